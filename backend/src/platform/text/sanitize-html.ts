import sanitize from 'sanitize-html';

const allowedTags = (
  'a abbr address article aside b blockquote br caption cite code dd div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
  'header hr i img li main nav ol p pre q s section small span strong sub sup table tbody td tfoot th thead time tr u ul'
).split(' ');
/** Elements that are removed with their content, which is code, another language or a form. */
const nonTextTags = (
  'applet audio button canvas embed form frame frameset head iframe math noembed noframes noscript object option plaintext ' +
  'script select style svg template textarea title video xmp'
).split(' ');

// Relative to this origin, or a scheme that executes nothing. Browsers read "\\" as "/", so neither may follow the
// first slash.
const safeHref = /^(https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\])|$)/i;
const safeSrc = /^\/(?![/\\])/;

/** Browsers skip tabs and line breaks inside an address, so no control character is allowed. */
const isSafe = (address: string, pattern: RegExp): boolean =>
  !/[\u0000-\u0020\u007f]/.test(address.trim()) && pattern.test(address.trim());

function withoutUnsafe(attributes: sanitize.Attributes, name: 'href' | 'src', pattern: RegExp): sanitize.Attributes {
  const { [name]: address, ...rest } = attributes;
  return address === undefined || !isSafe(address, pattern) ? rest : attributes;
}

const options: sanitize.IOptions = {
  allowedTags,
  nonTextTags,
  allowedAttributes: {
    '*': ['class', 'lang', 'title', 'role', 'aria-*'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    // The heading of a cell's column, which narrow screens show beside the cell.
    td: ['colspan', 'rowspan', 'data-label'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => {
      const attribs = withoutUnsafe(attributes, 'href', safeHref);
      return { tagName, attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs };
    },
    img: (tagName, attributes) => ({ tagName, attribs: withoutUnsafe(attributes, 'src', safeSrc) }),
  },
};

/** Enough for any text; a longer sequence of changes would be a fault of the library. */
const MAX_PASSES = 10;

/**
 * The given HTML without anything that executes, loads from other sites or restyles the page (SH-11). Broken markup is
 * read differently after it was repaired once, so it is repeated until nothing changes.
 */
export function sanitizeHtml(html: string, passes = MAX_PASSES): string {
  // The library writes void elements in XHTML style. Text and attributes contain no bare ">", so only ends of tags
  // change.
  const clean = sanitize(html, options).replaceAll(' />', '>');
  return clean === html || passes === 1 ? clean : sanitizeHtml(clean, passes - 1);
}

const pathOf = (href = ''): string => href.replace(/[?#].*/s, '');

/** The given HTML, already clean, without links to some pages of the site, and without lists that are empty then. */
export function withoutLinksTo(paths: readonly string[], html: string): string {
  if (paths.length === 0) return html;
  const exclusiveFilter: sanitize.IOptions['exclusiveFilter'] = ({ tag, attribs, text, mediaChildren }) =>
    tag === 'a'
      ? paths.includes(pathOf(attribs['href']))
      : ['li', 'ul', 'ol'].includes(tag) && !text.trim() && mediaChildren.length === 0;
  return sanitize(html, { ...options, exclusiveFilter }).replaceAll(' />', '>');
}

/** The given style sheet without rules that load from other sites or could end the style element. */
export function sanitizeCss(css: string): string {
  const cleaned = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<[/!]?/g, '')
    // An escape can encode a letter and so hide one of the words below; typographic ones (from \2000 on) are kept.
    .replace(/\\0{0,4}[0-7]?[0-9a-f](?![0-9a-f])\s?/gi, '')
    .replace(/@(import|charset|namespace)[^;]*;?/gi, '')
    .replace(/(?:url|image-set|src)\(\s*(["']?)(?!\/(?![/\\]))[^)]*\)/gi, 'none')
    .replace(/\b(expression|behavior|-moz-binding)\b/gi, '');
  // Removing a part may join the rest into a forbidden word, so it is repeated until nothing changes.
  return cleaned === css ? css : sanitizeCss(cleaned);
}
