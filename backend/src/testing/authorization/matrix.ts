import { berlinDay } from '@care/contracts/format';
import type { Checkout } from '@care/contracts/schemas';
import { placesKey, stopPlacesKey } from '../../domains/companies/free-places/places-link';
import { pdfPath } from '../../domains/billing/invoices/invoice';
import { answerKey } from '../../domains/messages/answer-routes';
import { stopKey } from '../../domains/ratings/invite-keys';
import { unsubscribeKey } from '../../platform/mail/unsubscribe';
import { authSecret } from '../../platform/secrets/auth-secret';
import { accountEntry } from '../account-entry';
import { checkout } from '../booking';
import { companyEntry } from '../company-entry';
import { OPERATOR } from '../operator';
import { PASSWORD } from '../people';
import { uploadForm } from '../upload-form';
import { rowsOf, type Line } from './rows';
import { INVITE_KEY, PICTURE } from './world';
import { insertId, updateRows } from '../rows';

type Body = Record<string, unknown>;
type Form = NonNullable<NonNullable<Line[2]>['form']>;
type Prepare = NonNullable<NonNullable<Line[2]>['prepare']>;

const OPEN = '+ + + + + +';
/** Public, but the request is incomplete. */
const ASKED = '~ ~ ~ ~ ~ ~';
const SIGNED_IN = '401 + + + + +';
/** Allowed with an account, but refused for the content. */
const REFUSED = '401 ~ ~ ~ ~ ~';
const ONLY_OWNER = '401 404 404 + 404 404';
/** For the two sides of the application and its message. */
const BOTH_ENDS = '401 + 404 + 404 404';
const ONLY_JOB_SEEKER = '401 + 404 404 404 404';
const ONLY_STAFF = '401 403 403 403 403 403 +';
/** Allowed, but refused for the content. */
const STAFF_ASKED = '401 403 403 403 403 403 ~';
const OWNER_ASKED = '401 404 404 ~ 404 404';
const BOTH_OWNERS = '401 404 404 + + 404';
const BOTH_OWNERS_ASKED = '401 404 404 ~ ~ 404';
const NOBODY = '401 404 404 404 404 404';
const FORBIDDEN = '403 403 403 403 403 403';

const moderated = { staffRole: 'MODERATOR' } as const;
const edited = { staffRole: 'EDITOR' } as const;
const administered = { staffRole: 'ADMIN' } as const;
const financed = { staffRole: 'FINANCE' } as const;
const withOwnPassword = (body: Body) => ({ body, limit: 'own-password' }) as const;
const withPassword = withOwnPassword({ password: PASSWORD });
const asAdmin = (body: Body) => ({ ...administered, ...withOwnPassword(body) });
const forReason = { reason: 'Grund', password: PASSWORD };

/** As the clients of the exchange send it, without a CSRF token. */
const withoutToken = {
  form: () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'json=true' }),
};
const toSite = () => ({ headers: { host: 'site.example' } });
const file = (name: string, content: string, type: string, fields: Record<string, string | number> = {}) =>
  uploadForm(fields, { name, content: Buffer.from(content), type });
const pdf = () => file('x.pdf', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'application/pdf');
const noPicture = (fields = {}) => file('x.png', 'x', 'image/png', fields);

const both = { password: PASSWORD, password2: PASSWORD };
const register: Form = (_world, role) => ({
  payload: { ...accountEntry, username: `neu-${role}`, email: `neu-${role}@beispiel.example` },
});
const contact_info = { name: 'Nora', lastname: 'Neu', email: 'neu@beispiel.example' };
const messageTo = (recipient: string) =>
  ({ body: { title: 'Frage', content: 'Guten Tag', contact_info, recipient }, limit: 'message' }) as const;
const replied = (body: Body) => ({ body, limit: 'reply' }) as const;
const application = { message: 'Guten Tag', email: 'neu@beispiel.example', consent: true };
const search = { kind: 'COMPANY', query: 'city_slug=köln' };
const widget = { name: 'Website', allowed_origins: ['https://haus.example'] };
const places = { total: null, free: {}, from: {}, wait: null, takes_clients: null, zip_codes: [], weekly_mail: true };
const question = { kind: 'QUESTION', subject: 'OTHER', text: 'Wie?', answer_by: 'EMAIL' };
const rating = {
  ...{ category: 'VISITOR', review_summary: 'Gut' },
  ...{ housing: 4, food: 4, reliability: 4, friendliness: 4, competence: 4, activities: 4 },
};
const report = {
  ...{ reason: 'names', title: 'Ein Name', description: 'Er steht im Text.', good_faith: true },
  ...{ name: 'Nora Neu', email: 'neu@beispiel.example' },
};
const merged = { ...forReason, company: '{otherCompany}' };
const resumed = { measure: 'RESUME', reason: 'Grund' };
const newsletter = { subject: 'Neues', introduction: 'Guten Tag', articles: [] };
const recipients = { recipients: 1 };
/** A draft of the newsletter. */
const issueAt =
  (action: string): Prepare =>
  async ({ db }) => {
    const id = await insertId(db, 'newsletter_issue', { subject: 'Neues', introduction: 'Guten Tag' });
    return `/api-backend/admin/newsletter/${id}/${action}`;
  };
