import { IMAGE_WIDTHS } from '@care/contracts/constants';
import { EMBED_COMPANY_PATH, EMBED_PATH } from '@care/contracts/embed-addresses';

/** The choices of an integrator on the page, as the attributes of `<pflege-profil>` name it (EM-05). */
export interface EmbedChoice {
  slug: string;
  view: 'compact' | 'full' | 'rating' | 'jobs';
  theme: 'light' | 'dark' | 'auto';
  /** Pixels to reserve; 0 reserves nothing. */
  minHeight: number;
  key?: string;
}

const DEFAULTS: Record<string, string> = { view: 'compact', theme: 'light', key: '' };

/** The attributes that differ from what the profile does without them. */
export const attributesOf = ({ slug, view, theme, key = '' }: EmbedChoice): [name: string, value: string][] =>
  Object.entries({ slug, view, theme, key }).filter(([name, value]) => value !== DEFAULTS[name]);

/** The styles of the element: its reserved space. */
const declarationsOf = ({ minHeight }: EmbedChoice): string =>
  minHeight > 0 ? `display: block; min-height: ${minHeight}px` : 'display: block';

/** Names of characters, which integrators read more easily than the numbers of `escapeMarkup`. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The script, from the address that moves with the releases. */
export const scriptHtml = (origin: string): string =>
  `<script type="module" crossorigin="anonymous"\n  src="${origin}${EMBED_PATH}profil.js"></script>`;

/** The element with its link for readers without script. `path` leads to the profile on this site. */
export function elementHtml(choice: EmbedChoice, link: { href: string; label: string }): string {
  const attributes = attributesOf(choice).map(([name, value]) => `${name}="${escaped(value)}"`);
  return [
    `<pflege-profil ${attributes.join(' ')}`,
    `  style="${escaped(declarationsOf(choice))}">`,
    `  <a href="${escaped(link.href)}">${escaped(link.label)}</a>`,
    '</pflege-profil>',
  ].join('\n');
}

/** A text as a string of JavaScript. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The import of a name by the browser. webpack would look for the file at build time without the comment; other tools ignore it. */
const importCode = (name: string, origin: string, file: string): string =>
  `const { ${name} } = await import(/* webpackIgnore: true */ '${origin}${EMBED_PATH}${file}');`;

/** `mount()` in a page with a build of its own. */
export const moduleCode = (origin: string, choice: EmbedChoice): string =>
  [
    importCode('mount', origin, 'profil.js'),
    '',
    "const profile = mount(document.querySelector('#profil'), {",
    ...attributesOf(choice).map(([name, value]) => `  ${name}: ${quoted(value)},`),
    '  onError: ({ kind }) => console.warn(kind),',
    '});',
    '',
    "profile.update({ theme: 'dark' });",
    'profile.unmount();',
  ].join('\n');

/** The federated component for pages that share their React. */
export const federationCode = (origin: string, choice: EmbedChoice): string =>
  [
    "import * as React from 'react';",
    "import * as reactDom from 'react-dom';",
    "import * as jsxRuntime from 'react/jsx-runtime';",
    '',
    importCode('loadRemote', origin, 'profil-federation.js'),
    'const { Profil } = await loadRemote({ react: React, reactDom, jsxRuntime });',
    '',
    `<Profil ${attributesOf(choice)
      .map(([name, value]) => `${name}="${escaped(value)}"`)
      .join(' ')} />`,
  ].join('\n');

/** The address of the HTML, as the element itself asks for it. */
function fragmentUrl(origin: string, choice: EmbedChoice): string {
  const query = new URLSearchParams(
    attributesOf(choice).filter(([name]) => name === 'view' || name === 'key'),
  ).toString();
  return `${companyUrl(origin, choice)}/fragment${query && `?${query}`}`;
}

const companyUrl = (origin: string, { slug }: EmbedChoice): string =>
  `${origin}${EMBED_COMPANY_PATH}${encodeURIComponent(slug)}`;

/**
 * Hints that let the browser request the HTML, and the picture that visitors see first, before the script has arrived.
 * Candidates and sizes of the picture are those of the profile (embed/src/view/), or it is loaded twice.
 */
export function preloadHtml(origin: string, choice: EmbedChoice): string {
  const html = `<link rel="preload" as="fetch" crossorigin="anonymous"\n  href="${escaped(fragmentUrl(origin, choice))}">`;
  if (choice.view !== 'full') return html;
  const picture = (width: number) => escaped(`${companyUrl(origin, choice)}/bild/${width}`);
  const candidates = IMAGE_WIDTHS.map((width) => `${picture(width)} ${width}w`).join(',\n    ');
  return `${html}
<link rel="preload" as="image" fetchpriority="high"
  href="${picture(IMAGE_WIDTHS[2])}"
  imagesizes="(min-width: 60em) 30em, 100vw"
  imagesrcset="${candidates}">`;
}

/** The request of a server that puts the HTML into its page. */
export const fragmentRequest = (origin: string, choice: EmbedChoice): string =>
  `GET ${fragmentUrl(origin, choice)}\nAccept: text/html`;
