import type { PageContext, PageHead } from '@care/contracts';
import { writingText } from '../features/writing/texts';

export { WriteRatingPage as default } from '../routes/WriteRatingPage';

export const head = ({ params }: PageContext): PageHead => ({
  title: writingText(params.ratingId === undefined ? 'newTitle' : 'editTitle'),
  robots: 'noindex,nofollow',
});