const suppression: Prepare = async ({ db }) => {
  const row = { address: `${Math.random()}@beispiel.example`, cause: 'BOUNCED', reason: '' } as const;
  return `/api-backend/admin/mail/suppression/${await insertId(db, 'mail_suppression', row)}/`;
};
/** An address that the suggestions gave. */
const foundAddress: Prepare = async (test) => {
  const q = encodeURIComponent('Domstr. 1, 50668 Köln');
  const found = await test.inject(`/api-backend/geo/suggest/?q=${q}&kind=address&session=x`);
  return `/api-backend/geo/resolve/?session=x&id=${encodeURIComponent(found.json().results[0].id)}`;
};
const article = { slug: 'artikel', fields: {} };
const billing = { name: 'Haus', street: 'Lindenstraße 12', zip_code: '50733', city: 'Köln', vat_id: '' };
const choice = { package: 'PLUS_TIER', period: 'MONTHLY' };
const booking = { ...choice, company: '{company}', billing, accept_terms: true, trial: true };
const enquiry = {
  ...{ receivers: ['{otherCompany}'], care_grade: 3, care_form: 'stationare-pflege', situation: 'PLANNING' },
  ...{ starts_on: berlinDay(new Date()), email: 'neu@beispiel.example', consent: true },
};
const ORDER = '/payment/order/{id=00000000-0000-4000-8000-000000000000}/';
const UPLOAD = '/media/company-gallery/video/upload/{videoUpload}/';
const VIDEO = '/media/company-gallery/video/{galleryVideo}/';
const EMAIL = 'x@beispiel.example';
/** What a browser would answer for a passkey, made up. */
const signedByDevice = (response: object) => ({
  ...{ id: 'x', rawId: 'x', type: 'public-key' },
  response: { clientDataJSON: 'e30', ...response },
});
const newPasskey = { name: 'Laptop', credential: signedByDevice({ attestationObject: 'e30' }) };
const usedPasskey = signedByDevice({ authenticatorData: 'e30', signature: 'e30' });

/** The sign-in exchange and the platform routes use no bearer token. */
const EXCHANGE: readonly Line[] = [
  ['GET /api/auth/<csrf|providers|session|signin|signout>', OPEN, { cache: 'never' }],
  ['POST /api/auth/session', ASKED],
  ['POST /api/auth/_log', OPEN, { body: {} }],
  // Refused for every role, because the CSRF token of a cookie is missing.
  ['POST /api/auth/callback/{provider=credentials}', FORBIDDEN, { ...withoutToken, limit: 'login' }],
  ['POST /api/auth/<signin|signin/{provider=credentials}|signout>', FORBIDDEN, withoutToken],
  ['GET /<healthz|readyz>', OPEN, { cache: 'never' }],
];

