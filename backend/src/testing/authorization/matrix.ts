import type { InjectOptions } from 'fastify';
import { companyEntry } from '../company-entry';
import { PASSWORD } from '../people';
import { uploadForm } from '../upload-form';
import { APPLICATIONS, pdf } from './application-rows';
import { MEDIA } from './media-rows';
import { PAYMENT } from './payment-rows';
import { RATINGS } from './rating-rows';
import { bothEnds, onlyOwner, open, openAsked, row, signedIn, withBody, type Row } from './rows';
import { SUPPORT } from './support-rows';
import type { World } from './world';

const body = (payload: object) => (): Partial<InjectOptions> => ({ payload });
/** As the clients of the exchange send it, without a CSRF token. */
const form = (url: string) => (): Partial<InjectOptions> => ({
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'json=true',
});

const registration = {
  first_name: 'Nora',
  last_name: 'Neu',
  password: PASSWORD,
  password2: PASSWORD,
  consents: true,
  profile_type: 'CARE_SEEKER',
};
const contact_info = { name: 'Nora', lastname: 'Neu', email: 'neu@beispiel.example' };
const message = { title: 'Frage', content: 'Guten Tag', contact_info };
const consent = { key: 'terms', version: '2026-01', granted: true };

/** The sign-in exchange and the platform routes use no bearer token. */
const EXCHANGE: readonly Row[] = [
  open('GET /api/auth/csrf'),
  open('GET /api/auth/providers'),
  open('GET /api/auth/session'),
  openAsked('POST /api/auth/session'),
  open('POST /api/auth/_log', body({})),
  // Refused for every role, because the CSRF token of a cookie is missing.
  row('POST /api/auth/callback/{provider}', '403 403 403 403 403 403', form('/api/auth/callback/credentials')),
  row('POST /api/auth/signin', '403 403 403 403 403 403', form('/api/auth/signin')),
  row('POST /api/auth/signin/{provider}', '403 403 403 403 403 403', form('/api/auth/signin/credentials')),
  row('POST /api/auth/signout', '403 403 403 403 403 403', form('/api/auth/signout')),
  open('GET /healthz'),
  open('GET /readyz'),
];

