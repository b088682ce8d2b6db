import '@testing-library/jest-dom';
import { contrast, frameIn, keepFocus, parseColor, readableAccent } from './frame';

/** A shadow root with two elements that can have the focus. */
function shadow() {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML = '<section><button>Weg</button></section><article></article>';
  const find = (name: string) => root.querySelector<HTMLElement>(name)!;
  return { root, changed: find('section'), button: find('button'), next: find('article') };
}

afterEach(() => document.body.replaceChildren());

it('EM-05 the focus, if a part of a profile is replaced: moves to what is shown instead until it leaves, stays at an element that stays, and is not taken from the rest of the page', () => {
  const { root, changed, button, next } = shadow();
  keepFocus(changed, next, () => changed.append('weniger'));
  expect(root.activeElement).toBeNull();
  button.focus();
  keepFocus(changed, next, () => changed.append('mehr'));
  expect(root.activeElement).toBe(button);
  keepFocus(changed, next, () => button.remove());
  expect(root.activeElement).toBe(next);
  next.blur();
  expect(next).not.toHaveAttribute('tabindex');
});

it('EM-05 a profile is written from left to right, whatever the page around it is', () => {
  const { root } = shadow();
  expect(frameIn(root, { theme: 'light', height: 'auto' })).toMatchObject({ dir: 'ltr', lang: 'de' });
});

const white = [255, 255, 255] as const;
const dark = [22, 38, 63] as const;

it.each([
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgb(1 2 3 / 0.5)', [1, 2, 3]],
  ['rgba(1, 2, 3, 0)', [1, 2, 3]],
  ['red', undefined],
  ['', undefined],
])('EM-05 the accent colour: reads %s', (text, color) => expect(parseColor(text)).toEqual(color));

it('EM-05 the accent colour: stays if it can be read on every surface', () =>
  expect(readableAccent([31, 73, 117], white, [white, [243, 244, 242]])).toBeUndefined());
it.each([
  ['yellow on white', [255, 238, 136], white],
  ['grey on white', [150, 150, 150], white],
  ['dark blue on dark', [20, 30, 90], dark],
  ['white on white', white, white],
] as const)('EM-05 becomes readable: %s', (_title, accent, surface) => {
  const safe = readableAccent(accent, white, [surface]);
  const [color, on] = [parseColor(safe?.accent ?? '')!, parseColor(safe?.onAccent ?? '')!];
  expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(color, on)).toBeGreaterThanOrEqual(4.5);
});
it('EM-05 the accent colour: the contrast is that of WCAG', () => {
  expect(contrast([0, 0, 0], white)).toBeCloseTo(21, 5);
  expect(contrast([118, 118, 118], white)).toBeCloseTo(4.54, 2);
});
