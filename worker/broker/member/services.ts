import type { ConsentRepository } from "../consent/consent-repository.ts";
import type { PermissionRepository } from "../consent/permission-repository.ts";
import type { PasswordHashes } from "../crypto/password-hash.ts";
import type { Vault } from "../crypto/vault.ts";
import type { AssetRepository } from "./asset-repository.ts";
import type { AuthenticatorRepository } from "./authenticator-repository.ts";
import type { MemberRepository } from "./member-repository.ts";
import type { MemberPasswordRepository } from "./passwords/member-password-repository.ts";
import type { PasswordKeyRepository } from "./passwords/password-key-repository.ts";
import type { PasswordStrength } from "./passwords/password-strength.ts";
import type { SessionRepository } from "./session-repository.ts";
import type { VerificationServices } from "../verification/services.ts";

/** What membership and signing in are made of. */
export type MemberServices = {
  readonly passwordHashes: PasswordHashes;
  readonly passwordStrength: PasswordStrength;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly vault: Vault;
  readonly store: {
    readonly assets: AssetRepository;
    readonly authenticators: AuthenticatorRepository;
    readonly consents: ConsentRepository;
    readonly permissions: PermissionRepository;
    readonly memberPasswords: MemberPasswordRepository;
    readonly members: MemberRepository;
    readonly passwordKeys: PasswordKeyRepository;
    readonly sessions: SessionRepository;
    readonly quotes: {
      handTo(
        owner: {
          readonly memberId: string;
          readonly phoneIndex: string;
          readonly nationalIndex: string;
        },
        signedInVisitor: string | undefined,
      ): Promise<void>;
    };
  };
} & VerificationServices;
