import * as v from "valibot";
import type { Vault } from "../crypto/vault.ts";
import type { members } from "../store/member-schema.ts";

type Row = typeof members.$inferSelect;

const MemberProfileSchema = v.object({
  name: v.string(),
  surname: v.string(),
  email: v.string(),
  /** "YYYY-MM-DD". */
  birthdate: v.exactOptional(v.string()),
  gender: v.exactOptional(v.string()),
  /** Province code of two digits. */
  cityCode: v.exactOptional(v.string()),
  /** Name of the district. */
  county: v.exactOptional(v.string()),
  companyName: v.exactOptional(v.string()),
});

/** What a member has told of themselves, or the registry has. */
export type MemberProfile = v.InferOutput<typeof MemberProfileSchema>;

/** A membership, opened. While `phoneVerifiedAt` is null it is nobody's yet. */
export interface Member extends Omit<Row, "phoneSealed" | "nationalSealed" | "profileSealed"> {
  /** Ten digits. */
  readonly phone: string;
  /** T.C. or foreigner's identity number. */
  readonly nationalNumber: string;
  readonly profile: MemberProfile;
}

export async function sealMember(member: Member, vault: Vault): Promise<Row> {
  const { phone, nationalNumber, profile, ...rest } = member;
  return {
    ...rest,
    phoneSealed: await vault.seal("members.phone", phone),
    nationalSealed: await vault.seal("members.national", nationalNumber),
    profileSealed: await sealProfile(profile, vault),
  };
}

export const sealProfile = (profile: MemberProfile, vault: Vault): Promise<string> =>
  vault.seal("members.profile", JSON.stringify(profile));

export async function openMember(row: Row, vault: Vault): Promise<Member> {
  const { phoneSealed, nationalSealed, profileSealed, ...rest } = row;
  const profile = await vault.open("members.profile", profileSealed);
  return {
    ...rest,
    phone: await vault.open("members.phone", phoneSealed),
    nationalNumber: await vault.open("members.national", nationalSealed),
    profile: v.parse(MemberProfileSchema, JSON.parse(profile)),
  };
}
