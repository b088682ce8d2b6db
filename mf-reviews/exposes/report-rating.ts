import { notFound, outcomeOf, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { reportApi } from '../features/report/report-api';
import { ratingIdOf } from '../features/report/ReviewFrame';
import { reportText } from '../features/report/texts';

export { ReportRatingPage as default } from '../routes/ReportRatingPage';

/** Loads the rating that is reported; one that is not public is not found (RV-05). */
export async function load({ store, params }: PageContext): Promise<PageOutcome> {
  const id = ratingIdOf(params.ratingId);
  if (id === undefined) return notFound;
  const { error } = await store.dispatch(reportApi.rating.initiate(id, { subscribe: __ON_SERVER__ }));
  return outcomeOf(error);
}

export const head = (): PageHead => ({ title: reportText('title'), robots: 'noindex,nofollow' });
