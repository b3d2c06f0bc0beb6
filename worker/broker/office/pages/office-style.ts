/** Look of the office's pages. */
export const officeStyle = `
:root { color-scheme: light; --ink: #0f2a2e; --muted: #51626a; --line: #d9d2c3; --main: #0b5351; --tint: #eef7f5;
  --red: #a3231b; --red-tint: #fdeceb; }
* { box-sizing: border-box; }
body { margin: 0; background: #fbfaf6; color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
a { color: var(--main); }
.top { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; padding: 10px 16px; background: #fff;
  border-bottom: 1px solid var(--line); }
.top strong { margin-right: auto; }
.top nav { display: flex; flex-wrap: wrap; gap: 4px; order: 3; width: 100%; }
.top nav a, .stages a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; border-radius: 10px;
  text-decoration: none; }
.top nav a[aria-current], .stages a[aria-current] { background: var(--tint); font-weight: 600; }
.top form { display: flex; gap: 12px; align-items: center; color: var(--muted); }
main { max-width: 860px; margin: 0 auto; padding: 20px 16px 48px; }
main.narrow { max-width: 460px; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.2; }
h2 { margin: 0 0 8px; font-size: 18px; }
h2.next { margin-top: 24px; }
p { margin: 8px 0; }
.muted, .hint { color: var(--muted); font-size: 14px; }
.card { margin-top: 16px; padding: 16px; background: #fff; border: 1px solid var(--line); border-radius: 14px; }
.stages { display: flex; flex-wrap: wrap; gap: 4px; margin: 12px 0 4px; }
.filter { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; }
.filter > div { flex: 1 1 200px; }
.filter label { margin-top: 0; }
.filter button { flex: 0 0 auto; margin: 0; }
.rows { list-style: none; margin: 16px 0; padding: 0; display: grid; gap: 10px; }
.rows li { padding: 14px 16px; background: #fff; border: 1px solid var(--line); border-radius: 14px; }
.rows header { display: flex; flex-wrap: wrap; gap: 4px 12px; justify-content: space-between; align-items: baseline; }
.rows a { font-weight: 600; overflow-wrap: anywhere; }
.rows p { margin: 4px 0 0; overflow-wrap: anywhere; }
.badge { padding: 1px 10px; border-radius: 99px; background: var(--tint); color: var(--main); font-size: 14px;
  white-space: nowrap; }
.badge.alert { background: var(--red-tint); color: var(--red); }
h1.name { overflow-wrap: anywhere; }
.file { display: block; max-width: 100%; max-height: 80vh; height: auto; margin: 16px 0; border: 1px solid var(--line); border-radius: 14px;
  background: #fff; }
form.card > label:first-child { margin-top: 0; }
a.button { display: inline-flex; align-items: center; min-height: 48px; margin-top: 8px; padding: 0 20px; border: 1px solid var(--main);
  border-radius: 10px; background: #fff; font-weight: 600; text-decoration: none; }
.pages { display: flex; justify-content: space-between; gap: 16px; }
dl { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; margin: 0; }
dt { color: var(--muted); font-size: 14px; }
dd { margin: 0 0 8px; font-weight: 500; overflow-wrap: anywhere; white-space: pre-line; font-variant-numeric: tabular-nums; }
.messages { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; }
.messages li { padding: 12px 14px; border: 1px solid var(--line); border-radius: 12px; }
.messages li.office { background: var(--tint); }
.messages p { white-space: pre-line; overflow-wrap: anywhere; margin-bottom: 0; }
.messages ul { margin: 8px 0 0; padding: 0; list-style: none; }
.messages li li { padding: 0; border: 0; }
.messages li li a { display: inline-flex; align-items: center; min-height: 44px; overflow-wrap: anywhere; }
label, legend { display: block; margin: 16px 0 6px; font-weight: 600; }
fieldset { margin: 16px 0 0; padding: 0; border: 0; }
fieldset legend { margin: 0 0 4px; padding: 0; }
.choice { display: flex; gap: 10px; align-items: center; min-height: 44px; margin: 0; padding: 4px 0; font-weight: 400; }
.choice input { flex: none; width: 22px; height: 22px; accent-color: var(--main); }
input[type="text"], input[type="password"], select, textarea { width: 100%; min-height: 48px; padding: 8px 12px;
  border: 1px solid #6d7a80; border-radius: 10px; background: #fff; color: inherit; font: inherit; font-size: 16px; }
textarea { min-height: 130px; resize: vertical; }
[aria-invalid="true"] { border-color: var(--red); }
button { min-height: 48px; padding: 8px 20px; margin-top: 16px; border: 1px solid var(--main); border-radius: 10px; background: #fff;
  color: var(--main); font: inherit; font-weight: 600; cursor: pointer; }
button.primary { background: var(--main); color: #fff; }
button.danger { border-color: var(--red); background: var(--red); color: #fff; }
.top button { min-height: 44px; margin: 0; padding: 0 14px; }
.option { margin-top: 20px; }
.option button { margin-top: 0; }
.buttons { display: flex; flex-wrap: wrap; gap: 0 12px; }
.fault { margin: 6px 0 0; color: var(--red); font-size: 14px; font-weight: 600; }
.notice, .error { margin: 12px 0; padding: 12px 14px; border-radius: 10px; background: var(--tint); font-weight: 600; }
.error { background: var(--red-tint); color: var(--red); }
.secret { display: block; padding: 12px 14px; border-radius: 10px; background: var(--tint); font: 600 17px/1.6 ui-monospace, monospace;
  letter-spacing: 1px; overflow-wrap: anywhere; }
.audit { list-style: none; padding: 4px 16px; }
.audit li { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between; padding: 10px 0;
  border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.audit li:last-child { border-bottom: 0; }
:focus-visible { outline: 3px solid #f2a922; outline-offset: 2px; }
@media (min-width: 700px) {
  .top nav { order: 0; width: auto; }
  main { padding-top: 32px; }
  dl { grid-template-columns: 220px minmax(0, 1fr); gap: 6px 20px; }
  dd { margin: 0; }
  dt { font-size: 16px; }
}
`;
