import type designTokens from './tokens.json';

type DesignTokens = typeof designTokens;

const kebab = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();

const withPrefix = (prefix: string, values: Record<string, string | number>): string[] =>
  Object.entries(values).map(([name, value]) => `--${prefix}${kebab(name)}:${value}`);

/**
 * Converts the design tokens to the declarations of `:root`. `tokens.ts` contains the result as text, so that browsers
 * download no token table; a test compares the two.
 */
export function customProperties({ color, font, type, space, size, radius, shadow, motion, z }: DesignTokens): string {
  const colors = Object.entries(color).map(([role, { value }]) => `--${kebab(role)}:${value}`);
  const sizes = Object.entries(type).flatMap(([name, step]) => [
    `--t-${name}:${step.size}`,
    `--l-${name}:${step.line}`,
  ]);
  const { fast, normal, slow, ease } = motion;
  return [
    ...colors,
    `--font-text:${font.text.family}`,
    `--font-head:${font.head.family}`,
    ...sizes,
    ...withPrefix('s-', space),
    ...withPrefix('size-', size),
    ...withPrefix('r-', radius),
    ...withPrefix('shadow-', shadow),
    ...withPrefix('', { fast, normal, slow, ease }),
    ...withPrefix('z-', z),
  ].join(';');
}
