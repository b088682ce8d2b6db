import { MAX_PLACES, placeKinds } from '@care/contracts/free-places';
import type { PlacesInput } from '@care/contracts/schemas';
import { z } from 'zod';
import { rowsWith } from '../../../platform/database/queries';
import type { Db } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { ApiError } from '../../../platform/http/errors';
import { authSecret } from '../../../platform/secrets/auth-secret';
import { isAccountInUse } from '../../accounts';
import type { CompanyRow } from '../company-queries';
import { limits } from '../limits';
import { donePage, oldLinkPage, PAGE_POLICY, questionPage } from './confirm-page';
import { readPlacesKey } from './places-link';
import { placesOf, presentPlaces, type PlacesRow } from './shown-places';
import { statePlaces } from './state-places';

const forAll = calls('company');
const keyQuery = z.object({ key: z.string().max(200).default('') });
const formBody = z.record(z.string(), z.string()).nullish();
type Form = z.infer<typeof formBody>;
const html = { description: 'A page', content: { 'text/html': { schema: z.string() } } };

interface Found {
  company: CompanyRow;
  row: PlacesRow;
}

/** The statement that a key opens, its provider locked if that is asked; null if the key is not valid any more. */
async function findByKey(app: App, db: Db, key: string, isLocked = false): Promise<Found | null> {
  const right = readPlacesKey(authSecret(app.settings), key);
  if (!right) return null;
  const of = { id: right.companyId, owner_id: right.ownerId, status: 'PUBLISHED' } as const;
  const found = rowsWith(db, 'company', of).selectAll();
  const company = await (isLocked ? found.forNoKeyUpdate() : found).executeTakeFirst();
  const row = company && (await placesOf(db, company.id));
  if (!row || row.link_number !== right.link || !(await isAccountInUse(db, right.ownerId))) return null;
  return { company, row };
}

/** A count of the form; what is no count stays wrong, so that the check of statements refuses it. */
const countIn = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : MAX_PLACES + 1);

/** The stored statement with the values of the form, or with nothing free. */
function inputOf({ company, row }: Found, form: NonNullable<Form>): PlacesInput {
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

/** Confirming places by the link in the weekly mail (PL-05). */
export default async function confirmPlacesRoutes(app: App): Promise<void> {
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

interface Answer {
  status: 200 | 404 | 422;
  text: string;
}

const confirm = (app: App, key: string, form: NonNullable<Form>): Promise<Answer> =>
  app.databases.primary.kysely.transaction().execute(async (db): Promise<Answer> => {
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
