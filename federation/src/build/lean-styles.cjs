// Webpack loader, after the compiler: takes line breaks, indents, comments and last semicolons out of emotion's styles,
// which no minifier shortens because they are texts. Builds for browsers and for Node.js both use it: the names of
// classes are made from these texts, and those in the HTML have to be those in the browser.
const { transformAsync } = require('@babel/core');

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

const plugin = () => ({
  visitor: {
    TaggedTemplateExpression({ node: { tag, quasi } }) {
      if (!STYLES.has(nameOf(tag))) return;
      const texts = lean(quasi.quasis.map(({ value }) => value.raw));
      for (const [index, { value }] of quasi.quasis.entries()) value.raw = texts[index];
    },
  },
});

module.exports = async function leanStyles(source, map) {
  const done = this.async();
  if (!source.includes('@emotion/')) return done(null, source, map);
  try {
    const result = await transformAsync(source, {
      filename: this.resourcePath,
      babelrc: false,
      configFile: false,
      compact: false,
      sourceMaps: this.sourceMap,
      inputSourceMap: (typeof map === 'string' ? JSON.parse(map) : map) ?? undefined,
      plugins: [plugin],
    });
    return done(null, result.code, result.map ?? undefined);
  } catch (error) {
    return done(error);
  }
};
