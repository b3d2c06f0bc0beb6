import { Parser } from "htmlparser2";
import { expect } from "vitest";
import { href } from "#shared/routes.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";

// A browser that runs no scripts, as far as forms need one: pages are read as they were drawn, fields are found by their
// labels, and what is posted is what the form holds, hidden fields and the pressed button included.

interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Element | string)[];
  readonly parent: Element | undefined;
}

function parse(html: string): Element {
  const root: Element = { name: "", attributes: new Map(), children: [], parent: undefined };
  let at = root;
  const parser = new Parser({
    onopentag(name, attributes) {
      const made = {
        name,
        attributes: new Map(Object.entries(attributes)),
        children: [],
        parent: at,
      };
      at.children.push(made);
      at = made;
    },
    ontext(text) {
      // A text comes in pieces where it has entities.
      const last = at.children.at(-1);
      if (typeof last === "string") at.children.splice(-1, 1, last + text);
      else at.children.push(text);
    },
    onclosetag() {
      at = at.parent!;
    },
  });
  parser.end(html);
  return root;
}

const every = function* (element: Element): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    yield child;
    yield* every(child);
  }
};

const textOf = (element: Element): string =>
  element.attributes.has("hidden") || ["select", "title"].includes(element.name)
    ? ""
    : element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");

const said = (element: Element) => textOf(element).replace(/\s+/g, " ").trim();

/** The same with what stands in elements of its own apart. */
const piecesOf = ({ children }: Element): string[] =>
  children.flatMap((child) => (typeof child === "string" ? [child] : piecesOf(child)));

const within = (element: Element, name: string): Element | undefined =>
  element.parent === undefined || element.parent.name === name
    ? element.parent
    : within(element.parent, name);

const isControl = ({ name }: Element) => ["input", "select", "textarea"].includes(name);
const isOpen = ({ attributes }: Element) =>
  !attributes.has("disabled") && !attributes.has("readonly");
const isPress = ({ name, attributes }: Element) =>
  name === "button" && attributes.get("type") !== "button";

/** What a field of a form is given: a text, the label of a choice, a tick or its absence, a file. */
export type Typed = string | boolean | File;

export interface PlainPage {
  /** Path and query of what is shown. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Everything a reader finds on it. */
  readonly text: string;
  /** Notifications, as whoever has no scripts is shown them. */
  readonly told: string;
  /** What is said at fields. */
  readonly messages: readonly string[];
  /** The name of the window that stands over it. */
  readonly window: string | undefined;
  /** What a field holds; one of a group is “group › label”. */
  valueOf(label: string): string;
  /** How many fields with this label can be filled in. */
  fields(label: string): number;
  /** Text of the elements with this one in them. */
  textIn(name: string, text: string): string;
  /** Where a link leads. */
  link(name: string): string;
}

