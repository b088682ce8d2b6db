import { GALLERY_VISIBLE_ITEMS } from '@care/contracts/constants';

const LARGE =
  'grid-template-columns: 2fr 1fr 1fr; grid-template-rows: 1fr 1fr; & > li:first-of-type { grid-row: 1 / 3; }';

/** The grid for a number of tiles; the first tile is large. */
export function gridFor(tiles: number): string {
  if (tiles <= 1) return 'grid-template-columns: 1fr;';
  if (tiles === 2) return 'grid-template-columns: 1fr 1fr;';
  if (tiles === 3)
    return 'grid-template-columns: 2fr 1fr; grid-template-rows: 1fr 1fr; & > li:first-of-type { grid-row: 1 / 3; }';
  if (tiles === 4) return `${LARGE} & > li:last-of-type { grid-column: 2 / 4; }`;
  return LARGE;
}

/** The items shown as tiles, and the first hidden item, which is the background of the tile "show all" (PP-12). */
export const splitVisible = <Item>(items: readonly Item[]): { visible: readonly Item[]; more: Item | undefined } => ({
  visible: items.slice(0, GALLERY_VISIBLE_ITEMS),
  more: items[GALLERY_VISIBLE_ITEMS],
});
