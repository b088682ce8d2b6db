import { boxAround, chordLimit, kmBetween, unitVector, type Box, type Point } from '../../platform/geo/distance';

// The grid of the column company.cell. All factors are powers of two, so that the edges of a cell are exact numbers.
const ROWS_PER_DEGREE = 16;
const COLUMNS_PER_DEGREE = 8;
const ROW_STRIDE = 4096;
const COLUMN_OFFSET = 2048;
/** A cell has this many rows and columns of parts (the column company.part, row by row from the south-west). */
const PARTS_PER_SIDE = 4;

/** The number of parts of a cell. */
export const PARTS = PARTS_PER_SIDE ** 2;
/** The mask of a cell that lies completely in an area. */
export const ALL_PARTS = 2 ** PARTS - 1;

/** Larger than any rounding error of a distance; providers this near to the border are compared one by one. */
const MARGIN_KM = 0.01;
const MAX_CELLS = 4000;
/** Cells of a box need no distances; Germany has about 9,500. */
const MAX_BOX_CELLS = 20_000;

/** The cells that overlap an area. */
export interface AreaCells {
  cells: number[];
  /** For each of these cells: bit n says that its part n lies completely in the area. */
  inside: number[];
  /** Consecutive parts that lie partly in the area: for each run its cell, its first and its last part. */
  runCells: number[];
  runFirsts: number[];
  runLasts: number[];
  /** The smallest box around all parts that lie completely in the area; null without one. */
  inner: Box | null;
}

type PlaceInArea = 'inside' | 'border' | 'outside';
/** Where the area has the rectangle of this row and column, of a grid with `perSide` rows and columns per cell. */
type PlaceOf = (row: number, column: number, perSide: number) => PlaceInArea;
type Grid = Record<'firstRow' | 'lastRow' | 'firstColumn' | 'lastColumn', number>;

const cellNumber = (row: number, column: number): number => row * ROW_STRIDE + column + COLUMN_OFFSET;

/** The cells that lie completely in the area. */
export const wholeCells = ({ cells, inside }: AreaCells): number[] =>
  cells.filter((_, index) => inside[index] === ALL_PARTS);

/** The rows and columns that a box touches; null if they have more cells than `limit`. */
function gridOf({ west, south, east, north }: Box, limit: number): Grid | null {
  const [firstRow, lastRow] = [south, north].map((lat) => Math.floor(lat * ROWS_PER_DEGREE)) as [number, number];
  const [firstColumn, lastColumn] = [west, east].map((lon) => Math.floor(lon * COLUMNS_PER_DEGREE)) as [number, number];
  if ((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1) > limit) return null;
  return { firstRow, lastRow, firstColumn, lastColumn };
}

function boxOfRectangle(row: number, column: number, perSide: number): Box {
  const [rows, columns] = [ROWS_PER_DEGREE * perSide, COLUMNS_PER_DEGREE * perSide];
  return { west: column / columns, south: row / rows, east: (column + 1) / columns, north: (row + 1) / rows };
}

/** Makes the inner box of the area include this one. */
function extendInner(area: AreaCells, { west, south, east, north }: Box): void {
  area.inner ??= { west, south, east, north };
  area.inner.west = Math.min(area.inner.west, west);
  area.inner.south = Math.min(area.inner.south, south);
  area.inner.east = Math.max(area.inner.east, east);
  area.inner.north = Math.max(area.inner.north, north);
}

/** Adds a cell that overlaps the area. Only those at its border are looked at part by part. */
function addCell(area: AreaCells, row: number, column: number, placeOf: PlaceOf): void {
  const place = placeOf(row, column, 1);
  if (place === 'outside') return;
  const cell = cellNumber(row, column);
  let inside = place === 'inside' ? ALL_PARTS : 0;
  if (place === 'inside') extendInner(area, boxOfRectangle(row, column, 1));
  for (let part = 0; place === 'border' && part < PARTS; part += 1) {
    const partRow = row * PARTS_PER_SIDE + Math.floor(part / PARTS_PER_SIDE);
    const partColumn = column * PARTS_PER_SIDE + (part % PARTS_PER_SIDE);
    const partPlace = placeOf(partRow, partColumn, PARTS_PER_SIDE);
    if (partPlace === 'border') addToRuns(area, cell, part);
    if (partPlace !== 'inside') continue;
    inside |= 1 << part;
    extendInner(area, boxOfRectangle(partRow, partColumn, PARTS_PER_SIDE));
  }
  area.cells.push(cell);
  area.inside.push(inside);
}

