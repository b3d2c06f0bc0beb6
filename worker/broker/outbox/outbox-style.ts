/** Look of the outbox page, and of the embedded consent register’s. */
export const outboxStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: #fbfaf6; color: #0f2a2e;
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 720px; margin: 0 auto; }
h1 { margin: 0; font-size: 28px; }
h2 { margin: 8px 0 0; font-size: 16px; overflow-wrap: anywhere; }
ol { list-style: none; margin: 24px 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
li { padding: 16px; background: #fff; border: 1px solid #eae4d8; border-radius: 12px; }
header { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; color: #51626a; }
header strong { padding: 0 8px; border-radius: 6px; background: #eef7f5; color: #0b5351; }
time { margin-left: auto; font-variant-numeric: tabular-nums; }
ul { margin: 12px 0 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 8px 20px; }
li li { padding: 0; border: 0; }
a { color: #0b5351; }
input, select, button { display: block; width: 100%; max-width: 360px; min-height: 44px; margin-top: 4px; padding: 0 12px;
  font: inherit; border: 1px solid #51626a; border-radius: 8px; background: #fff; color: inherit; }
button { width: auto; margin-top: 12px; border: 0; background: #0b5351; color: #fff; }
p { margin: 8px 0 0; white-space: pre-line; overflow-wrap: anywhere; }
`;
