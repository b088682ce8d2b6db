import type { ProfileOptions } from '../options';
import { styles } from '../view/styles';
import { parseColor, readableAccent } from './accent';

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