function pageOf(response: Response, address: string, html: string) {
  const root = parse(html);
  const all = [...every(root)];
  const byId = (id: string) => all.find(({ attributes }) => attributes.get("id") === id);
  const nameOf = (element: Element): string => {
    const { attributes } = element;
    const by = attributes.get("aria-labelledby")?.split(" ");
    const named = by?.map((id) => said(byId(id)!)).join(" ");
    return attributes.get("aria-label") ?? named ?? said(element);
  };
  const labels = all.filter(({ name }) => name === "label");
  const labelsOf = (control: Element): string[] => {
    const id = control.attributes.get("id");
    const own = control.attributes.get("aria-label");
    const around = within(control, "label");
    const pointing = labels.filter(
      (label) => id !== undefined && label.attributes.get("for") === id,
    );
    const both = around?.name === "label" ? [...pointing, around] : pointing;
    return [...(own === undefined ? [] : [own]), ...both.map(said)];
  };
  const isGroup = ({ name, attributes }: Element) =>
    name === "fieldset" || /^(radio)?group$/.test(attributes.get("role") ?? "");
  const groupName = (group: Element): string => {
    const legend = group.children.find(
      (child): child is Element => typeof child !== "string" && child.name === "legend",
    );
    const isNamed = ["aria-label", "aria-labelledby"].some((name) => group.attributes.has(name));
    return isNamed || legend === undefined ? nameOf(group) : said(legend);
  };
  const controlsBy = (path: string, from: Iterable<Element>): Element[] => {
    const [first = "", ...rest] = path.split(" › ");
    if (rest.length > 0) {
      const group = one(
        [...from].filter((each) => isGroup(each) && groupName(each).startsWith(first)),
        first,
      );
      return controlsBy(rest.join(" › "), every(group));
    }
    return labelled(path, from);
  };
  const labelled = (label: string, place: Iterable<Element>): Element[] => {
    const controls = [...place].filter(
      (each) => isControl(each) && each.attributes.get("type") !== "hidden",
    );
    const exactly = controls.filter((each) => labelsOf(each).includes(label));
    if (exactly.length > 0) return exactly;
    return controls.filter((each) => labelsOf(each).some((text) => text.includes(label)));
  };
  const one = (found: readonly Element[], what: string): Element => {
    const [first] = found;
    if (first === undefined || found.length > 1) {
      throw new Error(`${found.length} times “${what}” on ${address}: ${said(root)}`);
    }
    return first;
  };
  const page: PlainPage = {
    address,
    status: response.status,
    headers: response.headers,
    html,
    text: said(root),
    told: all
      .filter(({ name }) => name === "noscript")
      .flatMap(piecesOf)
      .join(" ")
      .replace(/\s+/g, " "),
    messages: all.filter(({ attributes }) => attributes.get("id")?.endsWith("-error")).map(said),
    window: all
      .filter(
        ({ name, attributes }) =>
          (name === "dialog" && attributes.has("open")) || attributes.get("role") === "dialog",
      )
      .map(nameOf)[0],
    valueOf: (label) => valuesOf(one(controlsBy(label, all), label))[0]?.toString() ?? "",
    fields: (label) => controlsBy(label, all).filter(isOpen).length,
    textIn: (name, text) =>
      all
        .filter((each) => each.name === name)
        .map(said)
        .filter((each) => each.includes(text))
        .join("\n"),
    link: (name) =>
      one(
        all.filter((each) => each.name === "a" && nameOf(each) === name),
        name,
      ).attributes.get("href")!,
  };
  return { page, all, nameOf, controlsBy, one };
}

const optionsOf = (select: Element) => [...every(select)].filter(({ name }) => name === "option");
const optionValue = (option: Element) => option.attributes.get("value") ?? said(option);

/** What a control adds to what is posted. */
function valuesOf(control: Element): (string | File)[] {
  const { name, attributes, children } = control;
  if (name === "textarea") return [children.join("").replace(/^\n/, "")];
  if (name === "select") {
    const options = optionsOf(control);
    const chosen = options.find((option) => option.attributes.has("selected")) ?? options[0];
    return chosen === undefined ? [] : [optionValue(chosen)];
  }
  const type = attributes.get("type") ?? "text";
  if (type === "file") return [new File([], "")];
  if (type === "checkbox" || type === "radio") {
    return attributes.has("checked") ? [attributes.get("value") ?? "on"] : [];
  }
  return [attributes.get("value") ?? ""];
}

/** Types into a control, chooses in it or ticks it; a file is kept apart. */
function fill(control: Element, typed: Typed, form: Element): void {
  const { name, attributes, children } = control;
  if (name === "select") {
    const options = optionsOf(control);
    const wanted = options.find((option) => said({ ...option, name: "" }) === typed);
    if (wanted === undefined) throw new Error(`There is no choice “${String(typed)}”.`);
    for (const option of options) option.attributes.delete("selected");
    wanted.attributes.set("selected", "");
  } else if (typeof typed === "boolean") {
    if (attributes.get("type") === "radio") {
      for (const each of every(form)) {
        if (each.attributes.get("name") === attributes.get("name")) {
          each.attributes.delete("checked");
        }
      }
    }
    if (typed) attributes.set("checked", "");
    else attributes.delete("checked");
  } else if (name === "textarea") {
    children.splice(0, children.length, String(typed));
  } else {
    attributes.set("value", String(typed));
  }
}