const PUBLIC: readonly Row[] = [
  open('GET /api-backend/city/suggest/', () => ({ query: { phrase: 'Kö' } })),
  open('GET /api-backend/city/{city_slug}/', () => ({ url: '/api-backend/city/k%C3%B6ln/' })),
  open('GET /api-backend/company/benefits/'),
  open('GET /api-backend/company/by-slug/{slug}/', () => ({ url: '/api-backend/company/by-slug/haus/' })),
  open('GET /api-backend/company/{id}/nearby/', ({ ids }) => ({ url: `/api-backend/company/${ids.company}/nearby/` })),
  open('GET /api-backend/company/cards/', ({ ids }) => ({ query: { ids: String(ids.company) } })),
  open('GET /api-backend/company/compare/', ({ ids }) => ({ query: { ids: `${ids.company},${ids.otherCompany}` } })),
  open('GET /api-backend/company/details/{id}/', ({ ids }) => ({
    url: `/api-backend/company/details/${ids.company}/`,
  })),
  open('GET /api-backend/company/features/'),
  open('GET /api-backend/company/job-offer/by-slug/{company_slug}/{offer_slug}/', () => ({
    url: '/api-backend/company/job-offer/by-slug/haus/stelle/',
  })),
  open('GET /api-backend/company/job-offer/search/', () => ({ query: { city_slug: 'köln' } })),
  open('GET /api-backend/company/job-offer/search/map/', () => ({ query: { city_slug: 'köln', zoom: '8' } })),
  open('GET /api-backend/company/job-offer/{id}/', ({ ids }) => ({
    url: `/api-backend/company/job-offer/${ids.offer}/`,
  })),
  open('GET /api-backend/company/search/', () => ({ query: { city_slug: 'köln' } })),
  open('GET /api-backend/company/search/count/', () => ({ query: { city_slug: 'köln' } })),
  open('GET /api-backend/company/search/map/', () => ({ query: { city_slug: 'köln', bbox: '6,50,8,52', zoom: '8' } })),
  open('GET /api-backend/company/services/'),
  open('GET /api-backend/company/{id}/job-offers/', ({ ids }) => ({
    url: `/api-backend/company/${ids.company}/job-offers/`,
  })),
  open('POST /api-backend/company/hits/', ({ ids }) => ({ payload: { companies: [ids.company] } })),
  open('POST /api-backend/company/visit/', ({ ids }) => ({ payload: { company: ids.company } })),
  open('GET /api-backend/content/article/'),
  openAsked('GET /api-backend/content/article/{slug}/', () => ({ url: '/api-backend/content/article/x/' })),
  open('GET /api-backend/content/guide/'),
  openAsked('GET /api-backend/content/guide/{slug}/', () => ({ url: '/api-backend/content/guide/x/' })),
  open('GET /api-backend/embed/company/{slug}/', () => ({ url: '/api-backend/embed/company/haus/' })),
  openAsked('GET /api-backend/oembed/', () => ({ query: { url: 'https://example.org/' } })),
  open('GET /api-backend/geo/map/'),
  openAsked('GET /api-backend/geo/resolve/', () => ({ query: { id: 'x', session: 'x' } })),
  open('GET /api-backend/geo/suggest/', () => ({ query: { q: 'Köln', session: 'x' } })),
  openAsked('GET /api-backend/media/{name}', () => ({ url: '/api-backend/media/x.webp' })),
  open('GET /api-backend/package/'),
  open('GET /api-backend/page-builder/', () => ({ query: { source_type: 'FOOTER' } })),
  openAsked('GET /api-backend/product/by-slug/{category}/{slug}/', () => ({
    url: '/api-backend/product/by-slug/x/y/',
  })),
  open('GET /api-backend/product/category/'),
  openAsked('GET /api-backend/product/category/{slug}/', () => ({ url: '/api-backend/product/category/x/' })),
  openAsked('POST /api-backend/product/inquiry/', body({})),
  open('GET /api-backend/rating/list/{company_id}/', ({ ids }) => ({
    url: `/api-backend/rating/list/${ids.company}/`,
  })),
  open('GET /api-backend/rating/{id}/', ({ ids }) => ({ url: `/api-backend/rating/${ids.rating}/` })),
  open('GET /api-backend/sitemap/'),
  open('GET /api-backend/sitemap/{kind}/', () => ({ url: '/api-backend/sitemap/pages/' })),
  open('GET /api-backend/stats/'),
  open('GET /api-backend/user/profile/by-slug/{slug}/', ({ people }) => ({
    url: `/api-backend/user/profile/by-slug/pflegekraft-${people.jobSeeker.id}/`,
  })),
  open('GET /api-backend/user/profile/qualifications/'),
  open('GET /api-backend/user/profile/search/', () => ({ query: { city_slug: 'köln' } })),
  open('GET /api-backend/user/profile/search/map/', () => ({ query: { city_slug: 'köln', zoom: '8' } })),
];

const ACCOUNT: readonly Row[] = [
  open('POST /api-backend/auth/register/', (_world, role) => ({
    payload: { ...registration, username: `neu-${role}`, email: `neu-${role}@beispiel.example` },
  })),
  openAsked('POST /api-backend/auth/verify-email/', body({ key: 'x' })),
  open('POST /api-backend/auth/verify-email/resend/', body({ email: 'x@beispiel.example' })),
  open('POST /api-backend/auth/password/reset/', body({ email: 'x@beispiel.example' })),
  openAsked(
    'POST /api-backend/auth/password/reset/confirm/',
    body({ uid: '1', token: 'x', password: PASSWORD, password2: PASSWORD }),
  ),
  openAsked('POST /api-backend/unsubscribe/', () => ({ query: { key: 'x' } })),
  row('POST /api-backend/auth/company/register/', '401 403 + ~ ~ 403', body(companyEntry)),
  signedIn('POST /api-backend/auth/email/change/', body({ email: 'x@beispiel.example', password: PASSWORD })),
  signedIn(
    'POST /api-backend/auth/password/change/',
    body({ old_password: PASSWORD, password: PASSWORD, password2: PASSWORD }),
  ),
  signedIn('GET /api-backend/auth/sessions/'),
  signedIn('DELETE /api-backend/auth/sessions/'),
  onlyOwner('DELETE /api-backend/auth/sessions/{id}/', ({ ids }) => ({
    url: `/api-backend/auth/sessions/${ids.session}/`,
  })),
  signedIn('GET /api-backend/user/details/'),
  signedIn('PATCH /api-backend/user/details/', body({ first_name: 'Nora' })),
  signedIn('GET /api-backend/user/notification-settings/'),
  signedIn('PATCH /api-backend/user/notification-settings/', body({ messages: false })),
  signedIn('POST /api-backend/user/toggle-email-notifications/'),
  signedIn('GET /api-backend/user/consents/'),
  signedIn('POST /api-backend/user/consents/', body(consent)),
  signedIn('POST /api-backend/user/export/'),
  onlyOwner('GET /api-backend/user/export/{id}/', ({ ids }) => ({ url: `/api-backend/user/export/${ids.export}/` })),
  // The key in the address gives access, independent of the role.
  row('GET /api-backend/user/export/{id}/download/', '404 404 404 404 404 404', ({ ids }) => ({
    url: `/api-backend/user/export/${ids.export}/download/?key=x`,
  })),
  signedIn('POST /api-backend/user/delete/', body({ password: PASSWORD })),
  signedIn('POST /api-backend/user/delete/cancel/'),
];

