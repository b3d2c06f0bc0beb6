import { maskRegisteredName } from "#shared/format/mask-personal.ts";
import { foldTurkish } from "#shared/format/turkish-case.ts";
import type { Services } from "../services.ts";
import type { Member } from "./member-record.ts";
import type { SignedInMember } from "../api/handler.ts";

export interface FullName {
  readonly name: string;
  readonly surname: string;
}

const folded = ({ name, surname }: FullName): string => foldTurkish(`${name} ${surname}`);

/**
 * Whether a registered person is the asking member: number and name are those of their membership. The number alone is
 * no proof, because nobody has checked it.
 */
export async function isOwnPerson(
  person: FullName,
  nationalIndex: string,
  member: Pick<SignedInMember, "memberId"> | undefined,
  { store }: Pick<Services, "store">,
): Promise<boolean> {
  const asking = member && (await store.members.find(member.memberId));
  return isMembersOwn(person, nationalIndex, asking);
}

/** The same of a membership that is open already. */
export const isMembersOwn = (
  person: FullName,
  nationalIndex: string,
  asking: Pick<Member, "nationalIndex" | "profile"> | undefined,
): boolean => asking?.nationalIndex === nationalIndex && folded(asking.profile) === folded(person);

export const maskedName = ({ name, surname }: FullName): FullName => ({
  name: maskRegisteredName(name),
  surname: maskRegisteredName(surname),
});

/** A registered name as whoever asks may see it: their own as it is, anybody else's masked. */
export async function shownName(
  person: FullName,
  ...asking: [nationalIndex: string, SignedInMember | undefined, Pick<Services, "store">]
): Promise<FullName> {
  const { name, surname } = person;
  return (await isOwnPerson(person, ...asking)) ? { name, surname } : maskedName(person);
}
