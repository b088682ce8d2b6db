import { notFound, outcomeOf, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { ratingIdOf } from './rating-id';
import { reportApi } from './report-api';
import { proofText, reportText } from './texts';

/** Loads the rating that is reported; one that is not public is not found (RV-05). */
export async function loadReport({ store, params }: PageContext): Promise<PageOutcome> {
  const id = ratingIdOf(params.ratingId);
  if (id === undefined) return notFound;
  const { error } = await store.dispatch(reportApi.rating.initiate(id, { subscribe: __ON_SERVER__ }));
  return outcomeOf(error);
}

export const reportHead = (): PageHead => ({ title: reportText('title'), robots: 'noindex,nofollow' });

export const proofHead = (): PageHead => ({ title: proofText('title'), robots: 'noindex,nofollow' });
