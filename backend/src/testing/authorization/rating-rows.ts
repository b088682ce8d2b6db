import { uploadForm } from '../upload-form';
import { onlyOwner, open, openAsked, row, signedIn, withBody, type Row } from './rows';
import { INVITE_KEY, type World } from './world';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const report = { reason: 'names', title: 'Ein Name', description: 'Er steht im Text.', good_faith: true };
const reporter = { name: 'Nora Neu', email: 'neu@beispiel.example' };

const answerUrl = ({ ids }: World) => ({ url: `/api-backend/rating/response/${ids.answer}/` });
const hiddenUrl =
  (end: string) =>
  ({ ids }: World) => ({ url: `/api-backend/rating/${ids.hiddenRating}/${end}` });

const rating = {
  category: 'VISITOR',
  review_summary: 'Gut',
  ...{ housing: 4, food: 4, reliability: 4, friendliness: 4, competence: 4, activities: 4 },
};
const ratingUrl = ({ ids }: World) => ({ url: `/api-backend/rating/${ids.rating}/` });

/** Ratings, their reports and cases, and answers. */
export const RATINGS: readonly Row[] = [
  row('POST /api-backend/rating/', '401 + + 403 + +', ({ ids }) => ({ payload: { ...rating, company: ids.company } })),
  row('PATCH /api-backend/rating/{id}/', '401 + 404 404 404 404', withBody(ratingUrl, { housing: 1 })),
  row('DELETE /api-backend/rating/{id}/', '401 + 404 404 404 404', ratingUrl),
  row('GET /api-backend/rating/mine/', '401 + 404 404 404 404', ({ ids }) => ({
    query: { company: String(ids.otherCompany) },
  })),
  signedIn('GET /api-backend/rating/list/user/'),
  open('POST /api-backend/rating/report/', ({ ids }) => ({
    payload: { ...report, ...reporter, rating: ids.openRating },
  })),
  // Only the author of the hidden rating, who is the care seeker; STAFF reads the answer in the case.
  row('GET /api-backend/rating/{id}/question/', '401 404 404 404 404 + 404', hiddenUrl('question/')),
  row(
    'POST /api-backend/rating/{id}/answer/',
    '401 404 404 404 404 + 404',
    withBody(hiddenUrl('answer/'), { answer: 'Im Mai.' }),
  ),
  row('POST /api-backend/rating/{id}/evidence/', '401 404 404 404 404 + 404', (world) => ({
    ...hiddenUrl('evidence/')(world),
    ...uploadForm({}, { name: 'x.pdf', content: pdf, type: 'application/pdf' }),
  })),
  // The file does not exist; that the author and STAFF may read it shows in the test of the domain.
  row('GET /api-backend/rating/{id}/evidence/{document}/', '401 404 404 404 404 404', ({ ids }) => ({
    url: `/api-backend/rating/${ids.hiddenRating}/evidence/${ids.proof}/`,
  })),
  onlyOwner('GET /api-backend/rating/waiting/', ({ ids }) => ({ query: { company: String(ids.company) } })),
  // Owners of Premium providers, each for that provider.
  row('POST /api-backend/rating/invite/', '401 404 404 + + 404', () => ({
    payload: { emails: ['eine@beispiel.example'], agreed: true },
  })),
  row('GET /api-backend/rating/invite/', '401 404 404 + + 404'),
  open('POST /api-backend/rating/invite/check/', () => ({ payload: { key: INVITE_KEY } })),
  // Only the account with the invited address can use an invitation.
  row('POST /api-backend/rating/invite/start/', '401 403 403 403 403 + 403', () => ({ payload: { key: INVITE_KEY } })),
  openAsked('POST /api-backend/rating/invite/stop/', () => ({ query: { key: 'x' } })),
  row('POST /api-backend/rating/response/', '401 403 403 + 403 403', ({ ids }) => ({
    payload: { rating: ids.openRating, description: 'Danke.' },
  })),
  onlyOwner('PATCH /api-backend/rating/response/{id}/', withBody(answerUrl, { description: 'Danke schön.' })),
  onlyOwner('DELETE /api-backend/rating/response/{id}/', answerUrl),
];
