import { useState } from "react";
import { ToastProvider } from "#client/ui/toasts/toast-context.ts";
import { ToastRegion } from "#client/ui/toasts/toast-region.tsx";
import { createToastStore } from "#client/ui/toasts/toast-store.ts";
import { EveryField } from "./every-field.tsx";
import { PeopleForm } from "./people-form.tsx";
import type { GalleryData } from "./people.ts";
import { Primitives } from "./primitives.tsx";
import { ShortForm } from "./short-form.tsx";

/** The gallery of primitives and fields, drawn by the server and taken over in the browser. */
export function App({ failure, ...people }: GalleryData) {
  const [toasts] = useState(createToastStore);
  return (
    <ToastProvider value={toasts}>
      <main className="page flex flex-col gap-10 py-8">
        <h1 className="h1">Parça vitrini</h1>
        <section aria-labelledby="primitives" className="flex flex-col gap-4">
          <h2 className="h2" id="primitives">
            Parçalar
          </h2>
          <Primitives />
        </section>
        <section aria-labelledby="short-title" className="flex flex-col gap-4 max-w-[35rem]">
          <h2 className="h2" id="short-title">
            Kısa form
          </h2>
          <ShortForm failure={failure} />
        </section>
        <section aria-labelledby="group-title" className="flex flex-col gap-4 max-w-[35rem]">
          <h2 className="h2" id="group-title">
            Çoğalan alanlar
          </h2>
          <PeopleForm {...people} />
        </section>
        <section aria-labelledby="fields" className="flex flex-col gap-4">
          <h2 className="h2" id="fields">
            Alanlar
          </h2>
          <EveryField />
        </section>
      </main>
      <ToastRegion />
    </ToastProvider>
  );
}
