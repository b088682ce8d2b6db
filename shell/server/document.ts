import { createHash } from 'node:crypto';
import type { ConsentCategory } from '@care/contracts';
import { AD_FRAME_META, API_PREFIX } from '@care/contracts/constants';
import { globalStyles } from '@care/ui/global-styles';
import { releasePath, slotsOf, parseModuleId } from '@care/federation/browser';
import { escapeMarkup } from '@care/contracts/markup';
import type { DeveloperView, PageData } from '../client/page-data';
import { titleOf } from '../client/frame/apply-head';
import { PAGE_DATA_ID } from '../client/page-data';
import type { LiveComposition } from './composition';
import type { RenderResult } from './render/protocol';

export interface DocumentOptions {
  composition: LiveComposition;
  contractsVersion: string;
  /** Addresses of the shell's start scripts in the order in which they run, and of the tab's icon. */
  scripts: readonly string[];
  icon: string;
  /** Module id of one of the shell's own pages → address of its chunk. */
  ownScripts?: Readonly<Record<string, string>>;
  pseudoLocale?: boolean;
  /** The categories for which a service is configured that needs consent (SH-16). */
  consent?: readonly ConsentCategory[];
  /** Foreign origins from which a map may load. */
  mapOrigins?: readonly string[];
  /** Origin of the store that browsers send videos to (PP-12). */
  uploadOrigin?: string;
  /** Replacements of live slices in a developer's browser (EM-04). */
  overrides?: DeveloperView;
  /** Address of the frame in which ads are shown (AC-17). */
  adFrame?: string;
  /** The address people use, for canonical links. */
  origin: string;
  result: Extract<RenderResult, { kind: 'html' | 'client' }>;
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** emotion's style elements stay empty in the browser, because it adds rules with insertRule. */
const emptyStyle = sha256('');
/** JSON for an element that browsers do not execute. `<` is escaped, so it cannot end the element. */
const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Writes the HTML document around a rendered page: head, hints, styles, data and scripts. `policy`: the
 * Content-Security-Policy with the hashes of this document's styles.
 */
export function writeDocument(options: DocumentOptions): { html: string; policy: string } {
  const { composition, contractsVersion, icon, origin, pseudoLocale, consent = [], result } = options;
  const { ids, css, pictures, content } = partsOf(result);
  const data: PageData = {
    composition: { id: composition.id, slices: composition.slices },
    contractsVersion,
    ...(composition.cohort && { hasCanary: true }),
    ...(consent.length > 0 && { consent }),
    ...(pseudoLocale && { pseudoLocale }),
    ...(options.overrides && { overrides: options.overrides }),
    rendered: renderedPart(result),
  };
  const code = codeTags(options);
  const html = [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    meta(AD_FRAME_META, options.adFrame),
    headTags(result, origin),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<style data-emotion="pf ${ids}">${css}</style>`,
    pictures,
    ...tagsOf(options, 'css', 'rel="stylesheet"'),
    // On a slow line the first picture would arrive late if the code came at the same time.
    pictures ? '' : code,
    '</head><body>',
    `<div id="root">${content}</div>`,
    pictures ? code : '',
    '<noscript><p>Für diese Seite wird JavaScript benötigt, soweit sie nicht schon zu sehen ist.</p></noscript>',
    `<script type="application/json" id="${PAGE_DATA_ID}">${inertJson(data)}</script>`,
    '</body></html>',
  ].join('');
  return { html, policy: policyOf(css, options) };
}

/** React's hints for the first pictures; it writes them before the content. */
const pictureHints = /^(<link rel="preload" as="image"[^>]*>)+/;

/**
 * The page's styles, its content, and the preload hints for its first pictures, which stand before those for scripts.
 */
function partsOf(result: DocumentOptions['result']) {
  const shown = result.kind === 'client' ? result.frame : result;
  if (!shown) return { ids: '', css: globalStyles, pictures: '', content: '' };
  const { html, styles, footerCss } = shown;
  const pictures = pictureHints.exec(html)?.[0] ?? '';
  const css = globalStyles + styles.css + footerCss;
  return { ids: styles.ids, css, pictures, content: html.slice(pictures.length) };
}

function renderedPart(result: DocumentOptions['result']): PageData['rendered'] {
  if (result.kind === 'client') return undefined;
  const { state, route, module, page, outcome, slots } = result;
  return { state, route, module, kind: page, outcome, slots };
}

/** Slices write paths. Search engines need complete addresses. */
const withOrigin = (data: object, origin: string): unknown =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value,
  );

const meta = (name: string, content: string | undefined): string =>
  content ? `<meta name="${name}" content="${escapeMarkup(content)}">` : '';

function headTags(result: DocumentOptions['result'], origin: string): string {
  // A page that the browser renders has only its title here.
  const head = result.kind === 'html' ? result.head : undefined;
  const absolute = (path: string) => escapeMarkup(new URL(path, origin).href);
  const link = (rel: string, path: string | undefined) => (path ? `<link rel="${rel}" href="${absolute(path)}">` : '');
  const property = (name: string, content: string | undefined) =>
    content ? `<meta property="og:${name}" content="${escapeMarkup(content)}">` : '';
  return [
    `<title>${escapeMarkup(titleOf(result.kind === 'html' ? head : result.frame?.head))}</title>`,
    meta('description', head?.description),
    meta('robots', result.kind === 'html' ? (head ? head.robots : 'noindex,follow') : result.robots),
    link('canonical', head?.canonical),
    link('prev', head?.prev),
    link('next', head?.next),
    head?.oembed && head.canonical ? oembedTag(new URL(head.canonical, origin)) : '',
    property('title', head?.title),
    property('description', head?.description),
    property('url', head?.canonical && new URL(head.canonical, origin).href),
    property('type', head && 'website'),
    property('locale', head && 'de_DE'),
    property('image', head?.image && new URL(head.image, origin).href),
    ...(head?.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${inertJson(withOrigin(data, origin))}</script>`,
    ),
  ].join('');
}

