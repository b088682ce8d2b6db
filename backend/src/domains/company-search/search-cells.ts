import { boxAround, kmBetween, type Box, type Point } from '../../platform/geo/distance';

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

/** The cells that overlap an area. The three lists have one entry per cell, in the same order. */
export interface AreaCells {
  cells: number[];
  /** Bit n: part n of the cell lies completely in the area. */
  inside: number[];
  /** Bit n: part n of the cell lies partly in the area. */
  border: number[];
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

const unionOf = (one: Box | null, other: Box): Box =>
  one
    ? {
        west: Math.min(one.west, other.west),
        south: Math.min(one.south, other.south),
        east: Math.max(one.east, other.east),
        north: Math.max(one.north, other.north),
      }
    : other;

/** Adds a cell that overlaps the area. Only those at its border are looked at part by part. */
function addCell(area: AreaCells, row: number, column: number, placeOf: PlaceOf): void {
  const place = placeOf(row, column, 1);
  if (place === 'outside') return;
  const parts = { inside: place === 'inside' ? ALL_PARTS : 0, border: 0, outside: 0 };
  if (place === 'inside') area.inner = unionOf(area.inner, boxOfRectangle(row, column, 1));
  for (let part = 0; place === 'border' && part < PARTS; part += 1) {
    const partRow = row * PARTS_PER_SIDE + Math.floor(part / PARTS_PER_SIDE);
    const partColumn = column * PARTS_PER_SIDE + (part % PARTS_PER_SIDE);
    const partPlace = placeOf(partRow, partColumn, PARTS_PER_SIDE);
    parts[partPlace] |= 1 << part;
    if (partPlace === 'inside') area.inner = unionOf(area.inner, boxOfRectangle(partRow, partColumn, PARTS_PER_SIDE));
  }
  area.cells.push(cellNumber(row, column));
  area.inside.push(parts.inside);
  area.border.push(parts.border);
}

function cellsOf({ firstRow, lastRow, firstColumn, lastColumn }: Grid, placeOf: PlaceOf): AreaCells {
  const area: AreaCells = { cells: [], inside: [], border: [], inner: null };
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

/** The distances from the centre of a rectangle to its corners, by its row; kept because a row has many rectangles. */
function reaches(): (row: number, perSide: number) => number {
  const known = new Map<number, number>();
  return (row, perSide) => {
    const key = row * (PARTS_PER_SIDE + 1) + perSide;
    let reach = known.get(key);
    if (reach === undefined) {
      const { south, north, east } = boxOfRectangle(row, 0, perSide);
      const middle = { lat: (south + north) / 2, lon: east / 2 };
      // The corners towards the equator are the farthest.
      reach = Math.max(...[south, north].map((lat) => kmBetween(middle, { lat, lon: 0 })));
      known.set(key, reach);
    }
    return reach;
  };
}

/** The cells that overlap a circle (SR-20); null if they are too many to list, as near a pole. */
export function cellsOfCircle(centre: Point, radiusKm: number): AreaCells | null {
  const grid = gridOf(boxAround(centre, radiusKm), MAX_CELLS);
  const reachOf = reaches();
  return (
    grid &&
    cellsOf(grid, (row, column, perSide) => {
      const { west, south, east, north } = boxOfRectangle(row, column, perSide);
      const distance = kmBetween(centre, { lat: (south + north) / 2, lon: (west + east) / 2 });
      const reach = reachOf(row, perSide);
      if (distance + reach < radiusKm - MARGIN_KM) return 'inside';
      return distance - reach > radiusKm + MARGIN_KM ? 'outside' : 'border';
    })
  );
}
