type Color = readonly [red: number, green: number, blue: number];

/** The contrast that texts need (WCAG 1.4.3). */
const ENOUGH = 4.5;
const STEPS = 20;
const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];

/** Reads `rgb(…)` and `rgba(…)`, as computed styles have them; undefined for other notations. */
export function parseColor(text: string): Color | undefined {
  const [red, green, blue] = (/^rgba?\(([^)]*)\)/.exec(text)?.[1] ?? '').split(/[\s,/]+/).map(Number);
  return [red, green, blue].every(Number.isFinite) ? [red!, green!, blue!] : undefined;
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (from: Color, to: Color, part: number): Color =>
  from.map((channel, index) => Math.round(channel + (to[index]! - channel) * part)) as unknown as Color;

const text = (color: Color) => `rgb(${color.join(' ')})`;

/**
 * The accent colour, or the nearest mix with black or white that can be read on all surfaces, and the colour of text on it.
 * Undefined if nothing has to be changed.
 */
export function readableAccent(accent: Color, onAccent: Color, surfaces: readonly [Color, ...Color[]]) {
  const isReadable = (color: Color) => surfaces.every((surface) => contrast(color, surface) >= ENOUGH);
  if (isReadable(accent) && contrast(accent, onAccent) >= ENOUGH) return undefined;
  const target = contrast(BLACK, surfaces[0]) > contrast(WHITE, surfaces[0]) ? BLACK : WHITE;
  const candidates = Array.from({ length: STEPS + 1 }, (_, step) => mix(accent, target, step / STEPS));
  const safe = candidates.find(isReadable) ?? target;
  const onSafe = contrast(safe, onAccent) >= ENOUGH ? onAccent : contrast(safe, WHITE) >= ENOUGH ? WHITE : BLACK;
  return { accent: text(safe), onAccent: text(onSafe) };
}
