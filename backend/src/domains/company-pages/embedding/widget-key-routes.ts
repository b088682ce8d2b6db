import { randomBytes } from 'node:crypto';
import { allows } from '@care/contracts/tiers';
import * as schemas from '@care/contracts/schemas';
import { tierNames } from '@care/contracts/texts';
import { sql } from 'kysely';
import { z } from 'zod';
import { listed, rowsWith, changeRows, times } from '../../../platform/database/queries';
import type { Db } from '../../../platform/database/schema';
import { signedIn, type App } from '../../../platform/http/app-type';
import { conflict, notFound, tierRequired } from '../../../platform/http/errors';
import { idempotencyHeaderSchema, once } from '../../../platform/http/idempotency';
import { keepCounting, lockOwnCompany, ownCompany, type CompanyRow } from '../../companies';
import { widgetUses } from './widget-uses';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('embed', 'user');

/** Keys in use of one provider. */
const MAX_KEYS = 10;
const RECENT_DAYS = 30;

/** All keys of a provider, newest first; what is in use before what is revoked. */
async function keysOf(db: Db, companyId: number): Promise<schemas.WidgetKey[]> {
  const keys = await rowsWith(db, 'widget_key', { company_id: companyId })
    .leftJoin('widget_key_use as use', 'use.key', 'widget_key.key')
    .select(['widget_key.key', 'name', 'allowed_origins', 'created_at', 'revoked_at', 'is_of_former_owner'])
    .select([
      sql<string | null>`to_char(max(use.day), 'YYYY-MM-DD')`.as('last_used_on'),
      sql<number>`coalesce(sum(use.uses) filter (where use.day > (now() at time zone 'Europe/Berlin')::date - ${RECENT_DAYS}::int), 0)::int`.as(
        'recent_uses',
      ),
    ])
    .groupBy('widget_key.key')
    .orderBy(sql`revoked_at is not null`)
    .orderBy('created_at', 'desc')
    .execute();
  return keys.map((key) => ({ ...key, ...times(key, ['created_at', 'revoked_at']) }));
}

/** A key of the owner's provider as it is stored now. */
async function storedKey(db: Db, companyId: number, key: string): Promise<schemas.WidgetKey> {
  const known = (await keysOf(db, companyId)).find((one) => one.key === key);
  if (!known) throw notFound('Diesen Schlüssel gibt es nicht.');
  return known;
}

/** The keys for rating badge and job list on the provider's own sites (PK-08). */
export default async function widgetKeyRoutes(app: App): Promise<void> {
  keepCounting(app, 'uses of widget keys', () => widgetUses(app.databases).flush());

  // All keys of a provider.
  const readWidgetCall = forUsers('The widget keys of the own company, newest first', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.widgetKeysSchema },
  });
  app.get('/company/:id/widget/', readWidgetCall, async (request) => {
    const db = app.databases.primary.kysely;
    const company = await ownCompany(db, request.params.id, signedIn(request));
    await widgetUses(app.databases).flush();
    return listed(await keysOf(db, company.id));
  });

  const sendWidgetCall = forUsers('A new widget key for up to ten origins; only with the right to widgets', {
    headers: idempotencyHeaderSchema,
    params: schemas.idParamsSchema,
    body: schemas.widgetKeyInputSchema,
    response: { 201: schemas.widgetKeySchema },
  });
  app.post('/company/:id/widget/', sendWidgetCall, async (request) => {
    const { id } = request.params;
    const viewer = signedIn(request);
    const scope = `widget-key user:${viewer.userId}`;
    const sent = { scope, key: request.headers['idempotency-key'], body: { id, ...request.body } };
    const { key } = await once(app.databases, sent, async (db) =>
      createKey(db, await lockOwnCompany(db, id, viewer), request.body),
    );
    const db = app.databases.primary.kysely;
    const company = await ownCompany(db, id, viewer);
    const created = await storedKey(db, company.id, key);
    // A creation that is repeated after a lost answer.
    if (created.revoked_at)
      throw conflict(
        'Dieser Schlüssel war schon angelegt und wurde widerrufen. Ändern Sie etwas daran, um einen neuen anzulegen.',
      );
    return created;
  });

  registerKey(app);
}

async function createKey(db: Db, company: CompanyRow, input: schemas.WidgetKeyInput): Promise<{ key: string }> {
  if (!allows(company.subscription, 'widgets'))
    throw tierRequired('widgets', `Widgets für Ihre Website gehören zum Paket ${tierNames('widgets')}.`);
  const used = (await keysOf(db, company.id)).filter(({ revoked_at }) => !revoked_at).length;
  if (used >= MAX_KEYS)
    throw conflict(`Sie haben schon ${MAX_KEYS} Schlüssel. Bitte widerrufen Sie zuerst einen davon.`);
  const key = `pp_${randomBytes(18).toString('base64url')}`;
  await db
    .insertInto('widget_key')
    .values({ key, company_id: company.id, ...input })
    .execute();
  return { key };
}

/** One key. */
function registerKey(app: App): void {
  const transaction = () => app.databases.primary.kysely.transaction();

  const replaceWidgetCall = forUsers('Changes name and origins of a widget key that is in use; takes effect at once', {
    params: schemas.widgetKeyParamsSchema,
    body: schemas.widgetKeyInputSchema,
    response: { 200: schemas.widgetKeySchema },
  });
  app.put('/company/:id/widget/:key/', replaceWidgetCall, (request) =>
    transaction().execute(async (db) => {
      const { id, key } = request.params;
      const company = await lockOwnCompany(db, id, signedIn(request));
      const { revoked_at } = await storedKey(db, company.id, key);
      if (revoked_at) throw conflict('Dieser Schlüssel ist widerrufen. Bitte legen Sie einen neuen an.');
      await changeRows(db, 'widget_key', { key })
        .set({ ...request.body, is_of_former_owner: false })
        .execute();
      return storedKey(db, company.id, key);
    }),
  );

  const deleteWidgetCall = forUsers('Revokes a widget key for good; once more changes nothing', {
    params: schemas.widgetKeyParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/company/:id/widget/:key/', deleteWidgetCall, async (request) => {
    const { id, key } = request.params;
    await transaction().execute(async (db) => {
      const company = await lockOwnCompany(db, id, signedIn(request));
      await storedKey(db, company.id, key);
      await changeRows(db, 'widget_key', { key, revoked_at: null }).set({ revoked_at: new Date() }).execute();
    });
  });
}