const PUBLIC: readonly Line[] = [
  ['GET /city/suggest/?phrase=Kö', OPEN, { limit: 'suggest' }],
  ['GET /city/{city_slug=k%C3%B6ln}/', OPEN],
  ['GET /company/<benefits|features|services>/', OPEN],
  ['GET /company/<by-slug/{slug=haus}|details/{company}>/', OPEN],
  ['GET /company/{company}/<nearby|job-offers>/', OPEN],
  ['GET /company/<cards/?ids={company}|compare/?ids={company},{otherCompany}>', OPEN],
  ['GET /company/job-offer/<{offer}|by-slug/{company_slug=haus}/{offer_slug=stelle}>/', OPEN],
  ['GET /company/job-offer/search/<?|map/?zoom=8&>city_slug=köln', OPEN],
  ['GET /company/search/<?|count/?|map/?bbox=6,50,8,52&zoom=8&>city_slug=köln', OPEN],
  ['POST /company/hits/', OPEN, { body: { companies: ['{company}'] }, limit: 'hits' }],
  ['POST /company/visit/', OPEN, { body: { company: '{company}' }, limit: 'visit' }],
  ['GET /content/<article|guide|home|banner>/', OPEN],
  ['GET /content/<article/{slug=artikel}|guide/{slug=ratgeber}|legal/{slug=kontakt}>/', OPEN],
  ['GET /embed/company/{slug=haus}/', OPEN, { limit: 'embed' }],
  ['GET /oembed/?url=http://site.example/pflegeanbieter/profiles/haus', OPEN, { limit: 'embed', form: toSite }],
  ['GET /geo/resolve/', OPEN, { prepare: foundAddress, limit: 'suggest', cache: 'day' }],
  ['GET /geo/suggest/?q=Köln&session=x', OPEN, { limit: 'suggest', cache: 'day' }],
  [`GET /media/{name=${PICTURE}}`, OPEN, { cache: 'year' }],
  ['GET /page-builder/?source_type=FOOTER', OPEN],
  ['GET /product/<by-slug/{category=betten}/{slug=bett}|category|category/{slug=betten}>/', OPEN],
  ['POST /product/inquiry/', ASKED, { body: {}, limit: 'inquiry' }],
  ['GET /rating/<list/{otherCompany}|{rating}>/', OPEN],
  ['GET /<geo/map|operator|package|sitemap|sitemap/{kind=pages}|stats>/', OPEN],
  ['GET /user/profile/by-slug/{slug=pflegekraft-a}/', OPEN, { limit: 'staff-profile', cache: 'never' }],
  ['GET /user/profile/qualifications/', OPEN],
  ['GET /user/profile/search/<?|map/?zoom=8&>city_slug=köln', OPEN, { limit: 'staff-search', cache: 'never' }],
];

const ACCOUNT: readonly Line[] = [
  ['POST /auth/register/', OPEN, { form: register, limit: 'register' }],
  ['POST /auth/verify-email/', ASKED, { body: { key: 'x' }, limit: 'verify-email' }],
  ['POST /auth/verify-email/resend/', OPEN, { body: { email: EMAIL }, limit: 'resend-email' }],
  ['POST /auth/password/reset/', OPEN, { body: { email: EMAIL }, limit: 'password-reset' }],
  ['POST /auth/password/reset/confirm/', ASKED, { body: { uid: '1', token: 'x', ...both }, limit: 'verify-email' }],
  ['POST /<unsubscribe|places/stop>/?key=x', ASKED],
  ['POST /places/confirm/?key=x', ASKED, { limit: 'places-link' }],
  ['POST /auth/company/register/', '401 403 + ~ ~ 403', { body: companyEntry, limit: 'company-registration' }],
  ['POST /auth/email/change/', SIGNED_IN, withOwnPassword({ email: EMAIL, password: PASSWORD })],
  ['POST /auth/password/change/', SIGNED_IN, withOwnPassword({ old_password: PASSWORD, ...both })],
  ['GET /auth/second-factor/', SIGNED_IN],
  ['POST /auth/second-factor/<authenticator|remove|passkey/options>/', SIGNED_IN, withPassword],
  // Without a set-up that was begun, and without a second factor.
  ['POST /auth/second-factor/authenticator/confirm/', REFUSED, withOwnPassword({ code: '000000' })],
  // The owner has a passkey.
  ['POST /auth/second-factor/recovery-codes/', '401 ~ ~ + ~ ~', withPassword],
  ['POST /auth/second-factor/passkey/', REFUSED, withOwnPassword(newPasskey)],
  ['PATCH /auth/second-factor/passkey/{passkey}/', ONLY_OWNER, { body: { name: 'Telefon' } }],
  ['POST /auth/second-factor/passkey/{passkey}/remove/', ONLY_OWNER, withPassword],
  ['POST /auth/second-factor/passkey/challenge/', OPEN, { body: {}, limit: 'passkey' }],
  ['POST /auth/second-factor/passkey/confirm/', REFUSED, withOwnPassword(usedPasskey)],
  ['<GET|DELETE> /auth/sessions/', SIGNED_IN],
  ['DELETE /auth/sessions/{session}/', ONLY_OWNER],
  ['<GET|PATCH> /user/details/', SIGNED_IN, { body: { first_name: 'Nora' } }],
  ['<GET|PATCH> /user/notification-settings/', SIGNED_IN, { body: { messages: false } }],
  ['POST /user/<toggle-email-notifications|delete/cancel>/', SIGNED_IN],
  ['<GET|POST> /user/consents/', SIGNED_IN, { body: { key: 'terms', version: '2026-01', granted: true } }],
  ['POST /user/export/', SIGNED_IN, { limit: 'data-export' }],
  ['GET /user/export/{export}/', ONLY_OWNER],
  // The key in the address gives access, independent of the role.
  ['GET /user/export/{export}/download/?key=x', '404 404 404 404 404 404'],
  // The last ADMIN cannot leave.
  ['POST /user/delete/', '401 + + + + + ~', withPassword],
];

