import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useStore } from "#client/state/store.ts";
import { toTurkishTitle } from "#shared/format/turkish-case.ts";
import { endpoints, href } from "#shared/routes.ts";
import { logOut } from "./log-out.ts";
import { memberCopy } from "./member-copy.ts";
import { useSelfClosing } from "./use-self-closing.ts";
import { useLayoutData } from "./use-site.ts";
import { Icon } from "#client/ui/icon.tsx";

/** The member's name and menu in the desktop header, or the way to sign in. */
export function AccountMenu() {
  const member = useLayoutData()?.member ?? null;
  const menu = useSelfClosing();
  if (member === null) {
    return (
      <span className="hidden desktop:inline-flex no-print">
        <SignInLink className="btn-secondary">{memberCopy.loginShort}</SignInLink>
      </span>
    );
  }
  return (
    <details ref={menu} className="account-menu group hidden desktop:block no-print">
      <summary className="menu-item">
        <Icon name="i-lucide-circle-user-round" className="text-xl" />
        <span className="visually-hidden">{memberCopy.accountMenu}: </span>
        <span className="truncate max-w-[min(16rem,16vw)]">{fullName(member)}</span>
        <Icon
          name="i-lucide-chevron-down"
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="account-panel card">
        <Link to={href("account", {}, { page: "bilgilerim" })} className="menu-link">
          <Icon name="i-lucide-user-pen" className="text-lg text-primary" />
          {memberCopy.profile}
        </Link>
        <LogoutForm className="menu-link w-full bg-transparent border-0 cursor-pointer" />
      </div>
    </details>
  );
}

/** The same in the menu of a phone: a greeting and buttons. */
export function MobileAccount() {
  const member = useLayoutData()?.member ?? null;
  if (member === null) {
    return (
      <p className="pt-3">
        <SignInLink className="btn-primary w-full">{memberCopy.login}</SignInLink>
      </p>
    );
  }
  return (
    <div className="pt-3 grid gap-2">
      <p className="px-2">
        {memberCopy.welcome}, <strong>{fullName(member)}</strong>
      </p>
      <Link to={href("account", {}, { page: "bilgilerim" })} className="btn-secondary">
        {memberCopy.profile}
      </Link>
      <LogoutForm className="btn-quiet w-full" />
    </div>
  );
}

const fullName = ({ name, surname }: { name: string; surname: string }) =>
  toTurkishTitle(`${name} ${surname}`);

/** Opens the sign-in window; without scripts it leads to the sign-in page. */
function SignInLink({ className, children }: { className: string; children: string }) {
  const store = useStore();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.signInView.value = "login";
  };
  return (
    <a href={href("login")} className={className} data-opens="" onClick={open}>
      {children}
    </a>
  );
}

function LogoutForm({ className }: { className: string }) {
  return (
    <form
      method="post"
      action={endpoints.logout}
      onSubmit={(event) => {
        event.preventDefault();
        void logOut(event.currentTarget);
      }}
    >
      <button type="submit" className={className}>
        <Icon name="i-lucide-log-out" className="text-lg" />
        {memberCopy.logout}
      </button>
    </form>
  );
}
