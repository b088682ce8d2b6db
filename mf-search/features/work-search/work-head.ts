import { jobOfferPath, t } from '@care/contracts';
import { searchHeadOf } from '../search/search-head-of';
import { countedTitle, whereabouts } from '../search/search-words';
import { workText } from './texts';
import { workApi } from './work-api';

/** Search engines may never index the staff search. */
export const staffHead = searchHeadOf({
  searchType: 'pflegepersonal',
  formTitle: () => t('nav.nursingStaffSearch'),
  select: workApi.staff.select,
  wordsOf: (filters, place, count) => ({
    title: workText('staff.title', { what: countedTitle(filters, place), count }),
    description: workText('staff.description', { place: whereabouts(place), count }),
  }),
});

export const jobsHead = searchHeadOf({
  searchType: 'pflegejobs',
  formTitle: () => t('nav.jobSearch'),
  select: workApi.jobs.select,
  wordsOf: (filters, place, count) => ({
    title: workText('jobs.title', { what: countedTitle(filters, place), count }),
    description: workText('jobs.description', { place: whereabouts(place), count }),
  }),
  hitOf: ({ title, slug, company }) => ({ url: jobOfferPath(company.slug, slug), name: title }),
});
