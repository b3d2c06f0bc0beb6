import { BrandLogo } from "./frame/brand-logo.tsx";
import { frameCopy } from "./frame/copy.ts";
import { Spinner } from "./ui/spinner.tsx";
import { BecalmedBoat } from "./illustrations/becalmed-boat.tsx";
import { href } from "#shared/routes.ts";

/** What is shown while nobody knows yet how things stand: the frame's mark, and a place (`said`) for what is waited for. */
export function WaitingFrame({ name, said }: { name: string; said: string }) {
  return (
    <>
      <header className="site-header">
        <div className="page flex items-center py-2">
          <a href={href("home")} className="brand" aria-label={frameCopy.home}>
            <BrandLogo />
            <span>{name}</span>
          </a>
        </div>
      </header>
      <main className="narrow py-8 desktop:py-14 min-h-[60vh]">
        <section className="card flex flex-col items-center gap-4 p-6 text-center desktop:p-10">
          <BecalmedBoat className="w-44 text-primary" />
          <Spinner label="" />
          <div
            id={said}
            role="status"
            className="max-w-[30rem] text-lg font-semibold [text-wrap:balance]"
          />
        </section>
      </main>
    </>
  );
}
