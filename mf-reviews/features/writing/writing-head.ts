import type { PageContext, PageHead } from '@care/contracts';
import { writingText } from './texts';

export const writingHead = ({ params }: PageContext): PageHead => ({
  title: writingText(params.ratingId === undefined ? 'newTitle' : 'editTitle'),
  robots: 'noindex,nofollow',
});

/** The id in the address; undefined if it is none. */
export const idOf = (text = ''): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
