import { IMAGE_WIDTHS } from '@care/contracts/constants';
import { EMBED_COMPANY_PATH, EMBED_PATH, EMBED_VERSIONS_PATH } from '@care/contracts/embed-addresses';

/** The choices of an integrator on the page, as the attributes of `<pflege-profil>` name it (EM-05). */
export interface EmbedChoice {
  slug: string;
  view: 'compact' | 'full' | 'rating' | 'jobs';
  parts: readonly string[];
  theme: string;
  headingLevel: string;
  height: string;
  /** Pixels; 0 reserves nothing. */
  minHeight: number;
  /** A colour, or empty for the one of the profile. */
  accent: string;
  key?: string;
}

/** A fixed version of the script with its hash; without it the address moves with the releases. */
export interface FixedVersion {
  version: string;
  integrity: string;
}

/** The parts of the full view, in the order in which the profile shows them. */
export const EMBED_PARTS = ['gallery', 'about', 'features', 'rating', 'jobs'] as const;

/** Names of properties that differ from those of their attributes. */
const propertyOf: Record<string, string> = { 'heading-level': 'headingLevel' };

/** The attributes that differ from what the profile does without them; name, address and contact are no parts. */
export function attributesOf(choice: EmbedChoice): [name: string, value: string][] {
  const { slug, view, theme, headingLevel, height, key } = choice;
  const parts = EMBED_PARTS.filter((part) => choice.parts.includes(part));
  const isChosen = view === 'full' && parts.length > 0 && parts.length < EMBED_PARTS.length;
  return [
    ['slug', slug],
    ...(view === 'compact' ? [] : [['view', view] satisfies [string, string]]),
    ...(isChosen ? [['parts', parts.join(' ')] satisfies [string, string]] : []),
    ...(theme === 'light' ? [] : [['theme', theme] satisfies [string, string]]),
    ...(headingLevel === '3' ? [] : [['heading-level', headingLevel] satisfies [string, string]]),
    ...(height === 'auto' ? [] : [['height', height] satisfies [string, string]]),
    ...(key ? [['key', key] satisfies [string, string]] : []),
  ];
}

/** The choices for `mount()`; one that is not made is undefined, so that an update takes it away. */
export function mountOptionsOf(choice: EmbedChoice): Record<string, unknown> {
  const { view, theme, height, parts, headingLevel, slug, key } = Object.fromEntries(
    attributesOf(choice).map(([name, value]) => [propertyOf[name] ?? name, value]),
  );
  return { slug, view, theme, height, key, headingLevel, parts: parts?.split(' ') };
}

/** The styles of the element: its reserved space, and the accent colour. */
export function declarationsOf({ minHeight, height, accent }: EmbedChoice): string {
  const space = height === 'fixed' ? `height: ${minHeight}px` : `min-height: ${minHeight}px`;
  return ['display: block', ...(minHeight > 0 ? [space] : []), ...(accent ? [`--pp-accent: ${accent}`] : [])].join(
    '; ',
  );
}

/** Names of characters, which integrators read more easily than the numbers of `escapeMarkup`. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The script, from the moving address or a fixed one with its hash. */
export function scriptHtml(origin: string, fixed?: FixedVersion): string {
  const path = fixed ? `${EMBED_VERSIONS_PATH}${fixed.version}/` : EMBED_PATH;
  const hash = fixed ? `\n  integrity="${fixed.integrity}"` : '';
  return `<script type="module" crossorigin="anonymous"\n  src="${origin}${path}profil.js"${hash}></script>`;
}

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

/** The choices as an object of JavaScript, one property in a line. */
const propertiesOf = (choice: EmbedChoice): string[] =>
  attributesOf(choice).map(([name, value]) => {
    if (name === 'parts') return `parts: [${value.split(' ').map(quoted).join(', ')}],`;
    return `${propertyOf[name] ?? name}: ${name === 'heading-level' ? value : quoted(value)},`;
  });

/** The import of a name by the browser. webpack would look for the file at build time without the comment; other tools ignore it. */
const importCode = (name: string, origin: string, file: string): string =>
  `const { ${name} } = await import(/* webpackIgnore: true */ '${origin}${EMBED_PATH}${file}');`;

/** `mount()` in a page with a build of its own. */
export const moduleCode = (origin: string, choice: EmbedChoice): string =>
  [
    importCode('mount', origin, 'profil.js'),
    '',
    "const profile = mount(document.querySelector('#profil'), {",
    ...propertiesOf(choice).map((line) => `  ${line}`),
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
      .map(([name, value]) => {
        if (name === 'parts') return `parts={[${value.split(' ').map(quoted).join(', ')}]}`;
        return name === 'heading-level' ? `headingLevel={${value}}` : `${name}="${escaped(value)}"`;
      })
      .join(' ')} />`,
  ].join('\n');

/** The address of the HTML, as the element itself asks for it. */
function fragmentUrl(origin: string, choice: EmbedChoice): string {
  const query = new URLSearchParams(
    attributesOf(choice).filter(([name]) => ['view', 'parts', 'heading-level', 'key'].includes(name)),
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
  const hasGallery = choice.parts.length === 0 || choice.parts.includes('gallery');
  if (choice.view !== 'full' || !hasGallery) return html;
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