const profileUrl =
  (end = '') =>
  ({ ids }: World) => ({ url: `/api-backend/user/profile/${ids.profile}/${end}` });

const JOB_SEEKER: readonly Row[] = [
  row('GET /api-backend/user/profile/{id}/', '401 + 404 404 404 404', profileUrl()),
  row('PATCH /api-backend/user/profile/{id}/', '401 + 404 404 404 404', (world) => ({
    ...profileUrl()(world),
    payload: { is_open_for_offers: false },
  })),
  row('GET /api-backend/user/profile/{id}/preview/', '401 + 404 404 404 404', profileUrl('preview/')),
  row('GET /api-backend/user/profile/{id}/visitors/', '401 + 404 404 404 404', profileUrl('visitors/')),
  row('POST /api-backend/media/user-profile/', '401 ~ 403 403 403 403', ({ ids, people }) =>
    uploadForm(
      { user: people.jobSeeker.id, user_profile: ids.profile, url: '' },
      { name: 'x.png', content: Buffer.from('x'), type: 'image/png' },
    ),
  ),
  row('DELETE /api-backend/media/user-profile/{id}/', '401 + 404 404 404 404', ({ ids }) => ({
    url: `/api-backend/media/user-profile/${ids.photo}/`,
  })),
];

const messageUrl =
  (end = '') =>
  ({ ids }: World) => ({ url: `/api-backend/message/${ids.message}/${end}` });
const widgetUrl =
  (end = '') =>
  ({ ids }: World) => ({ url: `/api-backend/company/${ids.company}/widget/${end}` });
const widgetKey = { name: 'Website', allowed_origins: ['https://haus.example'] };
const MESSAGES: readonly Row[] = [
  row(
    'POST /api-backend/message/',
    '+ + + ~ ~ +',
    ({ people }) => ({ payload: { ...message, recipient: people.owner.id } }),
    'to a provider',
  ),
  row(
    'POST /api-backend/message/',
    '401 ~ 403 + + 403',
    ({ people }) => ({ payload: { ...message, recipient: people.jobSeeker.id } }),
    'to a job seeker',
  ),
  signedIn('GET /api-backend/message/'),
  onlyOwner('GET /api-backend/company/{id}/figures/', ({ ids }) => ({
    url: `/api-backend/company/${ids.company}/figures/`,
  })),
  onlyOwner('GET /api-backend/company/{id}/widget/', widgetUrl()),
  onlyOwner('POST /api-backend/company/{id}/widget/', withBody(widgetUrl(), widgetKey)),
  row('PUT /api-backend/company/{id}/widget/{key}/', '401 404 404 ~ 404 404', withBody(widgetUrl('x/'), widgetKey)),
  row('DELETE /api-backend/company/{id}/widget/{key}/', '401 404 404 ~ 404 404', widgetUrl('x/')),
  signedIn('GET /api-backend/message/quota/'),
  bothEnds('GET /api-backend/message/{id}/', messageUrl()),
  bothEnds('PATCH /api-backend/message/{id}/', withBody(messageUrl(), { read: true })),
  bothEnds('DELETE /api-backend/message/{id}/', messageUrl()),
  bothEnds('POST /api-backend/message/{id}/reply/', withBody(messageUrl('reply/'), { content: 'Danke' })),
  bothEnds('POST /api-backend/message/{id}/archive/', withBody(messageUrl('archive/'), {})),
  bothEnds('POST /api-backend/message/{id}/block/', withBody(messageUrl('block/'), {})),
  row(
    'POST /api-backend/message/{id}/report/',
    '401 403 404 + 404 404',
    withBody(messageUrl('report/'), { reason: 'x' }),
  ),
  // The file does not exist; that both sides pass the check shows in the text of the answer, not in its status.
  row('GET /api-backend/message/{id}/attachment/{attachment}/', '401 404 404 404 404 404', ({ ids }) => ({
    url: `/api-backend/message/${ids.message}/attachment/${ids.attachment}/`,
  })),
  signedIn('GET /api-backend/user/block/'),
  row('POST /api-backend/user/block/', '401 + + + ~ +', ({ ids }) => ({ payload: { company: ids.otherCompany } })),
  onlyOwner('DELETE /api-backend/user/block/{id}/', ({ ids }) => ({ url: `/api-backend/user/block/${ids.block}/` })),
];

