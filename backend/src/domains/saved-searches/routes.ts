import * as schemas from '@care/contracts/schemas';
import { z } from 'zod';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import {
  changeSavedSearch,
  presentSavedSearch,
  removeSavedSearch,
  savedSearchesOf,
  saveSearch,
} from './saved-search-queries';
import { t } from '@care/contracts/texts';
import { siteOrigin } from '../../platform/mail/site-address';
import { validationError } from '../../platform/http/errors';
import { limits } from './limits';
import { accountsLimits } from '../accounts';
import { endLink } from './alert-links';
import { ALERT_REQUEST, confirmAlert, endAlert, type AlertRequest } from './alerts';
import { canonicalQuery, describeSearch } from './search-kinds';

const forUsers = calls('saved-search', 'user');

/** The saved searches of an account; new results are mailed with the frequency of each search. */
export default async function savedSearchRoutes(app: App): Promise<void> {
  const { databases } = app;

  const readSavedSearchCall = forUsers('The saved searches of the account', {
    response: { 200: schemas.savedSearchesSchema },
  });
  app.get('/user/saved-search/', readSavedSearchCall, async (request) => {
    const rows = await savedSearchesOf(request.reads.kysely, signedIn(request).userId);
    return { count: rows.length, results: rows.map(presentSavedSearch) };
  });

  const sendSavedSearchCall = forUsers('Saves a search', {
    body: schemas.savedSearchInputSchema,
    response: { 201: schemas.savedSearchSchema },
  });
  app.post('/user/saved-search/', sendSavedSearchCall, async (request) =>
    presentSavedSearch(await saveSearch(databases, signedIn(request), request.body)),
  );

  const changeSavedSearchCall = forUsers('Changes how often a saved search is mailed', {
    params: schemas.idParamsSchema,
    body: schemas.savedSearchChangeSchema,
    response: { 200: schemas.savedSearchSchema },
  });
  app.patch('/user/saved-search/:id/', changeSavedSearchCall, async (request) => {
    const { userId } = signedIn(request);
    const { kysely } = databases.primary;
    return presentSavedSearch(await changeSavedSearch(kysely, userId, request.params.id, request.body));
  });

  const deleteSavedSearchCall = forUsers('Deletes a saved search', {
    params: schemas.idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/user/saved-search/:id/', deleteSavedSearchCall, async (request) => {
    await removeSavedSearch(databases.primary.kysely, signedIn(request).userId, request.params.id);
  });
}

const forAll = calls('saved-search');
/** Mail programs send `List-Unsubscribe=One-Click` as a form to an address with the key; pages send the key as JSON. */
const keyQuery = z.object({ key: z.string().max(200).optional() });
const keyBody = z.object({ key: z.string().max(200).optional() }).nullish();

/** Alerts by mail for visitors: requested, confirmed by mail, ended with one click. */
export async function alertRoutes(app: App): Promise<void> {
  const { kysely } = app.databases.primary;
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, null),
  );

  const alertCall = forAll(
    'Asks for mails about new results; nothing is sent before the address has confirmed it',
    { body: schemas.alertInputSchema, response: { 202: schemas.acceptedSchema } },
    { rateLimit: limits.alert },
  );
  app.post('/alert/', alertCall, async (request) => {
    const { email, kind, frequency } = request.body;
    if (kind === 'JOB_SEEKER') throw validationError({ kind: t('fields.choice') });
    const query = canonicalQuery(kind, request.body.query);
    await describeSearch(request.reads.kysely, kind, query);
    const wish: AlertRequest = { email, kind, query, frequency, origin: siteOrigin(app.settings, request) };
    await app.jobs.enqueue(ALERT_REQUEST, wish);
    return {};
  });

  registerKeyAction(app, ['/alert/confirm/', 'Confirms an alert, by the key in the mail'], (key) =>
    confirmAlert(kysely, key),
  );
  registerKeyAction(app, ['/alert/unsubscribe/', 'Ends an alert, by the key in its mails'], (key) =>
    endAlert(kysely, key),
  );
  // Mail programs without one-click unsubscribe open the address instead.
  const unsubscribeCall = { config: { cache: 'private' }, schema: { hide: true, querystring: keyQuery } } as const;
  app.get('/alert/unsubscribe/', unsubscribeCall, (request, reply) =>
    reply.redirect(endLink(siteOrigin(app.settings, request), request.query.key ?? ''), 303),
  );
}

/** A call that does what the key in a mail is valid for. */
function registerKeyAction(
  app: App,
  [path, summary]: readonly [path: string, summary: string],
  perform: (key: string) => Promise<schemas.AlertAnswer | null>,
): void {
  const keyCall = forAll(
    summary,
    { querystring: keyQuery, body: keyBody, response: { 200: schemas.alertAnswerSchema } },
    { rateLimit: accountsLimits.verifyEmail },
  );
  app.post(path, keyCall, async (request) => {
    const answer = await perform(request.body?.key ?? request.query.key ?? '');
    if (!answer) throw validationError({ key: t('errors.linkExpired') }, t('errors.linkExpired'));
    return answer;
  });
}