const profilePhoto: Form = ({ ids, people }) =>
  noPicture({ user: people.jobSeeker.id, user_profile: ids.profile, url: '' });

const JOB_SEEKER: readonly Line[] = [
  ['<GET|PATCH> /user/profile/{profile}/', ONLY_JOB_SEEKER, { body: { is_open_for_offers: false } }],
  ['GET /user/profile/{profile}/<preview|visitors>/', ONLY_JOB_SEEKER],
  ['POST /media/user-profile/', '401 ~ 403 403 403 403', { form: profilePhoto, limit: 'upload' }],
  ['DELETE /media/user-profile/{photo}/', ONLY_JOB_SEEKER],
];

/** An upload for the owner's provider, with the id of the sender. */
const companyUpload: Form = ({ ids, people }, role) =>
  noPicture({ user: role === 'visitor' ? 0 : people[role].id, company: ids.company, url: '' });
const garden = { alt: 'Garten' };
const gallery = { company: '{company}', order: ['{galleryVideo}', '{galleryImage}'] };
const newVideo = { user: '{sender}', company: '{company}', file_name: 'film.mp4', order: 0 };
const video: Form = () => ({ headers: { 'content-type': 'video/mp4' }, payload: 'x' });
const captions: Form = () => file('x.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Tag', 'text/vtt');
const PICTURES = { 'company-logo': 'logo', 'company-main-image': 'mainImage', 'company-gallery/image': 'galleryImage' };

/** Pictures, videos and captions of a provider (PP-11, PP-12). */
const MEDIA: readonly Line[] = [
  ...Object.entries(PICTURES).flatMap(([path, id]): Line[] => [
    [`POST /media/${path}/`, '401 403 403 ~ 403 403', { form: companyUpload, limit: 'upload' }],
    [`PUT /media/${path}/{${id}}/`, ONLY_OWNER, { body: garden, ...(id === 'galleryImage' && { limit: 'upload' }) }],
    [`DELETE /media/${path}/{${id}}/`, ONLY_OWNER],
  ]),
  ['PATCH /media/company-gallery/order/', ONLY_OWNER, { body: gallery }],
  ['POST /media/company-gallery/video/signed-url/', '401 403 403 + 403 403', { body: newVideo, limit: 'upload' }],
  [`PUT ${UPLOAD}?user=1&replaces=0&type=mp4&size=1&until=9999999999&key=x`, FORBIDDEN, { form: video }],
  ['POST /media/company-gallery/video/{videoUpload}/complete/', OWNER_ASKED],
  [`<PUT|DELETE> ${VIDEO}`, ONLY_OWNER, { body: { alt: 'Rundgang' } }],
  [`POST ${VIDEO}poster/`, OWNER_ASKED, { form: () => noPicture(), limit: 'upload' }],
  [`POST ${VIDEO}captions/`, ONLY_OWNER, { form: captions, limit: 'upload' }],
  [`DELETE ${VIDEO}captions/`, ONLY_OWNER],
];

/** The provider has a package of the operator, so booking and canceling are refused for their content. */
const PAYMENT: readonly Line[] = [
  ['GET /payment/quote/?company={company}&package=PLUS_TIER&period=MONTHLY', OWNER_ASKED],
  ['POST /payment/checkout/', OWNER_ASKED, { body: booking, limit: 'checkout' }],
  [`GET ${ORDER}`, NOBODY],
  [`POST ${ORDER}cancel/`, NOBODY],
  ['GET /payment/subscription/', BOTH_OWNERS],
  ['POST /payment/subscription/cancel/', BOTH_OWNERS_ASKED, { body: {} }],
  ['POST /payment/subscription/resume/', BOTH_OWNERS_ASKED],
  ['POST /payment/subscription/change/', BOTH_OWNERS_ASKED, { body: choice }],
  ['POST /payment/webhook/', ASKED, { body: {}, limit: 'payment-webhook' }],
  ['POST /mail/bounce/', ASKED, { body: {}, limit: 'mail-bounce' }],
  ['POST /payment/test/', FORBIDDEN],
  ['GET /payment/invoice/', SIGNED_IN],
  // The owner's without a key.
  ['GET /payment/invoice/{invoice}/pdf/', '404 404 404 + 404 404'],
  ['<GET|PUT> /payment/billing/', BOTH_OWNERS, { body: { ...billing, email: 'buch@haus.example' } }],
  ['GET /admin/<tariff|invoice>/', ONLY_STAFF, financed],
  ['POST /admin/tariff/', STAFF_ASKED, { ...financed, body: { figure: 'X', value: 1, valid_from: '2000-01-01' } }],
  ['DELETE /admin/tariff/{id=1}/', '401 403 403 403 403 403 404', financed],
  ['POST /admin/invoice/{invoice}/paid/', STAFF_ASKED, { ...financed, body: { paid_on: '2000-01-01' } }],
];

