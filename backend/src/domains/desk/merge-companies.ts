import { t } from '@care/contracts/texts';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { conflict, validationError } from '../../platform/http/errors';
import { composeMail } from '../../platform/mail/compose';
import { caseHasChanged, isRemovalProposed, recordEvent } from './cases';
import type { DeskCaseRow, DeskKind } from './desk-kind';
import { similarCompanies } from './similar-companies';

type Move = (from: number, into: number) => RawBuilder<unknown>;

/** Moves the rows of a table whose key has the company; rows that the other provider has too are left out. */
const moveUnlessThere =
  (table: string, columns: string): Move =>
  (from, into) => sql`insert into ${sql.table(table)} (company_id, ${sql.raw(columns)})
    select ${into}::bigint, ${sql.raw(columns)} from ${sql.table(table)} where company_id = ${from} on conflict do nothing`;

/** How the rows of each table come to the other provider. A test compares the names with the references of the database. */
export const MOVES: Readonly<Record<string, Move>> = {
  company_follow: moveUnlessThere('company_follow', 'user_id, created_at'),
  recruiting_contact: moveUnlessThere('recruiting_contact', 'month, job_seeker_id, created_at'),
  job_seeker_view: moveUnlessThere('job_seeker_view', 'job_seeker_id, views, first_at, last_at'),
  staff_announcement: moveUnlessThere('staff_announcement', 'job_seeker_id, created_at'),
  user_block: (from, into) => sql`
    insert into user_block (user_id, blocked_company_id)
    select user_id, ${into}::bigint from user_block where blocked_company_id = ${from} on conflict do nothing`,
  // In the order in which new visits are written, which prevents deadlocks.
  company_day_count: (from, into) => sql`
    insert into company_day_count as stored (company_id, day, views, hits)
    select ${into}::bigint, day, views, hits from company_day_count where company_id = ${from} order by day
    on conflict (company_id, day) do update
    set views = stored.views + excluded.views, hits = stored.hits + excluded.hits`,
  support_request: (from, into) => sql`update support_request set company_id = ${into} where company_id = ${from}`,
  rating_invite_round: (from, into) =>
    sql`update rating_invite_round set company_id = ${into} where company_id = ${from}`,
  rating_hold: moveUnlessThere('rating_hold', 'address_hash, created_at'),
  widget_key: (from, into) => sql`update widget_key set company_id = ${into} where company_id = ${from}`,
  message: (from, into) => sql`update message set company_id = ${into} where company_id = ${from}`,
  application: (from, into) => sql`
    update application set company_id = ${into} where company_id = ${from} and not exists (
      select 1 from application there where there.company_id = ${into} and there.applicant_id = application.applicant_id
        and there.job_offer_id is not distinct from application.job_offer_id and there.status <> 'WITHDRAWN')`,
  placement: (from, into) => sql`update placement set company_id = ${into} where company_id = ${from}`,
  // Before the owner changes: the package goes on with the person who pays it. One of both providers has no owner, so at
  // most one has a running package.
  payment_subscription: (from, into) =>
    sql`update payment_subscription set company_id = ${into} where company_id = ${from}`,
  payment_order: (from, into) => sql`update payment_order set company_id = ${into} where company_id = ${from}`,
  invoice: (from, into) => sql`update invoice set company_id = ${into} where company_id = ${from}`,
  company_billing: moveUnlessThere(
    'company_billing',
    'user_id, name, street, zip_code, city, vat_id, email, updated_at',
  ),
  // The package of the remaining provider may include fewer: its owner publishes them again.
  job_offer: (from, into) => sql`
    update job_offer set company_id = ${into}, status = case status when 'PUBLISHED' then 'PAUSED' else status end,
      slug = case when exists (select 1 from job_offer there where there.company_id = ${into} and there.slug = job_offer.slug)
        then slug || '-' || id else slug end
    where company_id = ${from}`,
};

/** Data that stays with the merged provider: texts of the remaining one are valid, and kinds move their rows. */
export const LEFT: readonly string[] = [
  'company',
  'company_handover',
  'company_media',
  'company_ownership',
  'company_section',
  'company_video_upload',
  'desk_case',
  'ownership_claim',
  'rating',
];

interface Merge {
  row: DeskCaseRow;
  /** The remaining provider. */
  into: number;
  reason: string;
  viewerId: number;
  origin: string;
}

/**
 * Merges the provider of a case into a likely duplicate of it, which stays. Its address redirects from then on, and all
 * that people did with it moves. Owners and claimants get the reason. The caller has locked the case with both providers.
 * @throws 422 for a provider that is not similar or not public, 409 if the case allows no merge any more
 */
