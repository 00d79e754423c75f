/** The style sheet of the report, whose hash is in the policy. */
export const STYLE = `
:root{color-scheme:light dark;--canvas:light-dark(#f6fafa,#031019);--raised:light-dark(#fff,#061925);--text:light-dark(#061925,#f6fafa);--soft:light-dark(#455b6a,#a8b7c1);--line:light-dark(#d1dbe1,#152e3e);--bar:light-dark(#00668b,#85d0ee);--good:light-dark(#1f6538,#8fe0a5);--bad:light-dark(#ac011a,#faa29f);--warm:light-dark(#865901,#f7ca75)}
*{box-sizing:border-box}
body{background:var(--canvas);color:var(--text);font:16px/1.5 system-ui,sans-serif;margin:0}
main,header>div{margin-inline:auto;max-width:68rem;padding-inline:clamp(1rem,4vw,2.5rem)}
header{border-bottom:1px solid var(--line);padding-block:2.5rem 1.75rem}
h1{font-size:clamp(1.75rem,4vw,2.5rem);font-weight:650;letter-spacing:-.02em;line-height:1.1;margin-block:0 .5rem}
h2{font-size:1.375rem;font-weight:650;letter-spacing:-.01em;margin:0}
h3{font-size:1rem;margin:0 0 .5rem}
section{border-bottom:1px solid var(--line);padding-block:2.25rem}
p{margin-block:.25rem 1rem;max-width:44rem}
.lead,.soft,small,th,.facts dt{color:var(--soft)}
.facts{display:grid;gap:1.25rem 2rem;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));margin-block:1.5rem 0}
.facts dd{font-size:1.5rem;font-variant-numeric:tabular-nums;font-weight:600;line-height:1.2;margin:0}
.facts dt{font-size:.875rem}
.good{color:var(--good)}.bad{color:var(--bad)}.warm{color:var(--warm)}
.chart{display:block;height:auto;min-width:44rem;width:100%}
svg text{fill:var(--text);font-size:13px}svg .soft{fill:var(--soft)}
.bar{fill:var(--bar)}
svg .on{fill:#061925;font-size:12px}svg .on.soft{fill:#061925;opacity:.75}
.k0{background:#85d0ee;fill:#85d0ee}.k1{background:#b8e3f3;fill:#b8e3f3}.k2{background:#9fbdfc;fill:#9fbdfc}.k3{background:#7fdfcf;fill:#7fdfcf}.k4{background:#ebaddd;fill:#ebaddd}.k5{background:#fcbb82;fill:#fcbb82}.k6{background:#f7ca75;fill:#f7ca75}.k7{background:#c3ced6;fill:#c3ced6}
svg rect[class^=k]{stroke:var(--canvas);stroke-width:1}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0 0 1rem;padding:0}
.legend i{border-radius:2px;display:inline-block;height:.75rem;margin-inline-end:.4rem;width:.75rem}
.legend b{font-weight:600}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9375rem;width:100%}
td,th{border-bottom:1px solid var(--line);padding:.4rem .75rem .4rem 0;text-align:start}
th{font-weight:500}.number{font-variant-numeric:tabular-nums;text-align:end;white-space:nowrap}
.wide{min-width:8rem;width:35%}.wide svg{display:block;height:.5rem;width:100%}
.map{max-width:44rem;width:auto}.map td,.map th{padding:.45rem .9rem}.map th[scope=row]{padding-inline-start:0}
.heat{color:#061925;font-variant-numeric:tabular-nums;min-width:6rem;text-align:center}.heat small{color:inherit;opacity:.75}
.h0{background:#fbdad6}.h1{background:#fde3c8}.h2{background:#fdeec3}.h3{background:#eef2c4}.h4{background:#d7efc9}.h5{background:#bde8cb}
.links path{fill:none;stroke:var(--bar);stroke-opacity:.28}
.node{fill:var(--bar);stroke:var(--canvas);stroke-width:3}
code{font:.875em ui-monospace,monospace;overflow-wrap:anywhere}
ul,ol{margin-block:.5rem;padding-inline-start:1.25rem}
.columns{columns:18rem}
.two{display:grid;gap:1.5rem 3rem;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));margin-top:1rem}
summary{cursor:pointer}
:focus-visible{outline:2px solid var(--bar);outline-offset:2px}
td code{white-space:nowrap}
@media (max-width:40rem){td code{white-space:normal}.wide{display:none}.chart{min-width:30rem}svg text{font-size:18px}}
`
