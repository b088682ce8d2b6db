// Takes line breaks, indents, comments and last semicolons out of emotion's styles in compiled code, which no minifier
// shortens because they are texts. Builds for browsers and for Node.js both use it: the names of classes are made from
// these texts, and those in the HTML have to be those in the browser.
const { parseSync, types } = require('@babel/core');

/** Stand for an interpolated value, and for a quoted text, which both stay as they are. */
const HOLE = '\u0001';
const QUOTED = '\u0002';

/** The styles of one template, whose texts lie between its values; as many texts come back. */
function lean(texts) {
  const quoted = [];
  const plain = texts.join(HOLE).replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (part) => {
    if (part.startsWith('/*')) return ' ';
    quoted.push(part);
    return QUOTED;
  });
  if (/(^|\s)\/\//.test(plain)) throw new Error(`CSS has no line comments: ${plain}`);
  const short = plain
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([\w-]): /g, '$1:')
    .replace(/;\}/g, '}')
    .trim();
  return short.replaceAll(QUOTED, () => quoted.shift()).split(HOLE);
}

/** The name at the start of a tag: `styled` of `styled.div` and of `styled(Card, options)`. */
function nameOf(tag) {
  if (tag.type === 'CallExpression') return nameOf(tag.callee);
  return tag.type === 'MemberExpression' ? nameOf(tag.object) : tag.name;
}
const STYLES = new Set(['styled', 'css', 'keyframes']);

const linesIn = (text) => text.split('\n').length;

/** The code with lean styles. Every other line keeps its number, so that source maps stay right. */
module.exports = function leanStyles(code) {
  if (!code.includes('@emotion/')) return code;
  const changes = [];
  types.traverseFast(parseSync(code, { babelrc: false, configFile: false }), ({ type, tag, quasi }) => {
    if (type !== 'TaggedTemplateExpression' || !STYLES.has(nameOf(tag))) return;
    const texts = lean(quasi.quasis.map(({ value }) => value.raw));
    for (const [index, { start, end, value, tail }] of quasi.quasis.entries()) {
      const close = tail ? '`' : '${';
      const text = texts[index] + close + '\n'.repeat(linesIn(value.raw) - linesIn(texts[index]));
      changes.push({ start, end: end + close.length, text });
    }
  });
  changes.sort((one, other) => other.start - one.start);
  return changes.reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), code);
};