const oembedTag = ({ href, origin }: URL): string =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(`${origin}${API_PREFIX}/oembed/?url=${encodeURIComponent(href)}`)}">`;

/**
 * The shell's scripts, and hints for the code of the page and of its slots. The hints have integrity hashes; otherwise
 * the files would load twice.
 */
function codeTags(options: DocumentOptions): string {
  const ownScript = options.ownScripts?.[options.result.module ?? ''];
  return [
    // The largest files. Everything else waits for them, but browsers request deferred scripts last by default.
    ...options.scripts.map((script) => `<script defer fetchpriority="high" src="${script}"></script>`),
    ...(ownScript
      ? [`<link rel="preload" as="script" href="${ownScript}">`]
      : tagsOf(options, 'js', 'rel="preload" as="script"')),
  ].join('');
}

/** Links to the scripts or styles of the page's module and of its slots. A file without a known hash is not loaded. */
function tagsOf({ composition, result }: DocumentOptions, kind: 'js' | 'css', attributes: string): string[] {
  const { module } = result;
  const route = composition.slices
    .flatMap((slice) => slice.routes.map((entry) => ({ ...entry, module: `${slice.name}/${entry.expose}` })))
    .find((entry) => entry.module === module);
  const slots = slotsOf(composition.slices);
  const declared = (route?.slots ?? []).flatMap((slot) => slots[slot] ?? []);
  const used = result.kind === 'html' ? result.slots.map(({ id }) => id) : [];
  const modules = new Set([...(module ? [module] : []), ...declared, ...used]);
  const tags = [...modules].flatMap((id) => {
    const { slice: name, expose } = parseModuleId(id);
    const slice = composition.slices.find((candidate) => candidate.name === name);
    const files = slice?.exposes[expose];
    if (!slice || !files) return [];
    return (kind === 'js' ? [slice.entry, ...files.js] : files.css).flatMap((file) =>
      slice.integrity[file]
        ? [`<link ${attributes} href="${releasePath(slice)}${file}" integrity="${slice.integrity[file]}">`]
        : [],
    );
  });
  return [...new Set(tags)];
}

function policyOf(css: string, { mapOrigins = [], uploadOrigin, overrides, adFrame }: DocumentOptions): string {
  const alsoMaps = ['', ...mapOrigins].join(' ');
  const teams = Object.values(overrides?.overrides ?? {})
    .map((override) => ('url' in override ? ` ${new URL(override.url).origin}` : ''))
    .join('');
  // Some browsers load a map's symbols from a blob address.
  const alsoBlobs = mapOrigins.length > 0 ? ' blob:' : '';
  return [
    "default-src 'self'",
    `script-src 'self'${teams}`,
    `style-src 'self' ${sha256(css)} ${emptyStyle}`,
    `img-src 'self' data:${alsoBlobs}${alsoMaps}${teams}`,
    "font-src 'self'",
    `connect-src 'self'${alsoMaps}${uploadOrigin ? ` ${new URL(uploadOrigin).origin}` : ''}${teams}`,
    // The test checkout is a page of this site in a frame.
    `frame-src 'self'${adFrame ? ` ${new URL(adFrame).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
