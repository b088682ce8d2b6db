/**
 * The whole style sheet. Lengths are em, because rem belongs to the page around. Inherited styles of the page are cleared on the
 * element and once more inside it: a rule of the page for `*` with !important reaches the element itself.
 */
export const styles = `
:host { all: initial; display: block; font-size: medium; contain: layout style; }
:host([hidden]) { display: none; }
.pp { all: initial; display: block; box-sizing: border-box; container-type: inline-size;
  --a: var(--pp-safe-accent, var(--pp-accent, #1f4975)); --on-a: var(--pp-safe-on-accent, var(--pp-on-accent, #fff));
  --s: var(--pp-surface, #fff); --i: var(--pp-ink, #16263a); --i2: var(--pp-ink-soft, #46566b); --l: var(--pp-line, #d9dde2); --g: var(--pp-fill, #f3f4f2); --st: #b45309; --r: var(--pp-radius, 12px);
  font: medium/1.5 var(--pp-font, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif); color: var(--i); text-align: left; overflow-wrap: break-word; hyphens: auto; -webkit-text-size-adjust: 100%; }
.pp[data-theme=dark] { --a: var(--pp-safe-accent, var(--pp-accent, #cfe0f0)); --on-a: var(--pp-safe-on-accent, var(--pp-on-accent, #16263a)); --s: var(--pp-surface, #16263f); --i: var(--pp-ink, #fff); --i2: var(--pp-ink-soft, #c3cddb); --l: var(--pp-line, #3c4e69); --g: var(--pp-fill, #24344f); --st: #ffc857; }
@media (prefers-color-scheme: dark) {
  .pp[data-theme=auto] { --a: var(--pp-safe-accent, var(--pp-accent, #cfe0f0)); --on-a: var(--pp-safe-on-accent, var(--pp-on-accent, #16263a)); --s: var(--pp-surface, #16263f); --i: var(--pp-ink, #fff); --i2: var(--pp-ink-soft, #c3cddb); --l: var(--pp-line, #3c4e69); --g: var(--pp-fill, #24344f); --st: #ffc857; }
}
.pp[data-height=fixed] { height: 100%; overflow: auto; }
.pp *, .pp *::before, .pp *::after { box-sizing: border-box; }
.pp-card { background: var(--s); border: 1px solid var(--l); border-radius: var(--r); overflow: hidden; }
.pp-body { padding: 1.25em; }
.pp p, .pp ul, .pp h2, .pp h3, .pp h4, .pp h5, .pp h6 { margin: 0; padding: 0; list-style: none; }
.pp a { color: var(--a); text-underline-offset: .2em; }
.pp a:hover { text-decoration-thickness: 2px; }
.pp :focus-visible { outline: 3px solid var(--a); outline-offset: 2px; }
.pp-head { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .3em .9em; align-items: center; }
.pp-head > .pp-line { grid-column: 1 / -1; }
.pp-logo { display: grid; place-content: center; width: 3em; height: 3em; object-fit: contain; border: 1px solid var(--l); border-radius: 10px; background: #fff; color: #1b5b43; font-weight: 700; }
.pp-services { color: var(--i2); font-weight: 600; font-size: .95em; }
.pp-name { font-family: var(--pp-heading-font, Georgia, "Times New Roman", serif); font-size: 1.35em; line-height: 1.25; font-weight: 700; }
.pp-line { display: flex; flex-wrap: wrap; gap: .1em .45em; align-items: center; }
.pp-icon { flex: none; width: 1.15em; height: 1.15em; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }
.pp-stars { display: inline-flex; gap: .1em; }
.pp-stars svg { width: 1.25em; height: 1.25em; }
.pp-star-off { fill: none; stroke: var(--st); stroke-width: 1.6; }
.pp-star-on { fill: var(--st); }
.pp-soft { color: var(--i2); }
.pp-small { font-size: .9em; }
.pp-lines { white-space: pre-line; }
.pp-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.pp-columns { display: grid; gap: 1em 2em; margin-top: .75em; }
.pp-main { display: grid; gap: 1em; align-content: start; min-width: 0; }
.pp-section { display: grid; gap: .6em; padding-top: 1em; border-top: 1px solid var(--l); }
.pp-section-title { font-family: var(--pp-heading-font, Georgia, "Times New Roman", serif); font-size: 1.15em; font-weight: 700; }
.pp-chips { display: flex; flex-wrap: wrap; gap: .4em; }
.pp-chips li { padding: .2em .6em; border: 1px solid var(--l); border-radius: 6px; background: var(--g); font-size: .9em; }
.pp-features { display: grid; gap: .4em; }
.pp-features summary { display: inline-flex; align-items: center; min-height: 2.75em; color: var(--a); text-decoration: underline; cursor: pointer; }
.pp-bars { display: grid; gap: .4em; }
.pp-bars li { display: grid; grid-template-columns: minmax(6em, 10em) 1fr auto; gap: .8em; align-items: center; }
.pp-bars meter { appearance: none; width: 100%; height: .6em; border: 1px solid var(--i2); border-radius: 99px; overflow: hidden; background: none; }
.pp-bars meter::-webkit-meter-inner-element { display: block; height: 100%; }
.pp-bars meter::-webkit-meter-bar { background: none; border: 0; border-radius: 0; height: 100%; }
.pp-bars meter::-webkit-meter-optimum-value { background: var(--a); }
.pp-bars meter::-moz-meter-bar { background: var(--a); }
.pp-jobs li { display: grid; gap: .1em; padding: .6em 0; border-bottom: 1px solid var(--l); }
.pp-jobs li:last-child { border-bottom: 0; }
.pp-jobs a { font-weight: 600; }
.pp-contact { display: grid; gap: .6em; align-content: start; }
.pp a.pp-button, .pp-button { display: flex; gap: .5em; align-items: center; justify-content: center; min-height: 2.9em; padding: .5em .8em; border: 2px solid var(--a); border-radius: calc(var(--r) * .8); background: var(--a); color: var(--on-a); font: inherit; font-weight: 600; text-decoration: none; text-align: center; cursor: pointer; }
.pp a.pp-quiet, .pp-quiet { background: transparent; color: var(--a); }
.pp-button:hover { text-decoration: underline; }
.pp-ways { display: grid; gap: .2em; }
.pp-ways li { display: flex; gap: .5em; align-items: center; min-height: 2.75em; }
.pp-foot { display: flex; flex-wrap: wrap; gap: .3em 1em; justify-content: space-between; padding: .75em 1.25em; border-top: 1px solid var(--l); background: var(--g); color: var(--i2); font-size: .9em; }
.pp-gallery { display: grid; gap: 3px; }
.pp-gallery a { display: block; min-width: 0; }
.pp-gallery img { display: block; width: 100%; height: 100%; aspect-ratio: 16 / 9; object-fit: cover; }
.pp-gallery a:not(:first-child) { display: none; }
.pp-dialog { max-width: min(60em, 94vw); padding: .8em; border: 0; border-radius: var(--r); background: var(--s); color: var(--i); }
.pp-dialog::backdrop { background: rgb(0 0 0 / .6); }
.pp-dialog img { display: block; max-width: 100%; max-height: 75vh; margin: 0 auto; }
.pp-dialog-bar { display: flex; flex-wrap: wrap; gap: .5em; align-items: center; justify-content: center; margin-top: .6em; }
.pp-badge { display: grid; grid-template-columns: auto 1fr; gap: .1em .8em; align-items: center; max-width: 20em; padding: .8em 1.1em; }
.pp-badge > a { grid-column: 1 / -1; font-weight: 600; }
.pp-figure { font-size: 2em; line-height: 1; }
.pp-plain { padding: .6em 0; }
.pp-state { display: grid; gap: .8em; justify-items: start; padding: 1.25em; border: 1px solid var(--l); border-radius: var(--r); background: var(--s); }
.pp-root + .pp-state { margin-top: .75em; }
.pp-root + .pp-state .pp-button { background: transparent; color: var(--a); }
.pp-state [aria-disabled=true] { opacity: .6; cursor: progress; }
@container (min-width: 34em) {
  .pp-card[data-view=compact] .pp-columns { grid-template-columns: minmax(0, 1fr) 16em; }
  .pp-card[data-view=compact] .pp-contact { margin-top: -4em; }
}
@container (min-width: 40em) {
  .pp-body { padding: 1.5em 1.75em; }
  .pp-foot { padding-inline: 1.95em; }
  .pp-card[data-view=full] .pp-columns { grid-template-columns: minmax(0, 1fr) 16em; }
  .pp-gallery[data-count="3"], .pp-gallery[data-count="4"], .pp-gallery[data-count="5"] { grid-template-columns: 2fr 1fr 1fr; grid-auto-rows: 9em; }
  .pp-gallery[data-count="3"] a, .pp-gallery[data-count="4"] a, .pp-gallery[data-count="5"] a { display: block; }
  .pp-gallery[data-count="3"] a:first-child, .pp-gallery[data-count="4"] a:first-child, .pp-gallery[data-count="5"] a:first-child { grid-row: span 2; }
  .pp-gallery[data-count="3"] { grid-template-columns: 2fr 1fr; }
  .pp-gallery[data-count="4"] a:nth-child(4) { grid-column: span 2; }
  .pp-gallery[data-count="3"] img, .pp-gallery[data-count="4"] img, .pp-gallery[data-count="5"] img { aspect-ratio: auto; }
  .pp-gallery[data-count="1"] img, .pp-gallery[data-count="2"] img { max-height: 18em; }
}
@media (forced-colors: active) { .pp-button, .pp-chips li { border-color: ButtonText; } }
`;
