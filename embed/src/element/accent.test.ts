import { contrast, parseColor, readableAccent } from './frame';

const white = [255, 255, 255] as const;
const dark = [22, 38, 63] as const;

describe('the accent colour', () => {
  it.each([
    ['rgb(1, 2, 3)', [1, 2, 3]],
    ['rgb(1 2 3 / 0.5)', [1, 2, 3]],
    ['rgba(1, 2, 3, 0)', [1, 2, 3]],
    ['red', undefined],
    ['', undefined],
  ])('EM-05 reads %s', (text, color) => expect(parseColor(text)).toEqual(color));

  it('EM-05 stays if it can be read on every surface', () => {
    expect(readableAccent([31, 73, 117], white, [white, [243, 244, 242]])).toBeUndefined();
  });
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
  it('EM-05 the contrast is that of WCAG', () => {
    expect(contrast([0, 0, 0], white)).toBeCloseTo(21, 5);
    expect(contrast([118, 118, 118], white)).toBeCloseTo(4.54, 2);
  });
});