/** Requests of the owner to the operator; another time is proposed for the visit of the world. */
const SUPPORT: readonly Line[] = [
  ['GET /company/{company}/support-request/', ONLY_OWNER],
  ['POST /company/{company}/support-request/', ONLY_OWNER, { body: question, limit: 'support-request' }],
  ['POST /company/support-request/{visit}/cancel/', ONLY_OWNER],
  ['POST /company/support-request/{visit}/accept/', ONLY_OWNER, { body: { day: '2099-12-01', time: '10:00' } }],
];

const MESSAGES: readonly Line[] = [
  ['POST /message/', '401 ~ 403 + + 403', { ...messageTo('{jobSeeker}'), when: 'to a job seeker' }],
  ['POST /message/', '+ + + ~ ~ +', { ...messageTo('{owner}'), when: 'to a provider' }],
  ['GET /message/<|quota/>', SIGNED_IN],
  ['<GET|PATCH|DELETE> /message/{message}/', BOTH_ENDS, { body: { read: true } }],
  ['POST /message/{message}/reply/', BOTH_ENDS, replied({ content: 'Danke' })],
  ['POST /message/{message}/<archive|block>/', BOTH_ENDS, { body: {} }],
  ['POST /message/{message}/report/', '401 403 404 + 404 404', { body: { reason: 'x' }, limit: 'report' }],
  // The file does not exist; that both sides pass the check shows in the text of the answer, not in its status.
  ['GET /message/{message}/attachment/{attachment}/', NOBODY],
  ['GET /user/block/', SIGNED_IN],
  ['POST /user/block/', '401 + + + ~ +', { body: { company: '{otherCompany}' } }],
  ['DELETE /user/block/{block}/', ONLY_OWNER],
];

/** Applications of the job seeker for the owner's offers, and what both sides do with them. */
const APPLICATIONS: readonly Line[] = [
  ['POST /company/job-offer/{offer}/application/', '401 ~ 403 403 403 403', { body: application, limit: 'message' }],
  ['POST /company/{company}/application/', '401 + 403 403 403 403', { body: application, limit: 'message' }],
  ['GET /user/application/', SIGNED_IN],
  ['POST /user/application/{application}/withdraw/', ONLY_JOB_SEEKER],
  ['DELETE /user/application/{application}/', ONLY_JOB_SEEKER],
  ['POST /user/application/attachment/', '401 + 403 403 403 403', { form: pdf, limit: 'upload' }],
  ['GET /company/application/', '401 403 403 + + 403'],
  ['GET /company/job-offer/{offer}/application/', '401 403 403 + 403 403'],
  ['<PATCH|DELETE> /company/application/{application}/', ONLY_OWNER, { body: { status: 'READ' } }],
  // It allows no confirmation yet, so both sides get 409.
  ['POST /company/application/{application}/confirm-hire/', '401 ~ 404 ~ 404 404', replied({ answer: 'YES' })],
];

/** The own provider and its job offers. */
const COMPANY: readonly Line[] = [
  ['PATCH /company/details/{company}/', ONLY_OWNER, { body: { phone: '0221 5550123' } }],
  ['PATCH /company/profile/{company}/', ONLY_OWNER, { body: { benefits: [] } }],
  ['GET /company/{company}/<sections|places|figures|widget>/', ONLY_OWNER],
  ['POST /company/{company}/sections/{section=contact}/confirm/', ONLY_OWNER],
  ['PUT /company/{company}/places/', ONLY_OWNER, { body: places }],
  ['POST /company/job-offer/', ONLY_OWNER, { body: { company: '{company}', title: 'Stelle' } }],
  ['<PATCH|DELETE> /company/job-offer/{draft}/', ONLY_OWNER, { body: { tasks: 'Pflegen' } }],
  ['POST /company/job-offer/<{draft}/publish|{publicOffer}/pause|{publicOffer}/extend>/', ONLY_OWNER],
  ['POST /company/{company}/widget/', ONLY_OWNER, { body: widget }],
  ['<PUT|DELETE> /company/{company}/widget/{key=x}/', OWNER_ASKED, { body: widget }],
];

