import { boxAround, kmOfChord, unitVector, type Point } from '../places/geo';

// The grid of the column company.cell. Both factors are powers of two, so that a cell's edges are exact numbers.
const ROWS_PER_DEGREE = 16;
const COLUMNS_PER_DEGREE = 8;
const ROW_STRIDE = 4096;
const COLUMN_OFFSET = 2048;

/** Larger than any rounding of a distance; who lies this near to the border is looked at one by one. */
const MARGIN_KM = 0.01;

export type CircleCells = {
  /** Every provider in them is in the circle. */
  inside: number[];
  /** Some may be, others not. */
  border: number[];
};

const cellNumber = (row: number, column: number): number => row * ROW_STRIDE + column + COLUMN_OFFSET;

const distanceKm = (a: Point, b: Point): number => {
  const [p, q] = [unitVector(a), unitVector(b)];
  return kmOfChord((p.x - q.x) ** 2 + (p.y - q.y) ** 2 + (p.z - q.z) ** 2);
};

/** The middle of a cell and the distance to its farthest corner, which lies towards the equator. */
function capOf(row: number, column: number): { middle: Point; reachKm: number } {
  const [south, west] = [row / ROWS_PER_DEGREE, column / COLUMNS_PER_DEGREE];
  const [north, east] = [(row + 1) / ROWS_PER_DEGREE, (column + 1) / COLUMNS_PER_DEGREE];
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const reachKm = Math.max(distanceKm(middle, { lat: south, lon: east }), distanceKm(middle, { lat: north, lon: east }));
  return { middle, reachKm };
}

/** The cells that a circle touches (SR-20). */
export function cellsOfCircle(centre: Point, radiusKm: number): CircleCells {
  const { west, south, east, north } = boxAround(centre, radiusKm);
  const cells: CircleCells = { inside: [], border: [] };
  for (let row = Math.floor(south * ROWS_PER_DEGREE); row <= Math.floor(north * ROWS_PER_DEGREE); row += 1)
    for (let column = Math.floor(west * COLUMNS_PER_DEGREE); column <= Math.floor(east * COLUMNS_PER_DEGREE); column += 1) {
      const { middle, reachKm } = capOf(row, column);
      const distance = distanceKm(centre, middle);
      if (distance + reachKm < radiusKm - MARGIN_KM) cells.inside.push(cellNumber(row, column));
      else if (distance - reachKm <= radiusKm + MARGIN_KM) cells.border.push(cellNumber(row, column));
    }
  return cells;
}
