/**
 * Text of the script that starts a reading page's scripts: at the first sign of use, not before. Reading pages are whole
 * without scripts (menus, forms and links are native), so whoever only reads downloads none. A press on a button that
 * needs them, or on a link that opens a window once they run (`data-opens`), is kept in `window.pendingPress` and done
 * again then; when they cannot be had, the link leads to its own page.
 */
export const startOnUse = (entry: string): string =>
  `(()=>{const signs=["pointerover","pointerdown","touchstart","keydown","focusin"];` +
  `const leave=()=>{const to=window.pendingPress?.href;if(to)location.href=to};` +
  `const start=()=>{for(const sign of signs)removeEventListener(sign,start,true);import(${JSON.stringify(entry)}).catch(leave)};` +
  `for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});` +
  `addEventListener("click",event=>{const pressed=event.target.closest?.("button[type=button],a[data-opens]");` +
  `if(!pressed||window.pageStarted||event.ctrlKey||event.metaKey||event.shiftKey)return;` +
  `if(pressed.href)event.preventDefault();window.pendingPress=pressed},true)})()`;
