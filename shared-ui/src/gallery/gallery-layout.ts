import { GALLERY_VISIBLE_ITEMS } from '@care/contracts/constants';

const LARGE = 'minmax(0,1.72fr)';
const SMALL = 'minmax(0,1fr)';

/** The columns of the band for a number of tiles from 2 to 6; their widths keep the pictures close to 4:3. */
export function bandFor(tiles: number): string {
  if (tiles === 2) return 'grid-template-columns: repeat(2, minmax(0, 20rem));';
  const rows = 'grid-template-rows: 1fr 1fr; & > li:first-of-type { grid-row: 1 / 3; }';
  if (tiles === 3) return `max-width: 36.75rem; grid-template-columns: ${LARGE} ${SMALL}; ${rows}`;
  if (tiles === 4)
    return `grid-template-columns: ${LARGE} ${SMALL} ${SMALL}; ${rows} & > li:nth-of-type(4) { grid-area: 1 / 3 / 3; }`;
  if (tiles === 5) return `grid-template-columns: ${LARGE} ${SMALL} ${SMALL}; ${rows}`;
  return `grid-template-columns: minmax(0,2.3fr) repeat(3, ${SMALL}); ${rows} & > .all { grid-column: span 2; }`;
}

/** The items shown as tiles, and the first hidden item, which is the background of the tile "show all" (PP-12). */
export const splitVisible = <Item>(items: readonly Item[]): { visible: readonly Item[]; more: Item | undefined } => ({
  visible: items.slice(0, GALLERY_VISIBLE_ITEMS),
  more: items[GALLERY_VISIBLE_ITEMS],
});
