import { accountSessionsSchema, notificationSettingsSchema, savedSearchesSchema } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';
import { folderUrl, messageList } from './messages';

const mails = { email_notifications: true, messages: true, newsletter: 'PENDING' };
export const settings = sample(notificationSettingsSchema, mails);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
const sessions = accountSessionsSchema.parse({
  count: 2,
  results: [
    { id: 1, user_agent: FIREFOX, network: '203.0.113.x', is_current: true },
    { id: 2, user_agent: null, network: null, is_current: false },
  ].map((one) => ({ ...one, created_at: '2026-11-01T10:00:00.000Z', last_seen_at: '2026-11-20T10:00:00.000Z' })),
});
const search = { id: 5, kind: 'COMPANY', query: 'city_slug=köln', label: 'Pflegeanbieter in Köln', frequency: 'DAILY' };
const place = { path: '/suche/pflegeanbieter/k%C3%B6ln', created_at: '2026-11-01T10:00:00.000Z' };
export const searches = savedSearchesSchema.parse({ count: 1, results: [{ ...search, ...place }] });

/** Answers for the sections of the account page. */
export const accountParts = {
  '/api-backend/user/notification-settings/': settings,
  '/api-backend/auth/sessions/': sessions,
  '/api-backend/user/saved-search/': searches,
  [folderUrl('inbox')]: messageList([]),
};
