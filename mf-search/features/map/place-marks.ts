import { PIN_SCALE } from '@care/ui/map/care-map';
import type { PinKey, HitCluster, MapPin } from './map-hits';

/** In pixels from the upper left corner of the map. */
interface Spot {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A pin with what places it. */
export interface PinToPlace<Pin extends MapPin> {
  pin: Pin;
  /** Its visible text. */
  text: string;
}

/** A cluster as it is drawn: beside the pins of its place. */
export interface PlacedCluster extends HitCluster {
  key: string;
  /** From its place, in pixels to the right and down. */
  offset: readonly [number, number];
  isHidden: boolean;
}

interface Scene<Pin extends MapPin> {
  /** The most important first. */
  pins: readonly PinToPlace<Pin>[];
  clusters: readonly HitCluster[];
  /** The position of a point of the map on the screen. */
  spotOf: (at: HitCluster['at']) => Spot;
  /** The map's size. */
  frame: { width: number; height: number };
  /** The rectangles that cover the map: buttons, cards, a popup. */
  covers: readonly Rect[];
  /** The size of a finger in pixels. */
  touch: number;
}

/** Free space around every mark. */
const GAP = 3;
/** Hits that close to each other become one cluster. */
const HEAP_DISTANCE = 60;
/** The maximum distance of a cluster from its place. */
const MAX_SHIFT = 120;
const SHIFT_STEP = 8;
const DIRECTIONS = 16;

/**
 * Places pins and clusters so that none covers another: pins in their order, each where it belongs; clusters beside
 * them; a pin without room is counted in the nearest cluster. What lies beneath something else or outside of the map is
 * hidden.
 */
export function placeMarks<Pin extends MapPin>(scene: Scene<Pin>) {
  const { spotOf, touch, frame, covers } = scene;
  const taken: Rect[] = [];
  const isHidden = (rect: Rect) => !isWithin(rect, frame) || covers.some((cover) => overlap(rect, cover));
  const pins: (PinToPlace<Pin> & { isHidden: boolean })[] = [];
  const heaps: Heap[] = scene.clusters.map(({ at, count }) => ({ at, count, spot: spotOf(at) }));
  for (const { pin, text } of scene.pins) {
    const spot = spotOf(pin.at);
    const rect = pinRect(spot, widthOf(text, touch), touch);
    if (taken.some((other) => overlap(rect, other))) {
      if (pin.uncounted > 0) addTo(heaps, { at: pin.at, count: pin.uncounted, spot });
      continue;
    }
    taken.push(rect);
    pins.push({ pin, text, isHidden: isHidden(rect) });
  }
  const clusters: (PlacedCluster & { spot: Spot })[] = [];
  for (const heap of heaps.toSorted((one, other) => other.count - one.count)) {
    const width = widthOf(countText(heap.count), touch);
    const offset = shifts.find(([x, y]) => {
      const rect = clusterRect({ x: heap.spot.x + x, y: heap.spot.y + y }, width, touch);
      return !taken.some((other) => overlap(rect, other));
    });
    const nearest = offset ? null : nearestOf(clusters, heap.spot);
    if (nearest) {
      nearest.count += heap.count;
      continue;
    }
    const [x, y] = offset ?? [0, 0];
    const spot = { x: heap.spot.x + x, y: heap.spot.y + y };
    const rect = clusterRect(spot, width, touch);
    taken.push(rect);
    const key = `${heap.at.lng},${heap.at.lat}`;
    clusters.push({ key, at: heap.at, count: heap.count, offset: [x, y], isHidden: isHidden(rect), spot });
  }
  return { pins, clusters };
}

type Heap = HitCluster & { spot: Spot };

function addTo(heaps: Heap[], lone: Heap): void {
  const nearest = nearestOf(heaps, lone.spot);
  if (nearest && distance(nearest.spot, lone.spot) <= HEAP_DISTANCE) nearest.count += lone.count;
  else heaps.push(lone);
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

const nearestOf = <Item extends { spot: Spot }>(items: readonly Item[], spot: Spot): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best && distance(best.spot, spot) <= distance(item.spot, spot) ? best : item),
    undefined,
  );

/** The positions at which a cluster may be drawn, the nearest first. */
const shifts: (readonly [number, number])[] = [[0, 0]];
for (let reach = SHIFT_STEP; reach <= MAX_SHIFT; reach += SHIFT_STEP) {
  for (let turn = 0; turn < DIRECTIONS; turn += 1) {
    const angle = (2 * Math.PI * turn) / DIRECTIONS;
    shifts.push([Math.round(reach * Math.cos(angle)), Math.round(reach * Math.sin(angle))]);
  }
}

/** The text of a cluster; its count may still grow by a few, which changes the width by a digit at most. */
const countText = (count: number): string => `${count}.`;

/** An upper bound of a mark's width: digits are at most 0.62 rem wide, and the padding is that of a pin. */
const widthOf = (text: string, touch: number): number => Math.max(touch, (touch / 2.75) * (0.62 * text.length + 1.5));

/** The tip of a pin is on its place; a highlighted one is larger. */
function pinRect({ x, y }: Spot, width: number, touch: number): Rect {
  const half = (width * PIN_SCALE) / 2 + GAP;
  return { left: x - half, right: x + half, top: y - touch * PIN_SCALE - GAP, bottom: y + GAP };
}

function clusterRect({ x, y }: Spot, width: number, touch: number): Rect {
  const [halfWidth, halfHeight] = [width / 2 + GAP, touch / 2 + GAP];
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

export const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isWithin = ({ left, top, right, bottom }: Rect, { width, height }: Scene<MapPin>['frame']): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** The keys that come first, in their order, then the others. */
export function inOrder<Pin extends MapPin>(pins: readonly Pin[], first: readonly PinKey[]): Pin[] {
  const isFirst = ({ key }: Pin) => first.includes(key);
  return [...pins.filter(isFirst), ...pins.filter((pin) => !isFirst(pin))];
}