const claimed = (body: Body) => ({ body, limit: 'ownership' }) as const;
const newClaim = { company: '{freeCompany}', confirm: true, method: 'DOCUMENT' };

/** Claims for a provider; `companyUser` has one that waits for proof. */
const OWNERSHIP: readonly Line[] = [
  ['GET /company/{freeCompany}/ownership/', '401 403 + + + 403'],
  ['GET /company/<ownership/?mine=1|handover/|{company}/ownership/disputes/>', SIGNED_IN],
  ['POST /company/ownership/', '401 403 + ~ ~ 403', claimed(newClaim)],
  // Refused for its content: no code was sent.
  ['POST /company/ownership/{claim}/confirm/', '401 404 422 404 404 404', claimed({ code: '123456' })],
  ['POST /company/ownership/{claim}/document/', '401 404 + 404 404 404', { form: pdf, limit: 'upload' }],
  // The file is already deleted; that the claimant may read it shows in the test of the domain.
  ['GET /company/ownership/{claim}/document/{document}/', NOBODY],
  // Refused for its content: the password is wrong, and the world has no offer.
  ['POST /company/{company}/handover/', '401 404 404 422 404 404', claimed({ email: EMAIL, password: 'falsch' })],
  // The owner may have accepted it before, and repeats that.
  ['POST /company/{company}/handover/accept/', ONLY_OWNER, { limit: 'ownership' }],
  ['DELETE /company/{company}/handover/', ONLY_OWNER],
  // The world's claim is for a provider without an owner.
  ['POST /company/ownership/{claim}/answer/', NOBODY, claimed({ agrees: false })],
  // The desk has asked nothing.
  ['POST /company/ownership/{claim}/reply/', '401 404 409 404 404 404', claimed({ text: 'Ja.' })],
  ['POST /company/ownership/{claim}/withdraw/', '401 404 + 404 404 404'],
];

const DESK: readonly Line[] = [
  ['GET /admin/<account/?q=inhaberin|mail/suppression/|log/|log/export/?format=csv>', ONLY_STAFF, administered],
  ['POST /admin/account/{jobSeeker}/measure/', ONLY_STAFF, { ...administered, body: resumed }],
  ['DELETE /admin/mail/suppression/{id=1}/', ONLY_STAFF, { prepare: suppression, ...administered }],
  ['GET /newsletter/{id=1}/?viewer=1&until=1&key=x', '404 404 404 404 404 404', { cache: 'never' }],
  ['<GET|POST> /admin/newsletter/', ONLY_STAFF, { body: newsletter, ...edited }],
  ['<GET|PUT|DELETE> /admin/newsletter/{id=1}/', ONLY_STAFF, { prepare: issueAt(''), body: newsletter, ...edited }],
  ['GET /admin/newsletter/{id=1}/preview/', ONLY_STAFF, { prepare: issueAt('preview/'), ...edited }],
  ['POST /admin/newsletter/{id=1}/test/', ONLY_STAFF, { prepare: issueAt('test/'), ...edited }],
  // Without recipients.
  ['POST /admin/newsletter/{id=1}/send/', STAFF_ASKED, { prepare: issueAt('send/'), body: recipients, ...edited }],
  ['POST /admin/newsletter/{id=1}/stop/', ONLY_STAFF, { prepare: issueAt('stop/'), ...edited }],
  ['GET /admin/newsletter-consents/', ONLY_STAFF, edited],
  ['GET /admin/<find/?q=inhaberin|account/{jobSeeker}/|queue/|audit/|case/{deskCase}/>', ONLY_STAFF, moderated],
  ['POST /admin/account/{jobSeeker}/email/', ONLY_STAFF, asAdmin({ ...forReason, email: EMAIL })],
  ['POST /admin/account/{jobSeeker}/erase/', ONLY_STAFF, asAdmin(forReason)],
  ['POST /admin/account/{jobSeeker}/keep/', ONLY_STAFF, { ...administered, body: { reason: 'Grund' } }],
  ['<GET|PUT> /admin/operator/', ONLY_STAFF, { ...edited, body: OPERATOR }],
  ['GET /admin/content/<?q=a|{text}/|{text}/version/{number=1}/>', ONLY_STAFF, edited],
  ['GET /admin/content/page/{kind=article}/{slug=artikel}/{number=1}/', ONLY_STAFF, edited],
  ['POST /admin/content/picture/', STAFF_ASKED, { ...edited, form: () => noPicture(), limit: 'upload' }],
  // Refused for its content, also the second time.
  ['POST /admin/content/', '401 403 403 403 403 403 422', { ...edited, body: { ...article, kind: 'article' } }],
  ['PUT /admin/content/{text}/', ONLY_STAFF, { ...edited, body: { ...article, version: 1 } }],
  ['POST /admin/content/{text}/<publish|withdraw>/', ONLY_STAFF, { ...edited, body: { version: 1 } }],
  // Refused for its state: it was public.
  ['POST /admin/content/{text}/remove/', '401 403 403 403 403 403 409', { ...edited, body: { version: 1 } }],
  ['POST /admin/content/{text}/restore/', ONLY_STAFF, { ...edited, body: { version: 1, number: 1 } }],
  ['POST /admin/case/{deskCase}/take/', ONLY_STAFF, moderated],
  ['POST /admin/case/{deskCase}/decide/', ONLY_STAFF, { ...moderated, body: { decision: 'ASK', reason: 'Frage' } }],
  ['POST /admin/case/{deskCase}/measure/', ONLY_STAFF, { ...moderated, body: { measure: 'HIDE', reason: 'Grund' } }],
  // Refused for its content: the provider is no duplicate.
  ['POST /admin/case/{deskCase}/merge/', STAFF_ASKED, { ...moderated, body: merged, limit: 'desk-password' }],
];

