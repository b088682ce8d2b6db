export interface SpecifiedCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the OpenAPI document. */
  path: string;
  /** Members of the payload, the query or the form, as the specification names them. */
  payload?: string[];
}

const API = '/api-backend';
const stars = ['housing', 'food', 'reliability', 'friendliness', 'competence', 'activities'];
const review = [
  ...['company', 'author', 'review_summary', 'description', 'preferred_author_name', 'category'],
  ...stars.flatMap((star) => [star, `${star}_comment`]),
];
const companyFile = ['user', 'company', 'url', 'file'];

/** Every row of the specification's two tables of calls (P7 and A7), one for each method and payload. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  // P7
  { method: 'PATCH', path: `${API}/company/details/{id}/`, payload: ['name', 'phone', 'website', 'street'] },
  { method: 'PATCH', path: `${API}/company/details/{id}/`, payload: ['services'] },
  { method: 'PATCH', path: `${API}/company/details/{id}/`, payload: ['features'] },
  { method: 'PATCH', path: `${API}/company/details/{id}/`, payload: ['additional_features'] },
  { method: 'PATCH', path: `${API}/company/profile/{id}/`, payload: ['benefits'] },
  { method: 'GET', path: `${API}/company/details/{id}/` },
  { method: 'GET', path: `${API}/company/services/` },
  { method: 'GET', path: `${API}/user/profile/qualifications/` },
  { method: 'POST', path: `${API}/media/company-logo/`, payload: companyFile },
  { method: 'POST', path: `${API}/media/company-main-image/`, payload: companyFile },
  { method: 'DELETE', path: `${API}/media/company-logo/{id}/` },
  { method: 'DELETE', path: `${API}/media/company-main-image/{id}/` },
  { method: 'POST', path: `${API}/media/company-gallery/image/`, payload: companyFile },
  { method: 'PUT', path: `${API}/media/company-gallery/image/{id}/`, payload: companyFile },
  { method: 'DELETE', path: `${API}/media/company-gallery/image/{id}/` },
  {
    method: 'POST',
    path: `${API}/media/company-gallery/video/signed-url/`,
    payload: ['user', 'company', 'file_name', 'order'],
  },
  { method: 'POST', path: `${API}/company/toggle-follow/`, payload: ['company'] },
  { method: 'GET', path: `${API}/user/followed-companies/`, payload: ['limit', 'offset'] },
  { method: 'POST', path: `${API}/message/`, payload: ['title', 'content', 'recipient', 'contact_info'] },
  { method: 'GET', path: `${API}/city/suggest/`, payload: ['phrase', 'freetext'] },
  { method: 'GET', path: `${API}/page-builder/`, payload: ['source_type'] },
  { method: 'DELETE', path: `${API}/company/job-offer/{id}/` },
  // A7
  { method: 'GET', path: '/api/auth/session' },
  { method: 'GET', path: '/api/auth/csrf' },
  { method: 'GET', path: '/api/auth/providers' },
  { method: 'POST', path: '/api/auth/signin', payload: ['csrfToken', 'callbackUrl', 'json'] },
  { method: 'POST', path: '/api/auth/signin/{provider}', payload: ['csrfToken', 'callbackUrl', 'json'] },
  { method: 'POST', path: '/api/auth/callback/{provider}', payload: ['csrfToken', 'callbackUrl', 'json'] },
  { method: 'POST', path: '/api/auth/signout', payload: ['csrfToken', 'callbackUrl', 'json'] },
  { method: 'POST', path: '/api/auth/session', payload: ['csrfToken'] },
  { method: 'POST', path: '/api/auth/_log' },
  { method: 'GET', path: `${API}/user/details/` },
  {
    method: 'POST',
    path: `${API}/auth/register/`,
    payload: [
      ...['username', 'first_name', 'last_name', 'email', 'password', 'password2', 'newsletter', 'consents'],
      'profile_type',
    ],
  },
  {
    method: 'POST',
    path: `${API}/auth/company/register/`,
    payload: [...['name', 'operator', 'street', 'zip_code', 'coordinates', 'email', 'phone', 'website', 'services']],
  },
  { method: 'GET', path: `${API}/message/` },
  { method: 'GET', path: `${API}/message/`, payload: ['unread'] },
  { method: 'POST', path: `${API}/user/toggle-email-notifications/` },
  { method: 'GET', path: `${API}/user/profile/{id}/` },
  { method: 'PATCH', path: `${API}/user/profile/{id}/`, payload: ['certificates'] },
  { method: 'PATCH', path: `${API}/user/profile/{id}/`, payload: ['description'] },
  { method: 'PATCH', path: `${API}/user/profile/{id}/`, payload: ['additional_requirements'] },
  {
    method: 'PATCH',
    path: `${API}/user/profile/{id}/`,
    payload: ['gender', 'localizations', 'qualifications', 'is_open_for_offers'],
  },
  { method: 'POST', path: `${API}/media/user-profile/`, payload: ['user', 'user_profile', 'url', 'file'] },
  { method: 'DELETE', path: `${API}/media/user-profile/{id}/` },
  { method: 'PATCH', path: `${API}/company/details/{id}/`, payload: ['description', 'activities'] },
  { method: 'POST', path: `${API}/rating/`, payload: review },
  { method: 'PATCH', path: `${API}/rating/{id}/`, payload: review },
  { method: 'DELETE', path: `${API}/rating/{id}/` },
  { method: 'GET', path: `${API}/rating/list/user/`, payload: ['limit', 'offset'] },
  { method: 'GET', path: `${API}/rating/list/{company_id}/`, payload: ['limit', 'offset'] },
  { method: 'POST', path: `${API}/rating/response/`, payload: ['rating', 'author', 'description'] },
  {
    method: 'POST',
    path: `${API}/rating/report/`,
    payload: ['rating', 'author', 'title', 'description'],
  },
  {
    method: 'POST',
    path: `${API}/product/inquiry/`,
    payload: [
      ...[
        'product',
        'first_name',
        'last_name',
        'address',
        'postcode_and_place',
        'email',
        'phone',
        'message',
        'consent',
      ],
      'communication_consent',
    ],
  },
];
