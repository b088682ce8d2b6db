import { row, openAsked, withBody, type Row } from './rows';
import type { World } from './world';

const billing = { name: 'Haus', street: 'Lindenstraße 12', zip_code: '50733', city: 'Köln', vat_id: '' };
const choice = { package: 'PLUS_TIER', period: 'MONTHLY' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const body = (payload: object) => () => ({ payload });

/** The provider has a package of the operator, so booking and canceling are refused for their content. */
export const PAYMENT: readonly Row[] = [
  row('GET /api-backend/payment/quote/', '401 404 404 ~ 404 404', ({ ids }: World) => ({
    query: { company: String(ids.company), ...choice },
  })),
  row('POST /api-backend/payment/checkout/', '401 404 404 ~ 404 404', ({ ids }: World) => ({
    payload: { ...choice, company: ids.company, billing, accept_terms: true, trial: true },
  })),
  row('GET /api-backend/payment/order/{id}/', '401 404 404 404 404 404', () => ({
    url: `/api-backend/payment/order/${UNKNOWN}/`,
  })),
  row('POST /api-backend/payment/order/{id}/cancel/', '401 404 404 404 404 404', () => ({
    url: `/api-backend/payment/order/${UNKNOWN}/cancel/`,
  })),
  row('GET /api-backend/payment/subscription/', '401 404 404 + + 404'),
  row('POST /api-backend/payment/subscription/cancel/', '401 404 404 ~ ~ 404', body({})),
  row('POST /api-backend/payment/subscription/resume/', '401 404 404 ~ ~ 404'),
  row(
    'POST /api-backend/payment/subscription/change/',
    '401 404 404 ~ ~ 404',
    withBody(() => ({}), choice),
  ),
  openAsked('POST /api-backend/payment/webhook/', body({})),
  row('GET /api-backend/payment/invoice/', '401 + + + + +'),
  // The owner's without a key; what is in the address of a mail is tested beside the domain.
  row('GET /api-backend/payment/invoice/{id}/pdf/', '404 404 404 + 404 404', ({ ids }: World) => ({
    url: `/api-backend/payment/invoice/${ids.invoice}/pdf/`,
  })),
  row('GET /api-backend/payment/billing/', '401 404 404 + + 404'),
  row(
    'PUT /api-backend/payment/billing/',
    '401 404 404 + + 404',
    withBody(() => ({}), { ...billing, email: 'buch@haus.example' }),
  ),
  row('GET /api-backend/admin/invoice/', '401 403 403 403 403 403 +'),
  row('POST /api-backend/admin/invoice/{id}/paid/', '401 403 403 403 403 403 ~', ({ ids }: World) => ({
    url: `/api-backend/admin/invoice/${ids.invoice}/paid/`,
    payload: { paid_on: '2000-01-01' },
  })),
];
