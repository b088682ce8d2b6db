import type { ProfileOptions } from '../options';
import { styles } from '../view/styles';

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

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the styles of profiles. A constructed sheet needs no permission of the page's policy. */
export function addStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  root.adoptedStyleSheets = [sheet];
}

/** The element around a profile, with what depends on theme and height alone. */
export function frameIn(root: ShadowRoot, { theme, height }: Pick<ProfileOptions, 'theme' | 'height'>): HTMLElement {
  const frame = root.querySelector<HTMLElement>('.pp') ?? document.createElement('div');
  frame.className = 'pp';
  frame.lang = 'de';
  frame.dir = 'ltr';
  frame.dataset.theme = theme;
  frame.dataset.height = height;
  if (!frame.isConnected) root.append(frame);
  makeReadable(frame);
  return frame;
}

/** An accent colour of the page that cannot be read becomes the nearest one that can. */
function makeReadable(frame: HTMLElement): void {
  frame.style.removeProperty('--pp-safe-accent');
  frame.style.removeProperty('--pp-safe-on-accent');
  const probe = document.createElement('span');
  frame.append(probe);
  const [accent, onAccent, surface, fill] = ['--a', '--on-a', '--s', '--g'].map((name) => {
    probe.style.color = `var(${name})`;
    return parseColor(getComputedStyle(probe).color);
  });
  probe.remove();
  const safe = accent && onAccent && surface && fill && readableAccent(accent, onAccent, [surface, fill]);
  if (!safe) return;
  frame.style.setProperty('--pp-safe-accent', safe.accent);
  frame.style.setProperty('--pp-safe-on-accent', safe.onAccent);
  console.info(`pflege-profil: --pp-accent is not readable on --pp-surface; ${safe.accent} is used instead`);
}

/** The view in place of a profile: a text, and help. */
export function stateOf(text: string, ...more: Node[]): HTMLElement {
  const state = document.createElement('div');
  state.className = 'pp-state';
  state.setAttribute('role', 'status');
  const message = document.createElement('p');
  message.textContent = text;
  state.append(message, ...more);
  return state;
}

/** Changes the page. If that takes the focus from an element in `changed`, the focus moves to `next`. */
export function keepFocus(changed: Element, next: HTMLElement, change: () => void): void {
  const restore = focusIn(changed);
  change();
  restore(next);
}

/** Returns a function that moves the focus to another element, if it is in `changed` now and is lost by then. */
export function focusIn(changed: Element): (next: HTMLElement) => void {
  const shadow = changed.getRootNode() as ShadowRoot;
  const hadFocus = changed.contains(shadow.activeElement);
  return (next) => {
    if (!hadFocus || shadow.activeElement) return;
    next.tabIndex = -1;
    next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
    next.focus({ preventScroll: true });
  };
}
