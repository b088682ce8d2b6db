type Entry = readonly [text: string, href: string];

const items = (entries: readonly Entry[]): string =>
  entries.map(([text, href]) => `<li><a href="${href}">${text}</a></li>`).join('');
const links = (title: string, entries: readonly Entry[]): string =>
  `<nav aria-label="${title}"><h2>${title}</h2><ul>${items(entries)}</ul></nav>`;

const HTML = [
  '<div class="foot"><div class="foot-columns"><div><p class="foot-name">Pflegefenster</p>',
  '<p>Pflegeanbieter, Pflegekräfte und Angehörige finden hier zueinander.</p></div>',
  links('Suche', [
    ['Pflegeanbieter finden', '/'],
    ['Pflegepersonal finden', '/pflegeanbieter'],
    ['Pflegejobs finden', '/pflegepersonal'],
  ]),
  links('Wissen', [
    ['Pflegemagazin', '/pflegemagazin'],
    ['Pflegeratgeber', '/pflegeratgeber'],
    ['Pflegeleitfaden', '/pflegeleitfaden'],
    ['Pflegeprodukte', '/pflegeprodukte'],
    ['Pakete und Preise', '/pakete'],
  ]),
  links('Vertrauen', [
    ['So sortieren wir', '/so-sortieren-wir'],
    ['So prüfen wir Bewertungen', '/so-pruefen-wir-bewertungen'],
    ['Inhalte melden', '/kontakt#melden'],
    ['Informationen zur Barrierefreiheit', '/barrierefreiheit'],
  ]),
  '</div><ul class="foot-legal" role="list">',
  items([
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
    ['AGB', '/agb'],
    // The shell opens the consent settings for this anchor; without JavaScript it is a section of the privacy page.
    ['Cookie-Einstellungen', '/datenschutz#cookie-einstellungen'],
    ['Kontakt', '/kontakt'],
  ]),
  '</ul><p class="foot-note">Demonstration: Alle Menschen, Häuser und Bewertungen sind erfunden. ',
  '<span class="foot-year"></span></p></div>',
].join('');

const CSS = [
  '.foot{background:var(--night);color:var(--night-text);padding:48px max(16px,calc((100% - 1200px)/2));font-size:1rem}',
  '.foot-columns{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}',
  '.foot h2,.foot-name{font:600 1.25rem var(--font-head);margin:0 0 8px;color:inherit}',
  '.foot ul{list-style:none;margin:0;padding:0}',
  '.foot a{color:inherit;display:inline-flex;align-items:center;min-height:44px;text-decoration:none}',
  '.foot a:hover{text-decoration:underline}',
  '.foot .foot-legal{display:flex;flex-wrap:wrap;gap:0 24px;margin-top:24px}',
  '.foot-note{border-top:1px solid #34496a;margin:32px 0 0;padding-top:16px;color:var(--night-soft)}',
].join('');

const JS =
  "document.querySelectorAll('.foot-year').forEach((element) => { element.textContent = String(new Date().getFullYear()); });";

/** The page-builder block with the footer of every page (SH-11). Its colours come from the page's theme. */
export const FOOTER = { source_type: 'FOOTER', html: HTML, css: CSS, js: JS } as const;
