/** Look of the practice bank's pages; its own colours, so that nobody takes it for the site. */
export const bankStyle = `
:root { color-scheme: light; --ink: #1d2433; --line: #d5dae4; --tint: #f3f5fa; --main: #27407d; --red: #a3231b; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--tint); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 24px; background: #fff; border: 1px solid var(--line);
  border-radius: 12px; box-shadow: 0 2px 12px rgb(29 36 51 / 8%); }
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; padding-bottom: 16px;
  border-bottom: 1px solid var(--line); font-weight: 600; color: var(--main); }
header span { padding: 2px 10px; border: 1px solid var(--main); border-radius: 99px; font-size: 13px; }
h1 { margin: 20px 0 8px; font-size: 22px; line-height: 1.2; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 20px 0; }
dt { color: #5a6377; } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; font-weight: 600; }
.note { padding: 12px 14px; border-radius: 8px; background: var(--tint); font-size: 14px; }
.code { display: block; margin-top: 6px; font-size: 22px; font-weight: 700; letter-spacing: 4px; }
.error { padding: 12px 14px; border-radius: 8px; background: #fdeceb; color: var(--red); font-weight: 600; }
label { display: block; margin: 20px 0 6px; font-weight: 600; }
input:not([type="hidden"]) { width: 100%; min-height: 48px; padding: 8px 14px; border: 1px solid #6d768a;
  border-radius: 10px; font: inherit; font-size: 20px; letter-spacing: 6px; }
button { width: 100%; min-height: 48px; margin-top: 12px; border: 1px solid var(--main); border-radius: 10px;
  background: #fff; color: var(--main); font: inherit; font-weight: 600; cursor: pointer; }
button.primary { background: var(--main); color: #fff; }
:focus-visible { outline: 3px solid #f2a922; outline-offset: 2px; }
`;
