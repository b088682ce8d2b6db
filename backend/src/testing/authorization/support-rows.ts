import { onlyOwner, withBody, type Row } from './rows';
import type { World } from './world';

const requestsUrl = ({ ids }: World) => ({ url: `/api-backend/company/${ids.company}/support-request/` });
const visitUrl =
  (step: string) =>
  ({ ids }: World) => ({ url: `/api-backend/company/support-request/${ids.visit}/${step}/` });
const question = { kind: 'QUESTION', subject: 'OTHER', text: 'Wie geht das?', answer_by: 'EMAIL' };

/** Requests of the owner to the operator; another time is proposed for the visit of the world. */
export const SUPPORT: readonly Row[] = [
  onlyOwner('GET /api-backend/company/{id}/support-request/', requestsUrl),
  onlyOwner('POST /api-backend/company/{id}/support-request/', withBody(requestsUrl, question)),
  onlyOwner('POST /api-backend/company/support-request/{id}/cancel/', visitUrl('cancel')),
  onlyOwner(
    'POST /api-backend/company/support-request/{id}/accept/',
    withBody(visitUrl('accept'), { day: '2099-12-01', time: '10:00' }),
  ),
];