/** Ratings, their reports and cases, answers and invitations. */
const RATINGS: readonly Line[] = [
  ['POST /rating/', '401 + + 403 + +', { body: { ...rating, company: '{company}' }, limit: 'rating' }],
  ['<PATCH|DELETE> /rating/{rating}/', ONLY_JOB_SEEKER, { body: { housing: 1 } }],
  ['GET /rating/mine/?company={otherCompany}', ONLY_JOB_SEEKER],
  ['GET /rating/list/user/', SIGNED_IN],
  ['POST /rating/report/', OPEN, { body: { ...report, rating: '{openRating}' }, limit: 'report' }],
  // Only the author of the hidden rating, who is the care seeker; STAFF reads the answer in the case.
  ['GET /rating/{hiddenRating}/question/', '401 404 404 404 404 + 404'],
  ['POST /rating/{hiddenRating}/answer/', '401 404 404 404 404 + 404', replied({ answer: 'Im Mai.' })],
  ['POST /rating/{hiddenRating}/evidence/', '401 404 404 404 404 + 404', { form: pdf, limit: 'upload' }],
  // The file does not exist; that the author and STAFF may read it shows in the test of the domain.
  ['GET /rating/{hiddenRating}/evidence/{proof}/', NOBODY],
  ['GET /rating/waiting/?company={company}', ONLY_OWNER],
  // Owners of Premium providers, each for that provider.
  ['POST /rating/invite/', BOTH_OWNERS, { body: { emails: ['eine@beispiel.example'], agreed: true }, limit: 'invite' }],
  ['GET /rating/invite/', BOTH_OWNERS],
  ['POST /rating/invite/check/', OPEN, { body: { key: INVITE_KEY }, limit: 'invite-link' }],
  // Only the account with the invited address can use an invitation.
  ['POST /rating/invite/start/', '401 403 403 403 403 + 403', { body: { key: INVITE_KEY }, limit: 'invite-link' }],
  ['POST /rating/invite/stop/?key=x', ASKED],
  ['POST /rating/response/', '401 403 403 + 403 403', { body: { rating: '{openRating}', description: 'Danke.' } }],
  ['<PATCH|DELETE> /rating/response/{answer}/', ONLY_OWNER, { body: { description: 'Danke schön.' } }],
];

const WATCHING: readonly Line[] = [
  ['POST /company/toggle-follow/', '401 + + 403 + +', { body: { company: '{company}' } }],
  ['<GET|POST> /user/followed-companies/', SIGNED_IN, { body: { companies: ['{company}'] } }],
  ['<GET|POST> /user/saved-search/', SIGNED_IN, { body: search }],
  ['<PATCH|DELETE> /user/saved-search/{search}/', ONLY_OWNER, { body: { frequency: 'WEEKLY' } }],
  ['POST /alert/', OPEN, { body: { ...search, email: EMAIL }, limit: 'alert' }],
  ['POST /alert/<confirm|unsubscribe>/', ASKED, { body: { key: 'x'.repeat(20) }, limit: 'verify-email' }],
];