/** What the browser asks for before it sends a form that does not say it is checked elsewhere. */
function expectComplete(form: Element): void {
  if (form.attributes.has("novalidate")) return;
  const missing = [...every(form)].filter(
    (each) => isControl(each) && each.attributes.has("required") && valuesOf(each).join("") === "",
  );
  if (missing.length > 0) throw new Error("The browser does not send what is incomplete.");
}

/** A visitor of a site whose browser runs no scripts; `client` has what they did before. */
export function openPlainBrowser(
  url: string,
  client: EdgeClient = createEdgeClient(url, fetchFromAnywhere),
) {
  let shown: ReturnType<typeof pageOf> | undefined;

  async function show(address: string, init?: RequestInit): Promise<PlainPage> {
    const response = await client.fetch(address, init);
    const html = await response.text();
    const location = response.headers.get("Location");
    if (location !== null) {
      const next = new URL(location, url + address);
      return show(next.pathname + next.search);
    }
    // Where the site had to wait before it knew where to lead.
    const late = /<meta http-equiv="refresh" content="0;url=([^"]*)"/.exec(html)?.[1];
    if (late !== undefined) return show(late.replaceAll("&amp;", "&"));
    shown = pageOf(response, address, html);
    return shown.page;
  }

  /** Fills in the form that has the button, and presses it; `at` says which of several. */
  function send(
    button: string,
    typed: Readonly<Record<string, Typed>> = {},
    at?: number,
  ): Promise<PlainPage> {
    const { page, all, nameOf, controlsBy, one } = shown!;
    const named = all.filter((each) => isPress(each) && nameOf(each) === button);
    const pressed = at === undefined ? one(named, button) : one(named.slice(at, at + 1), button);
    const form = within(pressed, "form");
    if (form?.name !== "form") throw new Error(`“${button}” belongs to no form.`);
    const files = new Map<Element, File>();
    for (const [label, value] of Object.entries(typed)) {
      const control = one(controlsBy(label, every(form)).filter(isOpen), label);
      if (value instanceof File) files.set(control, value);
      else fill(control, value, form);
    }
    expectComplete(form);
    const isMultipart = form.attributes.get("enctype") === "multipart/form-data";
    const body = isMultipart ? new FormData() : new URLSearchParams();
    for (const control of every(form)) {
      const { attributes } = control;
      const name = attributes.get("name");
      if (name === undefined || attributes.has("disabled")) continue;
      const values = isControl(control) ? [files.get(control) ?? valuesOf(control)].flat() : [];
      if (control === pressed) values.push(attributes.get("value") ?? "");
      for (const value of values) {
        if (body instanceof FormData) body.append(name, value);
        else body.append(name, String(value));
      }
    }
    const of = (name: string) => pressed.attributes.get(`form${name}`) ?? form.attributes.get(name);
    const target = new URL(of("action") ?? page.address, url + page.address);
    if (of("method")?.toLowerCase() === "post") {
      return show(target.pathname + target.search, { method: "POST", body });
    }
    return show(`${target.pathname}?${new URLSearchParams(body as URLSearchParams)}`);
  }

  return {
    client,
    get page() {
      return shown!.page;
    },
    open: (address: string) => show(address),
    /** Follows a link of the page. */
    follow: (name: string) => show(shown!.page.link(name)),
    send,
  };
}

export type PlainBrowser = ReturnType<typeof openPlainBrowser>;

export const numberField = "T.C. kimlik no";

/** What the second step of traffic insurance says of itself. */
export const vehicleStep = "Ruhsat belge no";

/** Fills in the first step of traffic insurance, as far as the code's window. */
export async function askForCode(browser: PlainBrowser, person: TestPerson): Promise<PlainPage> {
  await browser.open(href("trafikQuote"));
  const asked = await browser.send("Devam Et", {
    [numberField]: person.nationalNumber,
    Plaka: person.plate,
    "Cep telefonu": person.phone,
    "Gizlilik politikasını": true,
    "Aydınlatma Metni": true,
  });
  expect(asked.window).toBe("Telefon Doğrulama");
  return asked;
}

/** Types a code into the window that asks for it, and sends it. */
export const confirmCode = (browser: PlainBrowser, code: string): Promise<PlainPage> =>
  browser.send("Onayla", { "SMS kodu": code });
