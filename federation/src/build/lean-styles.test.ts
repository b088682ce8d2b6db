import leanStyles from './lean-styles.cjs';

function styles(strings: TemplateStringsArray, ...values: string[]): string {
  const texts = leanStyles.lean(strings.raw);
  expect(texts).toHaveLength(strings.raw.length);
  return String.raw({ raw: texts }, ...values);
}

describe('styles in the builds', () => {
  it('SH-17 have no line breaks, indents, comments and last semicolons', () => {
    const short = styles`
      /* It doesn't matter. */
      display: grid;
      grid-template-columns: minmax(0, 1fr) calc(10rem + 1px);

      & > li,
      &:hover {
        margin: 0 auto;
      }
    `;
    expect(short).toBe(
      'display:grid;grid-template-columns:minmax(0,1fr) calc(10rem + 1px);& > li,&:hover{margin:0 auto}',
    );
  });

  it('SH-17 keep interpolated values where they are', () => {
    const short = styles`
      ${'a:b;'}
      ${'@media print'} {
        color: ${'red'};
        margin: ${'1px'} ${'2px'};
        ${'top'}: 0;
      }
    `;
    expect(short).toBe('a:b; @media print{color:red;margin:1px 2px;top: 0}');
  });

  it('SH-17 keep quoted texts and the space before a pseudo-class', () => {
    const short = styles`
      & :focus-visible::before {
        content: '· ; ,  "x"';
        quotes: "„" "“";
        grid-template-areas: 'a  b';
      }
    `;
    expect(short).toBe(`& :focus-visible::before{content:'· ; ,  "x"';quotes:"„" "“";grid-template-areas:'a  b'}`);
  });

  it('SH-17 are refused with a line comment, which CSS does not have', () => {
    expect(() => leanStyles.lean(['color: red; // why\n'])).toThrow(/line comments/);
  });
});
