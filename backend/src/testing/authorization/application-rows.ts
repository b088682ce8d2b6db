import { uploadForm } from '../upload-form';
import { row, signedIn, type Row } from './rows';

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const application = { message: 'Guten Tag', email: 'neu@beispiel.example', consent: true };

/** Applications of the job seeker of the world for the owner's offers, and what both sides do with them. */
export const APPLICATIONS: readonly Row[] = [
  row('POST /api-backend/company/job-offer/{id}/application/', '401 ~ 403 403 403 403', ({ ids }) => ({
    url: `/api-backend/company/job-offer/${ids.offer}/application/`,
    payload: application,
  })),
  row('POST /api-backend/company/{id}/application/', '401 + 403 403 403 403', ({ ids }) => ({
    url: `/api-backend/company/${ids.company}/application/`,
    payload: application,
  })),
  signedIn('GET /api-backend/user/application/'),
  row('POST /api-backend/user/application/{id}/withdraw/', '401 + 404 404 404 404', ({ ids }) => ({
    url: `/api-backend/user/application/${ids.application}/withdraw/`,
  })),
  row('DELETE /api-backend/user/application/{id}/', '401 + 404 404 404 404', ({ ids }) => ({
    url: `/api-backend/user/application/${ids.application}/`,
  })),
  row('DELETE /api-backend/company/application/{id}/', '401 404 404 + 404 404', ({ ids }) => ({
    url: `/api-backend/company/application/${ids.application}/`,
  })),
  row('POST /api-backend/user/application/attachment/', '401 + 403 403 403 403', () =>
    uploadForm({}, { name: 'cv.pdf', content: pdf, type: 'application/pdf' }),
  ),
  row('GET /api-backend/company/application/', '401 403 403 + + 403'),
  row('GET /api-backend/company/job-offer/{id}/application/', '401 403 403 + 403 403', ({ ids }) => ({
    url: `/api-backend/company/job-offer/${ids.offer}/application/`,
  })),
  row('PATCH /api-backend/company/application/{id}/', '401 404 404 + 404 404', ({ ids }) => ({
    url: `/api-backend/company/application/${ids.application}/`,
    payload: { status: 'READ' },
  })),
  // The application of this world allows no confirmation yet, so both sides get 409.
  row('POST /api-backend/company/application/{id}/confirm-hire/', '401 ~ 404 ~ 404 404', ({ ids }) => ({
    url: `/api-backend/company/application/${ids.application}/confirm-hire/`,
    payload: { answer: 'YES' },
  })),
];
