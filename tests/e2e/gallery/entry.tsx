import "virtual:uno.css";
import "./font.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import type { GalleryData } from "./people.ts";

const root = document.getElementById("root");
const data = document.getElementById("data")?.textContent ?? "";
if (!root) throw new Error("The gallery page has no root.");
hydrateRoot(
  root,
  <StrictMode>
    <App {...(JSON.parse(data) as GalleryData)} />
  </StrictMode>,
  { onRecoverableError: (error) => console.error(error) },
);
