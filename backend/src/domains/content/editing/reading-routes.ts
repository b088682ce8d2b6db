import { CONTENT_KIND_NAMES, fieldsOfKind, type ContentKind } from '@care/contracts/content-kinds';
import * as schemas from '@care/contracts/schemas';
import type { z } from 'zod';
import { IMAGE_MAX_BYTES } from '@care/contracts/constants';
import { sql } from 'kysely';
import type { App } from '../../../platform/http/app-type';
import { presentLegal } from '../filled-texts';
import { presentPages } from '../present-page';
import { entriesOf, fieldsOfVersion, noText, presentEntry, versionsOf, type PublicContent } from './content-store';
import { mailPreview } from './checked-fields';
import { countOf, pick, times } from '../../../platform/database/queries';
import type { Db } from '../../../platform/database/schema';
import { mediaStorage } from '../../../platform/files/media-storage';
import { acceptUploads, readUpload } from '../../../platform/files/read-upload';
import { calls } from '../../../platform/http/calls';
import { sharedLimits } from '../../../platform/http/rate-limit';
import { acceptPicture } from '../../media';

type Presenters = {
  [Kind in ContentKind]: (db: Db, text: PublicContent<Kind>) => Promise<z.input<typeof schemas.contentPageSchema>>;
};

/** What a version of a text says, as visitors would get it (OP-30, OP-41). */
function versionPage<Kind extends ContentKind>(app: App, kind: Kind, text: PublicContent<Kind>) {
  const presenters: Presenters = {
    ...presentPages,
    legal: (db, legal) => presentLegal(db, legal, app.domains),
    mail: (_db, { slug, fields: template }) => mailPreview(app, slug, { template }),
    mail_frame: (_db, { fields: frame }) => mailPreview(app, 'account-deleted', { frame }),
  };
  return presenters[kind](app.databases.primary.kysely, text);
}

const forEditors = calls('content', 'EDITOR');
const answer = { 200: schemas.contentEntrySchema };

/** What EDITORs read of texts: lists, versions and pages; and pictures for texts (OP-26, OP-30). */
export async function readingRoutes(app: App): Promise<void> {
  registerReading(app);
  await registerPages(app);
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number];
const presentVersion = (row: VersionRow) => ({
  ...pick(row, ['number', 'step', 'author']),
  ...times(row, ['created_at', 'public_from']),
});

/** A text with its newest version and its history. */
export async function entryOf(db: Db, id: number) {
  const row = await entriesOf(db).where('e.id', '=', id).executeTakeFirstOrThrow(noText);
  const history = (await versionsOf(db, id).execute()).map(presentVersion);
  return { ...presentEntry(row), fields: row.fields, history };
}

const KINDS_WITH_TOPIC = CONTENT_KIND_NAMES.filter((kind) => fieldsOfKind(kind).some(([name]) => name === 'topic'));

function registerReading(app: App): void {
  const db = app.databases.primary.kysely;

  const textsCall = forEditors('Texts with their state, by their last change', {
    querystring: schemas.contentEntriesQuerySchema,
    response: { 200: schemas.contentEntriesSchema },
  });
  app.get('/admin/content/', textsCall, async ({ query: { kind, q, topic, limit, offset } }) => {
    let found = entriesOf(db);
    if (kind) found = found.where('e.kind', '=', kind);
    // Everything that a text says is searched.
    if (q) found = found.where(sql<boolean>`position(lower(${q}) in lower(e.slug || v.fields::text)) > 0`);
    if (topic !== undefined) found = found.where('e.kind', 'in', KINDS_WITH_TOPIC);
    const count = await countOf(found);
    const isOfTopic = sql<boolean>`(v.fields->>'topic' <> '' and lower(v.fields->>'topic') = lower(${topic ?? ''}))`;
    const rows = await found
      .$if(topic !== undefined, (texts) => texts.orderBy(isOfTopic, 'desc'))
      .orderBy('v.created_at', 'desc')
      .orderBy('e.id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { count, results: rows.map(presentEntry) };
  });

  const textCall = forEditors('A text with its newest version and its history', {
    params: schemas.idParamsSchema,
    response: answer,
  });
  app.get('/admin/content/:id/', textCall, ({ params }) => entryOf(db, params.id));

  const versionCall = forEditors('A version of a text', {
    params: schemas.contentVersionParamsSchema,
    response: { 200: schemas.contentVersionSchema },
  });
  app.get('/admin/content/:id/version/:number/', versionCall, async ({ params: { id, number } }) => {
    const version = await versionsOf(db, id).where('v.number', '=', number).executeTakeFirstOrThrow(noText);
    return { ...presentVersion(version), fields: await fieldsOfVersion(db, id, number) };
  });
}

/** The page of any version, as visitors would get it (OP-30), and pictures for texts. */
async function registerPages(app: App): Promise<void> {
  const storage = mediaStorage(app.settings);
  await acceptUploads(app, IMAGE_MAX_BYTES);

  const pageCall = forEditors('The page of a version, as visitors would get it', {
    params: schemas.contentPageParamsSchema,
    response: { 200: schemas.contentPageSchema },
  });
  app.get('/admin/content/page/:kind/:slug/:number/', pageCall, async ({ params: { kind, slug, number } }) => {
    const db = app.databases.primary.kysely;
    const text = await db
      .selectFrom('content_entry as e')
      .innerJoin('content_version as v', 'v.entry_id', 'e.id')
      .leftJoin('public_content as p', 'p.id', 'e.id')
      .select(['e.id', 'e.slug', 'v.fields', 'v.created_at as updated_at'])
      .select(sql<Date>`coalesce(p.published_at, v.public_from, v.created_at)`.as('published_at'))
      .where('e.kind', '=', kind)
      .where('e.slug', '=', slug)
      .where('v.number', '=', number)
      .$castTo<PublicContent<ContentKind>>()
      .executeTakeFirstOrThrow(noText);
    return versionPage(app, kind, text);
  });

  const pictureCall = forEditors(
    'Uploads a picture for a text (multipart: file)',
    { consumes: ['multipart/form-data'], response: { 201: schemas.pictureSchema } },
    { rateLimit: sharedLimits.upload },
  );
  app.post('/admin/content/picture/', pictureCall, async (request, reply) => {
    const { file } = await readUpload(request, IMAGE_MAX_BYTES);
    // A picture that no version names is deleted with the unused files.
    return { ...(await acceptPicture(file.content, storage, reply)), alt: '' };
  });
}
