import { boxAround, kmBetween, type Box, type Point } from '../../platform/geo/distance';

// The grid of the column company.cell. Both factors are powers of two, so that the edges of a cell are exact numbers.
const ROWS_PER_DEGREE = 16;
const COLUMNS_PER_DEGREE = 8;
const ROW_STRIDE = 4096;
const COLUMN_OFFSET = 2048;

/** Larger than any rounding error of a distance; providers this near to the border are compared one by one. */
const MARGIN_KM = 0.01;
const MAX_CELLS = 4000;
/** Cells of a box need no distances; Germany has about 9,500. */
const MAX_BOX_CELLS = 20_000;

export interface AreaCells {
  /** Cells that lie completely in the area. */
  inside: number[];
  /** Cells that lie partly in the area. */
  border: number[];
}

const cellNumber = (row: number, column: number): number => row * ROW_STRIDE + column + COLUMN_OFFSET;

/**
 * The distance from the centre of a cell to its corners in this row; the corners towards the equator are the farthest.
 */
function reachOf(row: number): number {
  const middle = { lat: (row + 0.5) / ROWS_PER_DEGREE, lon: 0.5 / COLUMNS_PER_DEGREE };
  return Math.max(...[row, row + 1].map((edge) => kmBetween(middle, { lat: edge / ROWS_PER_DEGREE, lon: 0 })));
}

/** The rows and columns that a box touches; null if they have more cells than `limit`. */
function gridOf({ west, south, east, north }: Box, limit: number) {
  const [firstRow, lastRow] = [south, north].map((lat) => Math.floor(lat * ROWS_PER_DEGREE)) as [number, number];
  const [firstColumn, lastColumn] = [west, east].map((lon) => Math.floor(lon * COLUMNS_PER_DEGREE)) as [number, number];
  if ((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1) > limit) return null;
  return { firstRow, lastRow, firstColumn, lastColumn };
}

/** The cells that overlap a box (SR-20); null if they are too many to list, or if the box crosses the date line. */
export function cellsOfBox(box: Box): AreaCells | null {
  const grid = box.west <= box.east ? gridOf(box, MAX_BOX_CELLS) : null;
  if (!grid) return null;
  const cells: AreaCells = { inside: [], border: [] };
  for (let row = grid.firstRow; row <= grid.lastRow; row += 1) {
    const isRowInside = row / ROWS_PER_DEGREE >= box.south && (row + 1) / ROWS_PER_DEGREE <= box.north;
    for (let column = grid.firstColumn; column <= grid.lastColumn; column += 1) {
      const isColumnInside = column / COLUMNS_PER_DEGREE >= box.west && (column + 1) / COLUMNS_PER_DEGREE <= box.east;
      cells[isRowInside && isColumnInside ? 'inside' : 'border'].push(cellNumber(row, column));
    }
  }
  return cells;
}

/** The cells that overlap a circle (SR-20); null if they are too many to list, as near a pole. */
export function cellsOfCircle(centre: Point, radiusKm: number): AreaCells | null {
  const grid = gridOf(boxAround(centre, radiusKm), MAX_CELLS);
  if (!grid) return null;
  const { firstRow, lastRow, firstColumn, lastColumn } = grid;
  const cells: AreaCells = { inside: [], border: [] };
  for (let row = firstRow; row <= lastRow; row += 1) {
    const reach = reachOf(row);
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const middle = { lat: (row + 0.5) / ROWS_PER_DEGREE, lon: (column + 0.5) / COLUMNS_PER_DEGREE };
      const distance = kmBetween(centre, middle);
      if (distance + reach < radiusKm - MARGIN_KM) cells.inside.push(cellNumber(row, column));
      else if (distance - reach <= radiusKm + MARGIN_KM) cells.border.push(cellNumber(row, column));
    }
  }
  return cells;
}
