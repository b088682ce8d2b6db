import { isFixedKind } from '@care/contracts/content-kinds';
import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { audit } from '../../../platform/audit/audit-log';
import type { DbTransaction } from '../../../platform/database/schema';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { textSlug } from '../../../platform/text/text-slug';
import { conflict, validationError } from '../../../platform/http/errors';
import { addVersion, entriesOf, fieldsOfVersion, lockedEntry } from './content-store';
import { checkedFields } from './checked-fields';
import { entryOf, readingRoutes } from './reading-routes';
import { isFound } from '../../../platform/database/queries';

const forEditors = calls('content', 'EDITOR');
const ofText = { params: schemas.idParamsSchema, response: { 200: schemas.contentEntrySchema } };

/** The content desk: texts with drafts, versions and plans (OP-26). */
export default async function editingRoutes(app: App): Promise<void> {
  await readingRoutes(app);
  registerDrafts(app);
  registerRemoval(app);
  registerPublishing(app);
}

type Entry = Awaited<ReturnType<typeof lockedEntry>>;
/** A request about the version of a text that the editor has read. */
type StepRequest = FastifyRequest & { params: { id: number }; body: { version: number } };

/** Runs a step of an editor on the newest version of a text, which is locked meanwhile. */
const takeStep = (request: StepRequest, run: (db: DbTransaction, entry: Entry, author: number) => Promise<unknown>) =>
  request.server.databases.primary.kysely.transaction().execute(async (db) => {
    const { id } = request.params;
    await run(db, await lockedEntry(db, id, request.body.version), signedIn(request).userId);
    return entryOf(db, id);
  });

const comesWithSite = () =>
  conflict('Dieser Text gehört zur Website. Er lässt sich ändern, aber nicht anlegen oder zurückziehen.');

/** From the title of a new text. */
function slugOf({ title, name }: Record<string, unknown>): string {
  const text = typeof title === 'string' ? title : name;
  return textSlug(typeof text === 'string' ? text : '')
    .slice(0, 120)
    .replace(/-$/, '');
}

type Edited = Pick<Entry, 'id' | 'kind' | 'slug'>;
type Fields = Record<string, unknown>;

const slugTaken = () => validationError({ slug: t('fields.slugTaken') });

function registerDrafts(app: App): void {
  const beginCall = forEditors('Begins a text', {
    body: schemas.newContentSchema,
    response: { 201: schemas.contentEntrySchema },
  });
  app.post('/admin/content/', beginCall, async (request) => {
    const { kind, fields } = request.body;
    if (isFixedKind(kind)) throw comesWithSite();
    const slug = request.body.slug || slugOf(fields);
    if (!slug) throw validationError({ slug: t('fields.required') });
    const author = signedIn(request).userId;
    const created = await app.databases.primary.kysely.transaction().execute(async (db) => {
      const { id } = await db
        .insertInto('content_entry')
        .values({ kind, slug })
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirstOrThrow(slugTaken);
      const checked = checkedFields(app, { kind, slug }, fields);
      await addVersion(db, { id, version: 0 }, { fields: checked, step: 'SAVED', author });
      return entryOf(db, id);
    });
    return created;
  });

  const saveCall = forEditors('Saves a draft over the version that was read', {
    ...ofText,
    body: schemas.contentDraftSchema,
  });
  app.put('/admin/content/:id/', saveCall, (request) =>
    takeStep(request, async (db, entry, author) => {
      const { slug, fields } = request.body;
      if (slug !== entry.slug) await changeSlug(db, entry, slug);
      const checked = checkedFields(app, entry, fields);
      await keepCategory(db, entry, checked);
      await addVersion(db, entry, { fields: checked, step: 'SAVED', author });
    }),
  );

  const restoreCall = forEditors('Makes an older version the draft', { ...ofText, body: schemas.contentRestoreSchema });
  app.post('/admin/content/:id/restore/', restoreCall, (request) =>
    takeStep(request, async (db, entry, author) => {
      const { number } = request.body;
      const fields = checkedFields(app, entry, await fieldsOfVersion(db, entry.id, number));
      await keepCategory(db, entry, fields);
      await addVersion(db, entry, { fields, step: 'RESTORED', author });
      await noted(db, entry, { actor: author, action: 'content-restored', detail: String(number) });
    }),
  );
}

function registerRemoval(app: App): void {
  const removalCall = forEditors('Deletes a text that was never public', {
    params: schemas.idParamsSchema,
    body: schemas.contentBaseSchema,
    response: { 204: z.undefined() },
  });
  app.post('/admin/content/:id/remove/', removalCall, async (request) => {
    const author = signedIn(request).userId;
    await app.databases.primary.kysely.transaction().execute(async (db) => {
      const entry = await lockedEntry(db, request.params.id, request.body.version);
      await removeDraft(db, entry, author);
    });
  });
}

