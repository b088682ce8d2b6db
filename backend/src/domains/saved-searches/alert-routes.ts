import { acceptedSchema, alertAnswerSchema, alertInputSchema, type AlertAnswer } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { z } from 'zod';
import { siteOrigin } from '../../platform/mail/site-address';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { limits } from './limits';
import { accountsLimits } from '../accounts';
import { endLink } from './alert-links';
import { ALERT_REQUEST, confirmAlert, endAlert, type AlertRequest } from './alerts';
import { canonicalQuery, describeSearch } from './search-kinds';
import { calls } from '../../platform/http/calls';

const forAll = calls('saved-search');
/** Mail programs send `List-Unsubscribe=One-Click` as a form to an address with the key; pages send the key as JSON. */
const keyQuery = z.object({ key: z.string().max(200).optional() });
const keyBody = z.object({ key: z.string().max(200).optional() }).nullish();

/** Alerts by mail for visitors: requested, confirmed by mail, ended with one click. */
export default async function alertRoutes(app: App): Promise<void> {
  const { kysely } = app.databases.primary;
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, null),
  );

  const alertCall = forAll(
    'Asks for mails about new results; nothing is sent before the address has confirmed it',
    { body: alertInputSchema, response: { 202: acceptedSchema } },
    { rateLimit: limits.alert },
  );
  app.post('/alert/', alertCall, async (request, reply) => {
    const { email, kind, frequency } = request.body;
    if (kind === 'JOB_SEEKER') throw validationError({ kind: t('fields.choice') });
    const query = canonicalQuery(kind, request.body.query);
    await describeSearch(request.reads.kysely, kind, query);
    const wish: AlertRequest = { email, kind, query, frequency, origin: siteOrigin(app.settings, request) };
    await app.jobs.enqueue(ALERT_REQUEST, wish);
    return reply.code(202).send({});
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
  perform: (key: string) => Promise<AlertAnswer | null>,
): void {
  const keyCall = forAll(
    summary,
    { querystring: keyQuery, body: keyBody, response: { 200: alertAnswerSchema } },
    { rateLimit: accountsLimits.verifyEmail },
  );
  app.post(path, keyCall, async (request) => {
    const answer = await perform(request.body?.key ?? request.query.key ?? '');
    if (!answer) throw validationError({ key: t('errors.linkExpired') }, t('errors.linkExpired'));
    return answer;
  });
}
