import { isFixedKind, type ContentKind } from '@care/contracts/content-kinds';
import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
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

/** Runs a step on the newest version in one transaction. */
const inTransaction = (app: App, run: (db: DbTransaction) => Promise<number>) =>
  app.databases.primary.kysely.transaction().execute(async (db) => entryOf(db, await run(db)));

const comesWithSite = () =>
  conflict('Dieser Text gehört zur Website. Er lässt sich ändern, aber nicht anlegen oder zurückziehen.');

/** From the title of a new text. */
function slugOf({ title, name }: Record<string, unknown>): string {
  const text = typeof title === 'string' ? title : name;
  return textSlug(typeof text === 'string' ? text : '')
    .slice(0, 120)
    .replace(/-$/, '');
}

interface Edited {
  id: number;
  kind: ContentKind;
}
type Fields = Record<string, unknown>;

const slugTaken = () => validationError({ slug: t('fields.slugTaken') });

function registerDrafts(app: App): void {
  const beginCall = forEditors('Begins a text', {
    body: schemas.newContentSchema,
    response: { 201: schemas.contentEntrySchema },
  });
  app.post('/admin/content/', beginCall, async (request, reply) => {
    const { kind, fields } = request.body;
    if (isFixedKind(kind)) throw comesWithSite();
    const slug = request.body.slug || slugOf(fields);
    if (!slug) throw validationError({ slug: t('fields.required') });
    const created = await inTransaction(app, async (db) => {
      const entry = await db
        .insertInto('content_entry')
        .values({ kind, slug })
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirstOrThrow(slugTaken);
      const version = {
        fields: checkedFields(app, { kind, slug }, fields),
        step: 'SAVED',
        author: signedIn(request).userId,
      } as const;
      await addVersion(db, { id: entry.id, version: 0 }, version);
      return entry.id;
    });
    return reply.code(201).send(created);
  });

  const saveCall = forEditors('Saves a draft over the version that was read', {
    ...ofText,
    body: schemas.contentDraftSchema,
  });
  app.put('/admin/content/:id/', saveCall, (request) =>
    inTransaction(app, async (db) => {
      const { version, slug, fields } = request.body;
      const entry = await lockedEntry(db, request.params.id, version);
      if (slug !== entry.slug) await changeSlug(db, entry.id, entry.kind, slug);
      const author = signedIn(request).userId;
      const checked = checkedFields(app, entry, fields);
      await keepCategory(db, entry, checked);
      await addVersion(db, entry, { fields: checked, step: 'SAVED', author });
      return entry.id;
    }),
  );

  const restoreCall = forEditors('Makes an older version the draft', { ...ofText, body: schemas.contentRestoreSchema });
  app.post('/admin/content/:id/restore/', restoreCall, (request) =>
    inTransaction(app, async (db) => {
      const { version, number } = request.body;
      const entry = await lockedEntry(db, request.params.id, version);
      const fields = checkedFields(app, entry, await fieldsOfVersion(db, entry.id, number));
      await keepCategory(db, entry, fields);
      const author = signedIn(request).userId;
      await addVersion(db, entry, { fields, step: 'RESTORED', author });
      return noted(db, { author, action: 'content-restored', entry, detail: String(number) });
    }),
  );
}

function registerRemoval(app: App): void {
  const removalCall = forEditors('Deletes a text that was never public', {
    params: schemas.idParamsSchema,
    body: schemas.contentBaseSchema,
    response: { 204: z.undefined() },
  });
  app.post('/admin/content/:id/remove/', removalCall, async (request, reply) => {
    const author = signedIn(request).userId;
    await app.databases.primary.kysely.transaction().execute(async (db) => {
      const entry = await lockedEntry(db, request.params.id, request.body.version);
      await removeDraft(db, entry, author);
    });
    return reply.code(204).send();
  });
}

const ADDRESS_STAYS = 'Die Adresse eines veröffentlichten Textes bleibt, wie sie ist.';
const publicVersion = (db: DbTransaction, id: number) =>
  db.selectFrom('content_version').select('fields').where('entry_id', '=', id).where('public_from', 'is not', null);

/**
 * Deletes a text that was never public, with its history (OP-103).
 * @throws 409 for one that was public or is planned: addresses lead to it, and its history stays
 */
async function removeDraft(db: DbTransaction, entry: Noted['entry'], author: number): Promise<void> {
  const published = publicVersion(db, entry.id).where('step', '=', 'PUBLISHED');
  if (isFixedKind(entry.kind) || (await isFound(published)))
    throw conflict('Nur ein Entwurf, der nie veröffentlicht wurde, lässt sich löschen.');
  await db.deleteFrom('content_entry').where('id', '=', entry.id).execute();
  await noted(db, { author, action: 'content-removed', entry, detail: '' });
}

/** Links lead to the address of a text that was ever public, so it stays. */
async function changeSlug(db: DbTransaction, id: number, kind: string, slug: string): Promise<void> {
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

interface Noted {
  author: number;
  action: schemas.AuditAction;
  entry: Edited & { slug: string };
  detail: string;
}

async function noted(db: DbTransaction, { author, action, entry, detail }: Noted): Promise<number> {
  const subject = `content:${entry.id}`;
  await audit(db, { actor: author, action, subject, detail: `${entry.kind}/${entry.slug} ${detail}`.trim() });
  return entry.id;
}

function registerPublishing(app: App): void {
  const publishCall = forEditors('Publishes the newest version, at once or at a later time', {
    ...ofText,
    body: schemas.contentPublishSchema,
  });
  app.post('/admin/content/:id/publish/', publishCall, (request) =>
    inTransaction(app, async (db) => {
      const { version, public_from } = request.body;
      const publicFrom = public_from ? new Date(public_from) : 'now';
      if (publicFrom !== 'now' && publicFrom < new Date())
        throw validationError({ public_from: 'Bitte wählen Sie eine Zeit, die noch kommt.' });
      const entry = await lockedEntry(db, request.params.id, version);
      const author = signedIn(request).userId;
      const fields = checkedFields(app, entry, entry.fields, { isPublished: true });
      await requireCategory(db, entry, fields);
      await addVersion(db, entry, { fields, step: 'PUBLISHED', author, publicFrom });
      return noted(db, { author, action: 'content-published', entry, detail: public_from ?? '' });
    }),
  );

  const withdrawCall = forEditors('Takes a text off the site, and cancels what is planned', {
    ...ofText,
    body: schemas.contentBaseSchema,
  });
  app.post('/admin/content/:id/withdraw/', withdrawCall, (request) =>
    inTransaction(app, async (db) => {
      const entry = await lockedEntry(db, request.params.id, request.body.version);
      if (isFixedKind(entry.kind)) throw comesWithSite();
      if (entry.public_version === null && entry.planned_for === null)
        throw conflict('Dieser Text ist nicht veröffentlicht.');
      const author = signedIn(request).userId;
      await addVersion(db, entry, { fields: entry.fields, step: 'WITHDRAWN', author, publicFrom: 'now' });
      return noted(db, { author, action: 'content-withdrawn', entry, detail: '' });
    }),
  );
}