const companyUrl =
  (end: string) =>
  ({ ids }: World) => ({ url: `/api-backend/company/${ids.company}/${end}` });

const offerUrl =
  (end = '') =>
  ({ ids }: World) => ({ url: `/api-backend/company/job-offer/${ids.draft}/${end}` });

/** The own provider and its job offers. */
const COMPANY: readonly Row[] = [
  onlyOwner(
    'PATCH /api-backend/company/details/{id}/',
    withBody(({ ids }) => ({ url: `/api-backend/company/details/${ids.company}/` }), { phone: '0221 5550123' }),
  ),
  onlyOwner(
    'PATCH /api-backend/company/profile/{id}/',
    withBody(({ ids }) => ({ url: `/api-backend/company/profile/${ids.company}/` }), { benefits: [] }),
  ),
  onlyOwner('GET /api-backend/company/{id}/sections/', companyUrl('sections/')),
  onlyOwner('POST /api-backend/company/{id}/sections/{section}/confirm/', companyUrl('sections/contact/confirm/')),
  onlyOwner('POST /api-backend/company/job-offer/', ({ ids }) => ({
    payload: { company: ids.company, title: 'Stelle' },
  })),
  onlyOwner('PATCH /api-backend/company/job-offer/{id}/', withBody(offerUrl(), { tasks: 'Pflegen' })),
  onlyOwner('POST /api-backend/company/job-offer/{id}/publish/', offerUrl('publish/')),
  onlyOwner('POST /api-backend/company/job-offer/{id}/pause/', ({ ids }) => ({
    url: `/api-backend/company/job-offer/${ids.publicOffer}/pause/`,
  })),
  onlyOwner('POST /api-backend/company/job-offer/{id}/extend/', ({ ids }) => ({
    url: `/api-backend/company/job-offer/${ids.publicOffer}/extend/`,
  })),
  onlyOwner('DELETE /api-backend/company/job-offer/{id}/', offerUrl()),
];

const claimUrl =
  (end = '') =>
  ({ ids }: World) => ({ url: `/api-backend/company/ownership/${ids.claim}/${end}` });

/** Claims for a provider; `companyUser` has one that waits for proof. */
const OWNERSHIP: readonly Row[] = [
  row('GET /api-backend/company/{id}/ownership/', '401 403 + + + 403', ({ ids }) => ({
    url: `/api-backend/company/${ids.freeCompany}/ownership/`,
  })),
  signedIn('GET /api-backend/company/ownership/', () => ({ query: { mine: '1' } })),
  row('POST /api-backend/company/ownership/', '401 403 + ~ ~ 403', ({ ids }) => ({
    payload: { company: ids.freeCompany, confirm: true, method: 'DOCUMENT' },
  })),
  // Refused for its content: no code was sent.
  row('POST /api-backend/company/ownership/{id}/confirm/', '401 404 422 404 404 404', (world) => ({
    ...claimUrl('confirm/')(world),
    payload: { code: '123456' },
  })),
  row('POST /api-backend/company/ownership/{id}/document/', '401 404 + 404 404 404', (world) => ({
    ...claimUrl('document/')(world),
    ...uploadForm({}, { name: 'x.pdf', content: pdf, type: 'application/pdf' }),
  })),
  // The file is already deleted; that the claimant may read it shows in the test of the domain.
  row('GET /api-backend/company/ownership/{id}/document/{document}/', '401 404 404 404 404 404', ({ ids }) => ({
    url: `/api-backend/company/ownership/${ids.claim}/document/${ids.document}/`,
  })),
  signedIn('GET /api-backend/company/handover/'),
  // Refused for its content: the password is wrong, and the world has no offer.
  row(
    'POST /api-backend/company/{id}/handover/',
    '401 404 404 422 404 404',
    withBody(companyUrl('handover/'), { email: 'a@beispiel.example', password: 'falsch' }),
  ),
  // The owner may have accepted it before, and repeats that.
  row('POST /api-backend/company/{id}/handover/accept/', '401 404 404 + 404 404', companyUrl('handover/accept/')),
  onlyOwner('DELETE /api-backend/company/{id}/handover/', companyUrl('handover/')),
  signedIn('GET /api-backend/company/{id}/ownership/disputes/', companyUrl('ownership/disputes/')),
  // The world's claim is for a provider without an owner.
  row('POST /api-backend/company/ownership/{id}/answer/', '401 404 404 404 404 404', (world) => ({
    ...claimUrl('answer/')(world),
    payload: { agrees: false },
  })),
  // The desk has asked nothing.
  row('POST /api-backend/company/ownership/{id}/reply/', '401 404 409 404 404 404', (world) => ({
    ...claimUrl('reply/')(world),
    payload: { text: 'Ja.' },
  })),
  row('POST /api-backend/company/ownership/{id}/withdraw/', '401 404 + 404 404 404', claimUrl('withdraw/')),
];

