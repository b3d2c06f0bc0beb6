import { maskRegisteredName } from "#shared/format/mask-personal.ts";
import { foldTurkish } from "#shared/format/turkish-case.ts";
import type { SignedInMember } from "../api/handler.ts";

export interface FullName {
  readonly name: string;
  readonly surname: string;
}

/** What of a membership says whose it is. */
export interface Membership {
  readonly nationalIndex: string;
  readonly profile: FullName;
}

/** Where memberships are found. */
interface Memberships {
  readonly store: {
    readonly members: { find(memberId: string): Promise<Membership | undefined> };
  };
}

const folded = ({ name, surname }: FullName): string => foldTurkish(`${name} ${surname}`);

/**
 * Whether a registered person is the asking member: number and name are those of their membership. The number alone is
 * no proof, because nobody has checked it.
 */
export const isMembersOwn = (
  person: FullName,
  nationalIndex: string,
  asking: Membership | undefined,
): boolean => asking?.nationalIndex === nationalIndex && folded(asking.profile) === folded(person);

export const maskedName = ({ name, surname }: FullName): FullName => ({
  name: maskRegisteredName(name),
  surname: maskRegisteredName(surname),
});

/** A registered name as whoever asks may see it: their own as it is, anybody else's masked. */
export async function shownName(
  person: FullName,
  nationalIndex: string,
  member: SignedInMember | undefined,
  { store }: Memberships,
): Promise<FullName> {
  const { name, surname } = person;
  const asking = member && (await store.members.find(member.memberId));
  return isMembersOwn(person, nationalIndex, asking) ? { name, surname } : maskedName(person);
}
