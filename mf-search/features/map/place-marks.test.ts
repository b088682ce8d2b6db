import fc from 'fast-check';
import type { MapPin } from './map-hits';
import { inOrder, overlap, placeMarks, type PinToPlace, type Rect } from './place-marks';

const FRAME = { width: 516, height: 860 };
const TOUCH = 44;
const GAP = 3;
/** One degree is one pixel, so that a place is a spot. */
const spotOf = ({ lng, lat }: MapPin['at']) => ({ x: lng, y: lat });

const pinAt = (key: string, lng: number, lat: number, isCounted = false): PinToPlace<MapPin> => ({
  pin: { key, name: key, at: { lng, lat }, uncounted: isCounted ? 0 : 1 },
  text: '4,6',
});
const place = (
  pins: PinToPlace<MapPin>[],
  clusters: [lng: number, lat: number, count: number][],
  covers: Rect[] = [],
) =>
  placeMarks({
    pins,
    clusters: clusters.map(([lng, lat, count]) => ({ at: { lng, lat }, count })),
    spotOf,
    frame: FRAME,
    covers,
    touch: TOUCH,
  });

/** The smallest box that a mark certainly has. */
const boxesOf = ({ pins, clusters }: ReturnType<typeof place>): Rect[] => [
  ...pins.map(({ pin: { at } }) => ({ left: at.lng - 22, right: at.lng + 22, top: at.lat - 44, bottom: at.lat })),
  ...clusters.map(({ at: { lng, lat }, offset: [x, y] }) => ({
    left: lng + x - 22,
    right: lng + x + 22,
    top: lat + y - 22,
    bottom: lat + y + 22,
  })),
];

const coordinate = fc.integer({ min: 60, max: 460 });

it('SR-20 never cover each other, and no hit is lost, however dense they are', () => {
  const pins = fc.array(fc.tuple(coordinate, coordinate, fc.boolean()), { maxLength: 40 });
  const clusters = fc.array(fc.tuple(coordinate, coordinate, fc.integer({ min: 1, max: 2000 })), { maxLength: 25 });
  fc.assert(
    fc.property(pins, clusters, (pinsAt, clustersAt) => {
      const asked = pinsAt.map(([x, y, isCounted], index) => pinAt(String(index), x, y, isCounted));
      const placed = place(asked, clustersAt);
      const boxes = boxesOf(placed);
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      const shown = new Set(placed.pins.map(({ pin }) => pin.key));
      const lost = asked.filter(({ pin }) => pin.uncounted > 0 && !shown.has(pin.key)).length;
      const counted = placed.clusters.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(clustersAt.reduce((sum, [, , count]) => sum + count, lost));
    }),
    { numRuns: 300 },
  );
});

it('SR-20 a cluster is beside a pin of its place, and the pin keeps its position', () => {
  const { pins, clusters } = place([pinAt('a', 200, 200)], [[200, 190, 381]]);
  expect(pins.map(({ pin }) => pin.key)).toEqual(['a']);
  const [x, y] = clusters[0]!.offset;
  expect(Math.hypot(x, y)).toBeGreaterThan(TOUCH / 2);
  expect(Math.hypot(x, y)).toBeLessThan(80);
});

it('SR-20 of pins at one place the first is shown, and the others are counted', () => {
  const { pins, clusters } = place([pinAt('a', 200, 200), pinAt('b', 203, 200), pinAt('c', 200, 203)], []);
  expect(pins.map(({ pin }) => pin.key)).toEqual(['a']);
  expect(clusters.map(({ count }) => count)).toEqual([2]);
});

it('SR-20 draws the mark below the pointer first', () => {
  const pins = [pinAt('a', 200, 200), pinAt('b', 203, 200)].map(({ pin }) => pin);
  expect(inOrder(pins, ['b']).map(({ key }) => key)).toEqual(['b', 'a']);
});

it('SR-20 hides marks that are below a popup or a button, or partly outside the view', () => {
  const cover = { left: 150, top: 150, right: 300, bottom: 300 };
  const { pins, clusters } = place(
    [pinAt('free', 400, 400), pinAt('covered', 160, 190), pinAt('cut', 516 - GAP, 600), pinAt('outside', 900, 100)],
    [
      [250, 250, 24],
      [100, 600, 31],
    ],
    [cover],
  );
  expect(pins.filter(({ isHidden }) => isHidden).map(({ pin }) => pin.key)).toEqual(['covered', 'cut', 'outside']);
  expect(clusters.map(({ count, isHidden }) => [count, isHidden])).toEqual([
    [31, false],
    [24, true],
  ]);
});