const caseUrl =
  (end = '') =>
  ({ ids }: World) => ({ url: `/api-backend/admin/case/${ids.deskCase}/${end}` });
const onlyStaff = (call: string, request?: Row['request']): Row => row(call, '401 403 403 403 403 403 +', request);

const DESK: readonly Row[] = [
  onlyStaff('GET /api-backend/admin/queue/'),
  onlyStaff('GET /api-backend/admin/audit/'),
  onlyStaff('GET /api-backend/admin/case/{id}/', caseUrl()),
  onlyStaff('POST /api-backend/admin/case/{id}/take/', caseUrl('take/')),
  onlyStaff(
    'POST /api-backend/admin/case/{id}/decide/',
    withBody(caseUrl('decide/'), { decision: 'ASK', reason: 'Frage' }),
  ),
  onlyStaff(
    'POST /api-backend/admin/case/{id}/measure/',
    withBody(caseUrl('measure/'), { measure: 'HIDE', reason: 'Grund' }),
  ),
  // Refused for its content: the provider is no duplicate.
  row('POST /api-backend/admin/case/{id}/merge/', '401 403 403 403 403 403 422', (world) => ({
    ...caseUrl('merge/')(world),
    payload: { company: world.ids.otherCompany, reason: 'Grund' },
  })),
];

const search = { kind: 'COMPANY', query: 'city_slug=köln' };

const WATCHING: readonly Row[] = [
  row('POST /api-backend/company/toggle-follow/', '401 + + 403 + +', ({ ids }) => ({
    payload: { company: ids.company },
  })),
  signedIn('GET /api-backend/user/followed-companies/'),
  signedIn('POST /api-backend/user/followed-companies/', ({ ids }) => ({ payload: { companies: [ids.company] } })),
  signedIn('GET /api-backend/user/saved-search/'),
  signedIn('POST /api-backend/user/saved-search/', body(search)),
  onlyOwner('PATCH /api-backend/user/saved-search/{id}/', ({ ids }) => ({
    url: `/api-backend/user/saved-search/${ids.search}/`,
    payload: { frequency: 'WEEKLY' },
  })),
  onlyOwner('DELETE /api-backend/user/saved-search/{id}/', ({ ids }) => ({
    url: `/api-backend/user/saved-search/${ids.search}/`,
  })),
  open('POST /api-backend/alert/', body({ ...search, email: 'x@beispiel.example' })),
  openAsked('POST /api-backend/alert/confirm/', body({ key: 'x'.repeat(20) })),
  openAsked('POST /api-backend/alert/unsubscribe/', body({ key: 'x'.repeat(20) })),
];

/** The permissions: every call of the API for every role. If a call is missing, the test beside this file fails. */
export const MATRIX: readonly Row[] = [
  ...EXCHANGE,
  ...PUBLIC,
  ...ACCOUNT,
  ...JOB_SEEKER,
  ...MEDIA,
  ...PAYMENT,
  ...SUPPORT,
  ...MESSAGES,
  ...APPLICATIONS,
  ...COMPANY,
  ...OWNERSHIP,
  ...DESK,
  ...RATINGS,
  ...WATCHING,
];
