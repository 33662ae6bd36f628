import { Html } from './html.ts'

export const style = new Html(`
:root { color-scheme: light dark; --ink: #1f2937; --soft: #5b6675; --line: #dfe4ea; --page: #fff; --tint: #f4f7fa; --link: #096dd9; --get: #096dd9; --post: #237804; --put: #874d00; --delete: #a8071a }
@media (prefers-color-scheme: dark) { :root { --ink: #e3e8ee; --soft: #9aa7b5; --line: #2b3642; --page: #10161d; --tint: #17202a; --link: #69b1ff; --get: #69b1ff; --post: #95de64; --put: #ffc53d; --delete: #ff7875 } }
* { box-sizing: border-box }
html { scroll-padding-top: 16px }
body { margin: 0; color: var(--ink); background: var(--page); font: 14px/1.5 Inter, system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; font-variant-numeric: tabular-nums; display: grid; grid-template-columns: 184px minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 20px 16px; border-right: 1px solid var(--line); background: var(--tint) }
nav ul { list-style: none; margin: 16px 0; padding: 0 }
nav li { margin: 4px 0 }
nav li small { float: right }
main { padding: 20px 32px 80px; max-width: 1120px; min-width: 0 }
h1 { font-size: 20px; font-weight: 600; margin: 0 0 12px }
h2 { font-size: 16px; font-weight: 600; margin: 36px 0 8px }
h2 small { font-weight: 400; margin-left: 8px }
h3 { font-size: 13px; margin: 16px 0 4px }
h3 small { font-weight: 400 }
small { color: var(--soft); font-size: 12px }
a { color: var(--link); text-decoration: none }
a:hover { text-decoration: underline }
code, pre { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace }
pre { background: var(--tint); border-radius: 4px; padding: 10px 12px; overflow: auto; margin: 8px 0 }
.call { border-top: 1px solid var(--line) }
.call:last-child { border-bottom: 1px solid var(--line) }
summary { display: grid; grid-template-columns: 64px minmax(180px, 250px) minmax(0, 1fr) minmax(0, 220px); gap: 12px; align-items: baseline; padding: 7px 8px; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary { position: relative; padding-left: 24px }
summary::before { content: ''; position: absolute; left: 9px; top: 14px; width: 6px; height: 6px; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg) }
.call[open] > summary::before { transform: rotate(45deg) }
summary:hover, .call[open] > summary { background: var(--tint) }
:focus-visible { outline: 2px solid var(--link); outline-offset: -2px }
.method { font-size: 12px; letter-spacing: .03em }
.get { color: var(--get) } .post { color: var(--post) } .put { color: var(--put) } .delete { color: var(--delete) }
.path { overflow-wrap: anywhere; font-weight: 600 }
.who { color: var(--soft); font-size: 12px; text-align: right; overflow-wrap: anywhere }
.inside { padding: 4px 8px 20px 84px }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-top: 1px solid var(--line) }
th { color: var(--soft); font-size: 12px; font-weight: 400 }
.fields td:first-child { width: 40%; overflow-wrap: anywhere }
.reasons tr:target td { background: var(--tint) }
.none { color: var(--soft); margin: 4px 0 }
.refusals a { display: inline-block; margin: 0 12px 4px 0 }
@media (max-width: 760px) { body { display: block } nav { position: static; height: auto; border: 0 } main { padding: 16px } summary { grid-template-columns: 56px 1fr } .what, .who { grid-column: 2; text-align: left } .inside { padding-left: 8px } .fields td { overflow-wrap: anywhere } .reasons, .reasons tbody, .reasons tr, .reasons td { display: block } .reasons thead { display: none } .reasons tr { padding: 6px 0; border-top: 1px solid var(--line) } .reasons td { border: 0; padding: 0; overflow-wrap: anywhere } }
`)
