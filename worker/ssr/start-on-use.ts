/**
 * Text of the script that starts a reading page's scripts: at the first sign of use, not before. Reading pages are whole
 * without scripts (menus, forms and links are native), so whoever only reads downloads none. A press on a button that
 * needs them is kept in `window.pendingPress` and done again once they run.
 */
export const startOnUse = (entry: string): string =>
  `(()=>{const signs=["pointerover","pointerdown","touchstart","keydown","focusin"];` +
  `const start=()=>{for(const sign of signs)removeEventListener(sign,start,true);import(${JSON.stringify(entry)})};` +
  `for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});` +
  `addEventListener("click",({target})=>{const button=target.closest?.("button[type=button]");` +
  `if(button&&!window.pageStarted)window.pendingPress=button},true)})()`;