/** The job seeker's enquiry to the owner's provider; its key stands for the person. */
const ENQUIRIES: readonly Line[] = [
  ['GET /enquiry/receivers/?ids={company}', OPEN],
  // The other owner cannot write to the own provider.
  ['POST /enquiry/', '+ + + + 422 +', { body: enquiry, limit: 'enquiry' }],
  ['POST /enquiry/link/', OPEN, { body: { email: EMAIL }, limit: 'enquiry-link' }],
  ['GET /enquiry/?key=x', ASKED, { cache: 'never' }],
  ['POST /enquiry/<confirm|withdraw>/', ASKED, { body: { key: 'x' }, limit: 'verify-email' }],
  ['POST /enquiry/leave-waiting-list/', ASKED, { body: { key: 'x', receiver: 1 }, limit: 'verify-email' }],
  ['POST /enquiry/reply/', ASKED, replied({ key: 'x', receiver: 1, content: 'Danke' })],
  ['GET /user/enquiry/', SIGNED_IN],
  ['GET /enquiry/message/{enquiryMessage}/', BOTH_ENDS],
  ['POST /enquiry/message/{enquiryMessage}/answer/', ONLY_OWNER, replied({ kind: 'QUESTION', content: 'Ab wann?' })],
];

const linked = { cache: 'never', when: 'as its link has it' } as const;
const page = (path: string, prepare: Prepare): Line => [`GET ${path}`, OPEN, { prepare, ...linked }];

/** Pages and files that a link of a mail or another site opens for everybody. */
const LINKS: readonly Line[] = [
  page('/unsubscribe/', (test, { people }) => {
    const key = unsubscribeKey(authSecret(test.app.settings), people.owner.id, 'newsletter');
    return `/api-backend/unsubscribe/?key=${key}`;
  }),
  page('/rating/invite/stop/', (test) => {
    const key = stopKey(authSecret(test.app.settings), 'gast@beispiel.example');
    return `/api-backend/rating/invite/stop/?key=${key}`;
  }),
  page('/places/stop/', (test, { ids, people }) => {
    const right = { companyId: ids.company, ownerId: people.owner.id };
    return `/api-backend/places/stop/?key=${stopPlacesKey(authSecret(test.app.settings), right)}`;
  }),
  page('/places/confirm/', (test, { ids, people }) => {
    const right = { companyId: ids.company, ownerId: people.owner.id, link: 0, until: Date.now() + 60_000 };
    return `/api-backend/places/confirm/?key=${placesKey(authSecret(test.app.settings), right)}`;
  }),
  page('/alert/unsubscribe/', () => '/api-backend/alert/unsubscribe/?key=x'),
  page('/message/answer/', async (test, { ids }) => {
    await updateRows(test.db, 'message', ids.message, { recipient_id: null, recipient_email: 'gast@beispiel.example' });
    return `/api-backend/message/answer/?key=${answerKey(authSecret(test.app.settings), ids.message)}`;
  }),
  page('/payment/test/', async (test, { ids, people }) => {
    await updateRows(test.db, 'company', ids.company, { subscription: 'FREE_TIER' });
    const { access_url } = (await checkout(people.owner, ids.company)).json<Checkout>();
    const { pathname, search: query } = new URL(access_url);
    return pathname + query;
  }),
  page('/payment/invoice/{invoice}/pdf/', (test, { ids }) =>
    pdfPath(test.app.settings, { id: ids.invoice, number: 'RE-2026-000001' }),
  ),
  page('/user/export/{export}/download/', async (test, { people }) => {
    const started = await people.careSeeker.post('/api-backend/user/export/');
    await test.app.jobs.drain();
    const url = `/api-backend/user/export/${started.json().id}/`;
    const { download_url } = (await people.careSeeker.get(url)).json<{ download_url: string }>();
    return new URL(download_url, 'http://localhost').href.replace('http://localhost', '');
  }),
  page('/outbox/', () => '/api-backend/outbox/'),
  page('/outbox/mail/', () => '/api-backend/outbox/mail/'),
  page('/outbox/sample/', () => '/api-backend/outbox/sample/'),
  page('/outbox/sample/{id=x}/', () => '/api-backend/outbox/sample/1/'),
  page('/outbox/{id=x}/', async (test) => {
    await test.app.mailer.send({ kind: 'account', to: EMAIL, subject: 'x', text: 'x', html: 'x' });
    return `/api-backend/outbox/${(await test.mails())[0]?.id}/`;
  }),
];

/**
 * Every call of the API: what each role gets, its limit, and how long its answer to a visitor may be cached. If a call is
 * missing or differs, the test beside this file fails.
 */
export const MATRIX = [
  ...[EXCHANGE, PUBLIC, ACCOUNT, JOB_SEEKER, MEDIA, PAYMENT, SUPPORT, MESSAGES, APPLICATIONS, COMPANY, OWNERSHIP],
  ...[DESK, RATINGS, WATCHING, ENQUIRIES, LINKS],
].flatMap((lines) => lines.flatMap(rowsOf));