const ADDRESS_STAYS = 'Die Adresse eines veröffentlichten Textes bleibt, wie sie ist.';
const publicVersion = (db: DbTransaction, id: number) =>
  db.selectFrom('content_version').select('fields').where('entry_id', '=', id).where('public_from', 'is not', null);

/**
 * Deletes a text that was never public, with its history (OP-103).
 * @throws 409 for one that was public or is planned: addresses lead to it, and its history stays
 */
async function removeDraft(db: DbTransaction, entry: Entry, author: number): Promise<void> {
  const published = publicVersion(db, entry.id).where('step', '=', 'PUBLISHED');
  if (isFixedKind(entry.kind) || (await isFound(published)))
    throw conflict('Nur ein Entwurf, der nie veröffentlicht wurde, lässt sich löschen.');
  await db.deleteFrom('content_entry').where('id', '=', entry.id).execute();
  await noted(db, entry, { actor: author, action: 'content-removed' });
}

/** Links lead to the address of a text that was ever public, so it stays. */
async function changeSlug(db: DbTransaction, { id, kind }: Edited, slug: string): Promise<void> {
  if (await publicVersion(db, id).executeTakeFirst()) throw validationError({ slug: ADDRESS_STAYS });
  const { rows } = await sql`select from content_entry where kind = ${kind} and slug = ${slug}`.execute(db);
  if (rows.length > 0) throw slugTaken();
  await db.updateTable('content_entry').set({ slug }).where('id', '=', id).execute();
}

/** The category is a part of the address of a product. */
async function keepCategory(db: DbTransaction, { id, kind }: Edited, fields: Fields): Promise<void> {
  const published = kind === 'product' ? await publicVersion(db, id).executeTakeFirst() : undefined;
  if (published && published.fields.category !== fields.category) throw validationError({ category: ADDRESS_STAYS });
}

/** @throws 422 for a product in a category that is neither public nor planned */
async function requireCategory(db: DbTransaction, { kind }: Edited, { category }: Fields): Promise<void> {
  if (kind !== 'product') return;
  const categories = entriesOf(db).where('e.kind', '=', 'product_category').where('e.slug', '=', String(category));
  const found = await categories.executeTakeFirst();
  if (!found?.public_version && !found?.planned_for)
    throw validationError({ category: 'Bitte veröffentlichen Sie zuerst diese Kategorie.' });
}

type Step = Pick<Parameters<typeof audit>[1], 'actor' | 'action' | 'detail'>;

const noted = (db: DbTransaction, { id, kind, slug }: Edited, { detail = '', ...step }: Step): Promise<void> =>
  audit(db, { ...step, subject: `content:${id}`, detail: `${kind}/${slug} ${detail}`.trim() });

function registerPublishing(app: App): void {
  const publishCall = forEditors('Publishes the newest version, at once or at a later time', {
    ...ofText,
    body: schemas.contentPublishSchema,
  });
  app.post('/admin/content/:id/publish/', publishCall, async (request) => {
    const { public_from } = request.body;
    const publicFrom = public_from ? new Date(public_from) : 'now';
    if (publicFrom !== 'now' && publicFrom < new Date())
      throw validationError({ public_from: 'Bitte wählen Sie eine Zeit, die noch kommt.' });
    return takeStep(request, async (db, entry, author) => {
      const fields = checkedFields(app, entry, entry.fields, { isPublished: true });
      await requireCategory(db, entry, fields);
      await addVersion(db, entry, { fields, step: 'PUBLISHED', author, publicFrom });
      await noted(db, entry, { actor: author, action: 'content-published', detail: public_from ?? '' });
    });
  });

  const withdrawCall = forEditors('Takes a text off the site, and cancels what is planned', {
    ...ofText,
    body: schemas.contentBaseSchema,
  });
  app.post('/admin/content/:id/withdraw/', withdrawCall, (request) =>
    takeStep(request, async (db, entry, author) => {
      if (isFixedKind(entry.kind)) throw comesWithSite();
      if (entry.public_version === null && entry.planned_for === null)
        throw conflict('Dieser Text ist nicht veröffentlicht.');
      await addVersion(db, entry, { fields: entry.fields, step: 'WITHDRAWN', author, publicFrom: 'now' });
      await noted(db, entry, { actor: author, action: 'content-withdrawn' });
    }),
  );
}
