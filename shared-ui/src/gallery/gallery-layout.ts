import { GALLERY_VISIBLE_ITEMS } from '@care/contracts/constants';

const large =
  'grid-template-columns: 2fr 1fr 1fr; grid-template-rows: 1fr 1fr; & > li:first-of-type { grid-row: 1 / 3; }';

/** The grid for so many tiles: the first is large, four and more fill the classic 1 + 4 block. */
export function gridFor(tiles: number): string {
  if (tiles <= 1) return 'grid-template-columns: 1fr;';
  if (tiles === 2) return 'grid-template-columns: 1fr 1fr;';
  if (tiles === 3)
    return 'grid-template-columns: 2fr 1fr; grid-template-rows: 1fr 1fr; & > li:first-of-type { grid-row: 1 / 3; }';
  if (tiles === 4) return `${large} & > li:last-of-type { grid-column: 2 / 4; }`;
  return large;
}

/** Items shown as tiles, and whether a further tile offers all of them (PP-12). */
export const splitVisible = <Item>(items: readonly Item[]): { visible: readonly Item[]; more: Item | undefined } => ({
  visible: items.slice(0, GALLERY_VISIBLE_ITEMS),
  more: items[GALLERY_VISIBLE_ITEMS],
});
