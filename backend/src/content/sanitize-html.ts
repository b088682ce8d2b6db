/**
 * Allow-list sanitiser for stored HTML (footer, articles, guides, product and job texts). It does not filter the input but
 * writes new markup: known elements with known attributes, everything else as escaped text or not at all, always balanced.
 */
const allowedElements = new Set(
  (
    'a abbr address article aside b blockquote br caption cite code dd div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hr i img li main nav ol p pre q s section small span strong sub sup table tbody td tfoot th thead time tr u ul'
  ).split(' '),
);
/** Elements that go with everything inside them: their content is code, another language or a form. */
const droppedWithContent = new Set(
  (
    'applet audio button canvas embed form frame frameset head iframe math noembed noframes noscript object option plaintext ' +
    'script select style svg template textarea title video xmp'
  ).split(' '),
);
const voidElements = new Set(['br', 'hr', 'img']);
const globalAttributes = /^(class|lang|title|role|aria-[a-z]+)$/;
const elementAttributes: Record<string, RegExp> = {
  a: /^(href|rel|target)$/,
  img: /^(src|alt|width|height|loading)$/,
  ol: /^start$/,
  td: /^(colspan|rowspan)$/,
  th: /^(colspan|rowspan|scope)$/,
  time: /^datetime$/,
};
const addressAttributes = new Set(['href', 'src']);
// Relative to this origin, or a scheme that runs nothing. Browsers read "\" as "/", so neither may follow the first slash.
const safeHref = /^(https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\])|$)/i;
const safeSrc = /^\/(?![/\\])/;

// Every alternative starts with another character, so that no input makes it try twice.
const tagPattern = /^<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])((?:[^"'<>]|"[^"]*"|'[^']*')*)>/i;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The given HTML with nothing in it that runs, loads from elsewhere or restyles the page. */
export function sanitizeHtml(html: string): string {
  const open: string[] = [];
  let written = '';
  let position = 0;
  while (position < html.length) {
    const next = html.indexOf('<', position);
    if (next < 0) return written + escapeText(html.slice(position)) + closeAll(open);
    written += escapeText(html.slice(position, next));
    if (html.startsWith('<!', next) || html.startsWith('<?', next)) {
      position = endOfDeclaration(html, next);
      continue;
    }
    const tag = tagPattern.exec(html.slice(next, next + 4096));
    if (!tag) {
      written += '&lt;';
      position = next + 1;
      continue;
    }
    const name = tag[2]!.toLowerCase();
    position = next + tag[0].length;
    if (tag[1]) written += closeElement(open, name);
    else if (droppedWithContent.has(name)) position = endOfElement(html, name, position);
    else if (allowedElements.has(name)) written += openElement(open, name, tag[3]!);
  }
  return written + closeAll(open);
}

/** The given style sheet without rules that load anything from elsewhere or could end the style element. */
export function sanitizeCss(css: string): string {
  const cleaned = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<[/!]?/g, '')
    // An escape may spell a letter, and so hide one of the words below; typographic ones (from \2000 on) stay.
    .replace(/\\0{0,4}[0-7]?[0-9a-f](?![0-9a-f])\s?/gi, '')
    .replace(/@(import|charset|namespace)[^;]*;?/gi, '')
    .replace(/(?:url|image-set|src)\(\s*(["']?)(?!\/(?![/\\]))[^)]*\)/gi, 'none')
    .replace(/\b(expression|behavior|-moz-binding)\b/gi, '');
  // Cutting may join two halves into a forbidden word, so it goes on until nothing is left to cut.
  return cleaned === css ? css : sanitizeCss(cleaned);
}

function openElement(open: string[], name: string, attributes: string): string {
  if (!voidElements.has(name)) open.push(name);
  return `<${name}${writeAttributes(name, attributes)}>`;
}

function closeElement(open: string[], name: string): string {
  const depth = open.lastIndexOf(name);
  return depth < 0 ? '' : closeAll(open.splice(depth));
}

function closeAll(names: string[]): string {
  return names
    .splice(0)
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
}

function writeAttributes(element: string, source: string): string {
  const written = new Map<string, string>();
  for (const [, rawName, double, single, bare] of source.matchAll(attributePattern)) {
    const name = rawName!.toLowerCase();
    const value = decodeEntities(double ?? single ?? bare ?? '');
    if (!written.has(name) && isAllowed(element, name, value)) written.set(name, value);
  }
  if (written.get('target') === '_blank') written.set('rel', 'noopener noreferrer');
  return [...written].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
}

function isAllowed(element: string, name: string, value: string): boolean {
  if (!globalAttributes.test(name) && !elementAttributes[element]?.test(name)) return false;
  if (!addressAttributes.has(name)) return true;
  // Browsers skip tabs and line breaks inside an address; one that holds any control character is not ours.
  if (/[\u0000-\u0020\u007f]/.test(value.trim())) return false;
  return (name === 'src' ? safeSrc : safeHref).test(value.trim());
}

function endOfDeclaration(html: string, start: number): number {
  const closing = html.startsWith('<!--', start) ? '-->' : '>';
  const end = html.indexOf(closing, start);
  return end < 0 ? html.length : end + closing.length;
}

function endOfElement(html: string, name: string, from: number): number {
  const rest = new RegExp(`</${name}[^>]*>`, 'i').exec(html.slice(from));
  return rest ? from + rest.index + rest[0].length : html.length;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));?/gi, (whole, decimal, hex, named) => {
    if (named) return namedEntities[String(named).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Escapes what is not yet an entity, so that text keeps its entities. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
