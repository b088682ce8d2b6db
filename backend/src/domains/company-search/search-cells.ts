import { boxAround, kmOfChord, unitVector, type Point } from '../../platform/geo/distance';

// The grid of the column company.cell. Both factors are powers of two, so that the edges of a cell are exact numbers.
const ROWS_PER_DEGREE = 16;
const COLUMNS_PER_DEGREE = 8;
const ROW_STRIDE = 4096;
const COLUMN_OFFSET = 2048;

/** Larger than any rounding error of a distance; providers this near to the border are compared one by one. */
const MARGIN_KM = 0.01;
const MAX_CELLS = 4000;

export interface CircleCells {
  /** Cells that lie completely in the circle. */
  inside: number[];
  /** Cells that lie partly in the circle. */
  border: number[];
}

const cellNumber = (row: number, column: number): number => row * ROW_STRIDE + column + COLUMN_OFFSET;

function distanceKm(a: Point, b: Point): number {
  const [p, q] = [unitVector(a), unitVector(b)];
  return kmOfChord((p.x - q.x) ** 2 + (p.y - q.y) ** 2 + (p.z - q.z) ** 2);
}

/**
 * The distance from the centre of a cell to its corners in this row; the corners towards the equator are the farthest.
 */
function reachOf(row: number): number {
  const middle = { lat: (row + 0.5) / ROWS_PER_DEGREE, lon: 0.5 / COLUMNS_PER_DEGREE };
  return Math.max(...[row, row + 1].map((edge) => distanceKm(middle, { lat: edge / ROWS_PER_DEGREE, lon: 0 })));
}

/** The cells that overlap a circle (SR-20); null if they are too many to list, as near a pole. */
export function cellsOfCircle(centre: Point, radiusKm: number): CircleCells | null {
  const { west, south, east, north } = boxAround(centre, radiusKm);
  const [firstRow, lastRow] = [south, north].map((lat) => Math.floor(lat * ROWS_PER_DEGREE)) as [number, number];
  const [firstColumn, lastColumn] = [west, east].map((lon) => Math.floor(lon * COLUMNS_PER_DEGREE)) as [number, number];
  if ((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1) > MAX_CELLS) return null;
  const cells: CircleCells = { inside: [], border: [] };
  for (let row = firstRow; row <= lastRow; row += 1) {
    const reach = reachOf(row);
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const middle = { lat: (row + 0.5) / ROWS_PER_DEGREE, lon: (column + 0.5) / COLUMNS_PER_DEGREE };
      const distance = distanceKm(centre, middle);
      if (distance + reach < radiusKm - MARGIN_KM) cells.inside.push(cellNumber(row, column));
      else if (distance - reach <= radiusKm + MARGIN_KM) cells.border.push(cellNumber(row, column));
    }
  }
  return cells;
}