/** Makes the last run longer if the part follows on it, or begins another one. */
function addToRuns({ runCells, runFirsts, runLasts }: AreaCells, cell: number, part: number): void {
  const last = runCells.length - 1;
  if (runCells[last] === cell && runLasts[last] === part - 1) {
    runLasts[last] = part;
    return;
  }
  runCells.push(cell);
  runFirsts.push(part);
  runLasts.push(part);
}

function cellsOf({ firstRow, lastRow, firstColumn, lastColumn }: Grid, placeOf: PlaceOf): AreaCells {
  const area: AreaCells = { cells: [], inside: [], runCells: [], runFirsts: [], runLasts: [], inner: null };
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1) addCell(area, row, column, placeOf);
  return area;
}

/** The cells that overlap a box (SR-20); null if they are too many to list, or if the box crosses the date line. */
export function cellsOfBox(box: Box): AreaCells | null {
  const grid = box.west <= box.east ? gridOf(box, MAX_BOX_CELLS) : null;
  return (
    grid &&
    cellsOf(grid, (row, column, perSide) => {
      const { west, south, east, north } = boxOfRectangle(row, column, perSide);
      if (south >= box.south && north <= box.north && west >= box.west && east <= box.east) return 'inside';
      return south > box.north || north < box.south || west > box.east || east < box.west ? 'outside' : 'border';
    })
  );
}

/** Computes what all rectangles of a row or column share only once. */
function remembered<Value>(compute: (index: number, perSide: number) => Value): typeof compute {
  const known = new Map<number, Value>();
  return (index, perSide) => {
    const key = index * (PARTS_PER_SIDE + 1) + perSide;
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = compute(index, perSide)));
    return value;
  };
}

/** The square of the chord for a distance; below that of every point for a negative distance. */
const chordWithin = (km: number): number => (km < 0 ? -1 : chordLimit(km));

/** Compares chords between unit vectors, as the query does, because a circle has thousands of rectangles. */
function placeInCircle(centre: Point, radiusKm: number): PlaceOf {
  const { x, y, z } = unitVector(centre);
  const rowOf = remembered((row, perSide) => {
    const { south, north, east } = boxOfRectangle(row, 0, perSide);
    const middle = { lat: (south + north) / 2, lon: east / 2 };
    // The corners towards the equator are the farthest from the middle.
    const reach = Math.max(...[south, north].map((lat) => kmBetween(middle, { lat, lon: 0 })));
    const { x: radius, z: height } = unitVector({ lat: middle.lat, lon: 0 });
    const inside = chordWithin(radiusKm - reach - MARGIN_KM);
    return { radius, height, inside, border: chordWithin(radiusKm + reach + MARGIN_KM) };
  });
  const columnOf = remembered((column, perSide) => {
    const { west, east } = boxOfRectangle(0, column, perSide);
    return unitVector({ lat: 0, lon: (west + east) / 2 });
  });
  return (row, column, perSide) => {
    const { radius, height, inside, border } = rowOf(row, perSide);
    const direction = columnOf(column, perSide);
    const chord = (radius * direction.x - x) ** 2 + (radius * direction.y - y) ** 2 + (height - z) ** 2;
    if (chord < inside) return 'inside';
    return chord > border ? 'outside' : 'border';
  };
}

/** The cells that overlap a circle (SR-20); null if they are too many to list, as near a pole. */
export function cellsOfCircle(centre: Point, radiusKm: number): AreaCells | null {
  const grid = gridOf(boxAround(centre, radiusKm), MAX_CELLS);
  return grid && cellsOf(grid, placeInCircle(centre, radiusKm));
}