export async function mergeCompanies(
  app: App,
  db: Transaction<Database>,
  { row, into, reason, viewerId, origin }: Merge,
  kinds: readonly DeskKind[],
): Promise<void> {
  const from = row.company_id;
  const both = await db
    .selectFrom('company')
    .select(['id', 'name', 'slug', 'status', 'owner_id', 'has_former_owner', 'subscription', 'billing_period'])
    .where('id', 'in', [from ?? 0, into])
    .execute();
  const merged = both.find(({ id }) => id === from);
  const target = both.find(({ id }) => id === into);
  const similar = (await similarCompanies(db, from, { kinds, viewerId })).find(({ id }) => id === into);
  const isAboutCompany = !kinds.find(({ kind }) => kind === row.kind)?.isNotAboutCompany;
  if (!merged || !target || row.state === 'CLOSED' || !isAboutCompany) throw caseHasChanged();
  if (await isRemovalProposed(db, merged.id))
    throw conflict('Für diesen Eintrag ist das Entfernen vorgeschlagen. Bitte entscheiden Sie zuerst darüber.');
  if (!similar?.is_public)
    throw validationError({ company: 'Bitte wählen Sie einen öffentlichen, ähnlichen Eintrag.' });
  if (merged.owner_id !== null && target.owner_id !== null)
    throw conflict('Beide Einträge haben einen Inhaber. Bitte klären Sie zuerst, wer die Einrichtung vertritt.');

  for (const move of Object.values(MOVES)) await move(merged.id, into).execute(db);
  await db
    .updateTable('company')
    .set({
      status: 'MERGED',
      merged_into_id: into,
      owner_id: null,
      subscription: 'FREE_TIER',
      billing_period: null,
      job_offers_count: 0,
      updated_at: new Date(),
    })
    .where('id', '=', merged.id)
    .execute();
  // Links to what was merged into this one before lead to the remaining one at once.
  await db.updateTable('company').set({ merged_into_id: into }).where('merged_into_id', '=', merged.id).execute();
  if (merged.owner_id !== null)
    await db
      .updateTable('company')
      .set({
        owner_id: merged.owner_id,
        is_wpw_confirmed: true,
        ...(target.subscription === 'FREE_TIER' && {
          subscription: merged.subscription,
          billing_period: merged.billing_period,
        }),
      })
      .where('id', '=', into)
      .execute();
  if (merged.has_former_owner)
    await db.updateTable('company').set({ has_former_owner: true }).where('id', '=', into).execute();
  await recordEvent(db, {
    case_id: row.id,
    actor_id: viewerId,
    action: `„${merged.name}“ mit „${target.name}“ zusammengeführt`,
    note: reason,
  });
  const concerned = [merged.owner_id, target.owner_id];
  for (const kind of kinds)
    concerned.push(...((await kind.merged?.(app, db, { from: merged.id, into, origin })) ?? []));
  await tellOf(app, db, { people: concerned, names: [merged.name, target.name], reference: row.reference, reason });
}

interface Notice {
  people: readonly (number | null)[];
  names: readonly [merged: string, target: string];
  reference: string;
  reason: string;
}

async function tellOf(app: App, db: Transaction<Database>, { people, names, reference, reason }: Notice) {
  const ids = [...new Set(people.filter((id) => id !== null))];
  if (ids.length === 0) return;
  const addressees = await db
    .selectFrom('user_account')
    .select(['email', 'first_name'])
    .where('id', 'in', ids)
    .where('email_verified_at', 'is not', null)
    .execute();
  const [merged, target] = names;
  for (const { email, first_name } of addressees) {
    const mail = composeMail({
      kind: 'account',
      to: email,
      name: first_name,
      subject: `Zwei Einträge wurden zusammengeführt: ${target}`,
      paragraphs: [
        `„${merged}“ und „${target}“ sind dieselbe Einrichtung. Wir haben die Einträge bei ${t('brand.name')} zusammengeführt (Aktenzeichen ${reference}). Es bleibt der Eintrag „${target}“. Bewertungen, Nachrichten und Bewerbungen gehören jetzt zu ihm; die alte Adresse führt dorthin.`,
        'Stellenangebote des anderen Eintrags sind pausiert. Ein Antrag auf Inhaberschaft gilt weiter.',
        reason,
      ],
    });
    await app.mailer.send(mail, { transaction: db });
  }
}
