import "virtual:uno.css";
import "./font.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { FormFailure } from "#shared/forms/parse-form.ts";
import { App } from "./app.tsx";

const root = document.getElementById("root");
const data = document.getElementById("failure")?.textContent ?? "null";
if (!root) throw new Error("The gallery page has no root.");
hydrateRoot(
  root,
  <StrictMode>
    <App failure={JSON.parse(data) as FormFailure | null} />
  </StrictMode>,
  { onRecoverableError: (error) => console.error(error) },
);
