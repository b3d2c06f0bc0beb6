import { endpoints } from "#shared/routes.ts";

/**
 * Keeps a press on a button that needs scripts, or on a link that opens a window once they run (`data-opens`), in
 * `window.pendingPress`, to be done again then. When the scripts cannot be had, the link leads to its own page.
 */
const keepPress =
  `let isLost;const leave=()=>{isLost=true;const to=window.pendingPress?.href;if(to)location.href=to;else anew()};` +
  `addEventListener("click",event=>{const pressed=event.target.closest?.("button[type=button]:not([popovertarget]),a[data-opens]");` +
  `if(!pressed||isLost||window.pageStarted||event.ctrlKey||event.metaKey||event.shiftKey)return;` +
  `if(pressed.href)event.preventDefault();window.pendingPress=pressed},true);`;

/**
 * Loads a page anew whose scripts a deployment has taken away: once for the same scripts, only where the site answers, and
 * not over what is typed or about to be, which the page can do without them, nor over a link that is being followed. What answered a form stays: it
 * would be sent again.
 */
const loadAnew = (entry: string, isPosted: boolean): string => {
  const lost = JSON.stringify(entry);
  if (isPosted) return `const anew=()=>{};`;
  return (
    `let isUsed;addEventListener("input",()=>isUsed=true,true);` +
    `addEventListener("focusin",({target})=>isUsed||=!target.autofocus&&target.matches("input,select,textarea"),true);` +
    `addEventListener("click",({target})=>isUsed||=!!target.closest?.("a[href]"),true);` +
    `const anew=()=>history.state?.lost!==${lost}&&fetch(${JSON.stringify(endpoints.health)},{method:"HEAD"}).then(({ok})=>{` +
    `if(!ok||isUsed)return;history.replaceState({...history.state,lost:${lost}},"");location.reload()},()=>{});`
  );
};

/** Sends the answer about cookies (`data-in-place`) beside the page: a page anew would lose what is typed in it so far. */
const answerInPlace =
  `addEventListener("submit",event=>{const form=event.target;if(window.pageStarted||form.dataset.inPlace===undefined)return;` +
  `event.preventDefault();window.answeredInPlace=fetch(form.action,{method:"POST",body:new FormData(form,event.submitter),headers:{Accept:"application/json"}})` +
  // With the question goes the link that leads to it.
  `.then(({ok})=>{const at=form.parentElement;for(const one of [at,...document.querySelectorAll('[href="#'+at.id+'"]')])one.hidden=ok;return ok},()=>false)},true);`;

const inScope = (text: string) => `(()=>{${text}})()`;

/**
 * A member's page that comes out of the browser's memory before its scripts ran may greet somebody who has left since; it
 * is asked for anew. Once they run, `SessionKeeper` sees to it.
 */
export const reloadRestored = `addEventListener("pageshow",event=>event.persisted&&!window.pageStarted&&location.reload());`;

/** How a page starts its scripts. */
interface Start {
  /** Address of the script that hydrates it. */
  readonly entry: string;
  /** Addresses of the other scripts it takes. */
  readonly files: readonly string[];
  readonly styleSheet: string;
  /** Whether it is the answer to a form. */
  readonly isPosted: boolean;
}

const prepare = ({ entry, isPosted }: Start): string =>
  loadAnew(entry, isPosted) + keepPress + answerInPlace;

/**
 * For reading pages: starts their scripts at the first sign of use, not before. They are whole without (menus, forms and
 * links are native), so whoever only reads downloads none. The map by which scripts find each other comes last. A pointer that rests where the page appears is no sign, though
 * browsers tell of one that came over something and moved by nothing; nor is the field that a page puts the caret into by itself.
 */
export const startOnUse = (start: Start): string =>
  inScope(
    prepare(start) +
      `const signs=["pointermove","pointerdown","touchstart","keydown","focusin"];` +
      `const isRest=({type,movementX,movementY,target})=>type==="pointermove"?!movementX&&!movementY:type==="focusin"&&target.autofocus;` +
      `const bring=(rel,href,as)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,as,crossOrigin:""}));` +
      `const run=()=>{for(const file of ${JSON.stringify(start.files)})bring("modulepreload",file,"script");bring("preload",${JSON.stringify(start.styleSheet)},"style");` +
      `import(${JSON.stringify(start.entry)}).catch(leave)};` +
      `const start=event=>{if(isRest(event))return;for(const sign of signs)removeEventListener(sign,start,true);` +
      `if(document.readyState==="loading")addEventListener("DOMContentLoaded",run,{once:true});else run()};` +
      `for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true})`,
  );

/** For every other page: its scripts are on their way, and may take their time. */
export const startAtOnce = (start: Start): string =>
  inScope(`${prepare(start)}import(${JSON.stringify(start.entry)}).catch(leave)`);
