import { RATING_CATEGORIES } from '@care/contracts/vocabulary';
import type { Call } from './api-call';

/** The company and the account that a new database has first. */
const RATING = {
  company: 1,
  author: 1,
  review_summary: 'Gut',
  description: '',
  preferred_author_name: 'Ein Besucher',
  category: 'VISITOR',
  ...Object.fromEntries(RATING_CATEGORIES.flatMap((name) => [[name, 4] as const, [`${name}_comment`, ''] as const])),
};

/** The built calls for writing ratings, with exactly the payload of the specification. */
export const RATING_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/api-backend/rating/',
    token: 'provider',
    body: RATING,
    status: 201,
    answer: ['id', 'status'],
  },
  {
    method: 'PATCH',
    path: '/api-backend/rating/{ownRating}/',
    route: '/api-backend/rating/:id/',
    token: 'jobSeeker',
    body: RATING,
    answer: ['review_summary', 'viewer'],
  },
  {
    method: 'GET',
    path: '/api-backend/rating/list/user/?limit=5&offset=0',
    token: 'jobSeeker',
    answer: ['results', 'count'],
  },
  {
    method: 'POST',
    path: '/api-backend/rating/report/',
    token: 'provider',
    body: { rating: 1, author: 1, title: 'Falsche Behauptungen', description: 'Das war nicht bei uns.' },
    status: 201,
    answer: ['reference', 'status'],
  },
  {
    method: 'DELETE',
    path: '/api-backend/rating/{ownRating}/',
    route: '/api-backend/rating/:id/',
    token: 'jobSeeker',
    status: 204,
    answer: [],
  },
];
