import { uploadForm } from '../upload-form';
import { onlyOwner, open, row, withBody, type Row } from './rows';
import type { World } from './world';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const report = { reason: 'names', title: 'Ein Name', description: 'Er steht im Text.', good_faith: true };
const reporter = { name: 'Nora Neu', email: 'neu@beispiel.example' };

const answerUrl = ({ ids }: World) => ({ url: `/api-backend/rating/response/${ids.answer}/` });
const hiddenUrl =
  (end: string) =>
  ({ ids }: World) => ({ url: `/api-backend/rating/${ids.hiddenRating}/${end}` });

/** Reports of ratings, their cases, and answers. */
export const RATING_CASES: readonly Row[] = [
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
  row('POST /api-backend/rating/response/', '401 403 403 + 403 403', ({ ids }) => ({
    payload: { rating: ids.openRating, description: 'Danke.' },
  })),
  onlyOwner('PATCH /api-backend/rating/response/{id}/', withBody(answerUrl, { description: 'Danke schön.' })),
  onlyOwner('DELETE /api-backend/rating/response/{id}/', answerUrl),
];
