import leanStyles from './lean-styles.cjs';

/** The styles of a component with these styles, as the build writes them. */
function styles(text: string, tag = 'styled.div'): string {
  const code = leanStyles(`import styled from '@emotion/styled';\nexport const Part = ${tag}\`${text}\`;`);
  return (/`([^`]*)`/.exec(code)?.[1] ?? '').replace(/\$\{\n+/g, '${');
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
    (tag) => {
      expect(styles(grid, tag)).toBe(short);
    },
  );

  it('SH-17 keep interpolated values where they are', () => {
    const text = `
      \${mixin}
      \${media.print} {
        color: \${red};
        margin: \${a} \${b};
        \${side}: 0;
      }
    `;
    expect(styles(text)).toBe('${mixin} ${media.print}{color:${red};margin:${a} ${b};${side}: 0}');
  });

  it('SH-17 leave all other code on its line, so that the places of a crash are right', () => {
    const lines = [
      "import styled from '@emotion/styled';",
      'const a = css`',
      '  b: c;',
      '  ${() => d};',
      '`;',
      'const e = 1;',
    ];
    const lean = leanStyles(lines.join('\n')).split('\n');
    expect(lean.map((line) => /\bd\b|const e/.exec(line)?.[0])).toEqual([
      undefined,
      undefined,
      undefined,
      'd',
      undefined,
      'const e',
    ]);
  });

  it('SH-17 keep quoted texts and the space before a pseudo-class', () => {
    const text = `
      & :focus-visible::before {
        content: '· ; ,  "x"';
        quotes: "„" "“";
        grid-template-areas: 'a  b';
      }
    `;
    expect(styles(text)).toBe(
      `& :focus-visible::before{content:'· ; ,  "x"';quotes:"„" "“";grid-template-areas:'a  b'}`,
    );
  });

  it('SH-17 leaves other texts as they are, and files without styles', () => {
    expect(styles('a;\n  b: c;', 'other')).toBe('a;\n  b: c;');
    expect(leanStyles('const styled = css`a: b;\n`;')).toBe('const styled = css`a: b;\n`;');
  });

  it('SH-17 are refused with a line comment, which CSS does not have', () => {
    expect(() => styles('color: red; // why\n')).toThrow(/line comments/);
  });
});
