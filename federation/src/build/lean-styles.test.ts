import leanStyles from './lean-styles.cjs';

const built = (source: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const async = () => (error: Error | null, code?: string) => (error ? reject(error) : resolve(code ?? ''));
    void leanStyles.call({ async, resourcePath: 'Part.js', sourceMap: false }, source);
  });

/** The styles of a component with these styles, as the build writes them. */
async function styles(text: string, tag = 'styled.div'): Promise<string> {
  const code = await built(`import styled from '@emotion/styled';\nexport const Part = ${tag}\`${text}\`;`);
  return /`([^`]*)`/.exec(code)?.[1] ?? '';
}

describe('styles in the builds', () => {
  const grid = `
    /* It doesn't matter. */
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(10rem + 1px);

    & > li,
    &:hover {
      margin: 0 auto;
    }
  `;
  const short = 'display:grid;grid-template-columns:minmax(0,1fr) calc(10rem + 1px);& > li,&:hover{margin:0 auto}';

  it.each(['styled.div', "styled('div', options)", 'styled(Card)', 'css', 'keyframes'])(
    'SH-17 have no line breaks, indents, comments and last semicolons: %s',
    async (tag) => {
      expect(await styles(grid, tag)).toBe(short);
    },
  );

  it('SH-17 keep interpolated values where they are', async () => {
    const text = `
      \${mixin}
      \${media.print} {
        color: \${red};
        margin: \${a} \${b};
        \${side}: 0;
      }
    `;
    expect(await styles(text)).toBe('${mixin} ${media.print}{color:${red};margin:${a} ${b};${side}: 0}');
  });

  it('SH-17 keep quoted texts and the space before a pseudo-class', async () => {
    const text = `
      & :focus-visible::before {
        content: '· ; ,  "x"';
        quotes: "„" "“";
        grid-template-areas: 'a  b';
      }
    `;
    expect(await styles(text)).toBe(
      `& :focus-visible::before{content:'· ; ,  "x"';quotes:"„" "“";grid-template-areas:'a  b'}`,
    );
  });

  it('SH-17 leaves other texts as they are, and files without styles', async () => {
    expect(await styles('a;\n  b: c;', 'other')).toBe('a;\n  b: c;');
    expect(await built('const styled = css`a: b;\n`;')).toBe('const styled = css`a: b;\n`;');
  });

  it('SH-17 are refused with a line comment, which CSS does not have', async () => {
    await expect(styles('color: red; // why\n')).rejects.toThrow(/line comments/);
  });
});
