import { MAX_PLACES, placeKinds } from '@care/contracts/free-places';
import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import { z } from 'zod';
import { changeRows, rowsWith } from '../../../platform/database/queries';
import type { Db } from '../../../platform/database/schema';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { ApiError } from '../../../platform/http/errors';
import { registerMailPage } from '../../../platform/http/mail-page';
import { authSecret } from '../../../platform/secrets/auth-secret';
import { isAccountInUse } from '../../accounts';
import { lockOwnCompany, ownCompany } from '../company-queries';
import { limits } from '../limits';
import { donePage, oldLinkPage, PAGE_POLICY, questionPage } from './confirm-page';
import { readPlacesKey, readStopPlacesKey } from './places-link';
import { placesOf, presentPlaces } from './shown-places';
import { statePlaces } from './state-places';

const forAll = calls('company');
const forUsers = calls('company', 'user');
const answered = { params: schemas.idParamsSchema, response: { 200: schemas.ownPlacesSchema } };

/** What the owner states about free places (PL-01, PL-02), signed in or by the links in the weekly mail (PL-05). */
export default async function freePlacesRoutes(app: App): Promise<void> {
  await app.register(async (mails: App) => registerStop(mails));
  await app.register(async (mails: App) => registerConfirmation(mails));
  const readPlacesCall = forUsers('The statement about free places of the own provider', answered);
  app.get('/company/:id/places/', readPlacesCall, async (request) => {
    const { kysely } = app.databases.primary;
    const company = await ownCompany(kysely, request.params.id, signedIn(request));
    return presentPlaces(company, await placesOf(kysely, company.id));
  });

  const replacePlacesCall = forUsers(
    'States and confirms the free places of the own provider; the last statement stays',
    { ...answered, body: schemas.placesInputSchema },
  );
  app.put('/company/:id/places/', replacePlacesCall, (request) =>
    app.databases.primary.kysely.transaction().execute(async (db) => {
      const company = await lockOwnCompany(db, request.params.id, signedIn(request));
      return presentPlaces(company, await statePlaces(db, company, request.body));
    }),
  );
}

/** The page on which the owner stops the weekly mail, and undoes it (PL-05). */
function registerStop(app: App): void {
  const { kysely } = app.databases.primary;
  registerMailPage(app, {
    path: '/places/stop/',
    tag: 'company',
    title: 'Wöchentliche Frage nach freien Plätzen',
    actions: ['stop', 'undo'],
    show: async (key, action) => {
      const right = readStopPlacesKey(authSecret(app.settings), key);
      if (!right) return null;
      const company = await rowsWith(kysely, 'company', { id: right.companyId, owner_id: right.ownerId })
        .select(['id', 'name'])
        .executeTakeFirst();
      if (!company) return null;
      // The links of all earlier mails end with the mail.
      if (action)
        await changeRows(kysely, 'company_places', { company_id: company.id, weekly_mail: action === 'stop' })
          .set({ weekly_mail: action === 'undo', link_number: sql`link_number + 1` })
          .execute();
      const row = await placesOf(kysely, company.id);
      if (!row) return null;
      if (row.weekly_mail) {
        const question = `Möchten Sie zu „${company.name}“ keine wöchentliche Frage mehr erhalten?`;
        return [{ texts: [question], button: ['Abbestellen', 'stop'] }];
      }
      const texts = [
        `Zu „${company.name}“ fragen wir Sie nicht mehr nach freien Plätzen. Links aus früheren E-Mails gelten nicht mehr.`,
        `Angemeldet ändern Sie Ihre Plätze bei ${t('brand.name')} unter „Mein Unternehmen“.`,
      ];
      return [{ texts, button: ['Rückgängig machen', 'undo'] }];
    },
  });
}

const keyQuery = z.object({ key: z.string().max(200).default('') });
const formBody = z.record(z.string(), z.string()).nullish();
type Form = NonNullable<z.infer<typeof formBody>>;
const html = { description: 'A page', content: { 'text/html': { schema: z.string() } } };

/** Confirming places by the link in the weekly mail (PL-05). */
function registerConfirmation(app: App): void {
  const { kysely } = app.databases.primary;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const pageCall = { config: { cache: 'private' }, schema: { hide: true, querystring: keyQuery } } as const;
  app.get('/places/confirm/', pageCall, async ({ query: { key } }, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY);
    const found = await findByKey(app, kysely, key);
    if (!found) return reply.code(404).send(oldLinkPage());
    const { company, row } = found;
    return reply.send(questionPage({ company: company.name, key, own: presentPlaces(company, row) }));
  });

  const confirmCall = forAll(
    'Confirms or changes the free places of a provider, by the key in the weekly mail',
    { querystring: keyQuery, body: formBody, response: { 200: html, 404: html, 422: html } },
    { cache: 'private', rateLimit: limits.confirmPlaces },
  );
  app.post('/places/confirm/', confirmCall, async ({ query: { key }, body }, reply) => {
    const { status, text } = await confirm(app, key, body ?? {});
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .serializer(String)
      .send(text);
  });
}

/** The statement that a key opens, its provider locked if that is asked; null if the key is not valid any more. */
async function findByKey(app: App, db: Db, key: string, isLocked = false) {
  const right = readPlacesKey(authSecret(app.settings), key);
  if (!right) return null;
  const of = { id: right.companyId, owner_id: right.ownerId, status: 'PUBLISHED' } as const;
  const found = rowsWith(db, 'company', of).selectAll();
  const company = await (isLocked ? found.forNoKeyUpdate() : found).executeTakeFirst();
  const row = company && (await placesOf(db, company.id));
  if (!row || row.link_number !== right.link || !(await isAccountInUse(db, right.ownerId))) return null;
  return { company, row };
}
type Found = NonNullable<Awaited<ReturnType<typeof findByKey>>>;

/** A count of the form; what is no count stays wrong, so that the check of statements refuses it. */
const countIn = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : MAX_PLACES + 1);

/** The stored statement with the values of the form, or with nothing free. */
function inputOf({ company, row }: Found, form: Form): schemas.PlacesInput {
  const own = presentPlaces(company, row);
  const { total, from, wait, zip_codes, weekly_mail, kinds, is_home_care } = own;
  const isNone = form['action'] === 'none';
  const free = placeKinds.flatMap((kind) => {
    if (!kinds.includes(kind)) return [];
    const text = isNone ? '0' : form[kind];
    return [[kind, text === undefined ? (own.free[kind] ?? 0) : countIn(text)] as const];
  });
  const takes = is_home_care ? !isNone && form['takes_clients'] === '1' : null;
  return { total, from, wait, zip_codes, weekly_mail, takes_clients: takes, free: Object.fromEntries(free) };
}

const confirm = (app: App, key: string, form: Form): Promise<{ status: 200 | 404 | 422; text: string }> =>
  app.databases.primary.kysely.transaction().execute(async (db) => {
    const found = await findByKey(app, db, key, true);
    if (!found) return { status: 404, text: oldLinkPage() };
    const { company, row } = found;
    const input = inputOf(found, form);
    try {
      const { confirmed_at } = await statePlaces(db, company, input);
      return { status: 200, text: donePage(company.name, key, confirmed_at.toISOString()) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const own = { ...presentPlaces(company, row), free: input.free };
      const problems = error.options.details;
      return { status: 422, text: questionPage({ company: company.name, key, own, problems }) };
    }
  });
