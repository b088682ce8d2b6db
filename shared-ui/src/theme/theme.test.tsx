import { globalStyles } from './global-styles';
import tokens from './tokens.json';

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const colors: Record<string, { value: string }> = tokens.color;
const hex = (role: string): string => colors[role]?.value ?? '';

it.each([...tokens.contrast.text, ...tokens.contrast.nonText])(
  'SH-12 $fg on $bg has sufficient contrast',
  ({ fg, bg, needs }) => {
    expect(contrast(hex(fg), hex(bg))).toBeGreaterThanOrEqual(needs);
  },
);

it('SH-12 the global styles contain the tokens, a focus outline, scaled fallback fonts and reduced motion', () => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = globalStyles;
  const css = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');
  for (const property of ['--blue-700: #234B78', '--ink-soft: #46566B', '--t-h1: min(clamp(', '--s-3: min(0.75rem'])
    expect(css).toContain(property);
  expect(css).toContain(':focus-visible');
  expect(css).toContain('size-adjust');
  expect(css).toContain('prefers-reduced-motion');
});

it('SH-01 a line of an enlarged heading keeps room for a word of fifteen letters', () => {
  const share = ({ size }: { size: string }) => Number(/^min\(clamp\(.*\), ([\d.]+)vw\)$/.exec(size)?.[1]);
  const { h1, h2, h3 } = tokens.type;
  // Nine tenths of a phone's width, and letters of half their height.
  for (const heading of [h1, h2, h3]) expect((15 / 2) * share(heading)).toBeLessThanOrEqual(90);
  expect(share(h1) > share(h2) && share(h2) > share(h3)).toBe(true);
});

it('SH-01 all texts of a narrow page are hyphenated, but no addresses and no code', () => {
  const narrow = /@media \(max-width:48em\)\{(.*?\})\}/.exec(globalStyles)?.[1];
  expect(narrow).toMatch(/^body\{hyphens:auto;/);
  expect(narrow).toMatch(/\[href\^=mailto\],code\{hyphens:manual\}$/);
});

it('SH-01 shorter words are hyphenated too where text of 200 % leaves room for few letters on a phone', () => {
  const [, width, rules] = /@media \(max-width:(\d+)em\)\{(body\{hyphenate[^}]*\})\}/.exec(globalStyles) ?? [];
  expect(rules).toBe('body{hyphenate-limit-chars:auto}');
  const [twice, once] = [390 / 32, 320 / 16];
  expect(Number(width)).toBeGreaterThan(twice);
  expect(Number(width)).toBeLessThan(once);
});
