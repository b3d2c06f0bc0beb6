import { Link } from "react-router";
import { Dialog } from "#client/ui/dialog.tsx";
import { href } from "#shared/routes.ts";
import { memberCopy } from "./member-copy.ts";

/** After a login with a one-time password: whether to choose one now. */
export default function PasswordQuestion({ onAnswer }: { onAnswer: () => void }) {
  return (
    <Dialog
      open
      openWithoutScripts
      title={memberCopy.changeQuestionTitle}
      onClose={onAnswer}
      footer={
        <>
          <form method="dialog">
            <button type="submit" className="btn-quiet">
              {memberCopy.no}
            </button>
          </form>
          <Link
            to={href("account", {}, { page: "sifre-degisikligi" })}
            className="btn-primary"
            onClick={onAnswer}
          >
            {memberCopy.yes}
          </Link>
        </>
      }
    >
      <p>{memberCopy.changeQuestion}</p>
    </Dialog>
  );
}
