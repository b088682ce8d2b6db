import { formatDate } from '@care/contracts/format';
import { PLACE_KINDS, placeKinds, WAIT_TIME_LABELS } from '@care/contracts/free-places';
import { rowsWith } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { siteOrigin } from '../../../platform/mail/site-address';
import { authSecret } from '../../../platform/secrets/auth-secret';
import { accountInUse } from '../../accounts';
import { placesMail } from '../places-mails';
import { confirmPlacesLink, LINK_DAYS, placesKey, stopPlacesKey, stopPlacesLink } from './places-link';
import { DAY_MS, shownPlaces, type PlacesRow } from './shown-places';

/** Shorter than a week, so that a run that is a little early sends the mail too. */
const PAUSE_DAYS = 6;

/**
 * Asks owners with a confirmed address whether their statement still holds (PL-05). Each provider has a separate
 * transaction, so a failure does not affect the others.
 */
export async function askWeekly(app: App): Promise<void> {
  const { kysely } = app.databases.primary;
  await app.jobs.ready('mail');
  const due = await dueRows(kysely).select('company_id').orderBy('company_id').execute();
  for (const { company_id } of due) {
    try {
      await kysely.transaction().execute((db) => askOwner(app, db, company_id));
    } catch (error) {
      app.log.warn({ err: error, company: company_id }, 'question about places failed; it is sent with the next run');
    }
  }
}

const dueRows = (db: Db) =>
  rowsWith(db, 'company_places', { weekly_mail: true }).where(({ or, eb }) =>
    or([eb('mailed_at', 'is', null), eb('mailed_at', '<', new Date(Date.now() - PAUSE_DAYS * DAY_MS))]),
  );

async function askOwner(app: App, db: DbTransaction, companyId: number): Promise<void> {
  // If two processes run at the same time, one takes the row and the other skips it.
  const row = await dueRows(db)
    .selectAll()
    .where('company_id', '=', companyId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const company = await rowsWith(db, 'company', { id: companyId, status: 'PUBLISHED' })
    .select(['id', 'name', 'owner_id'])
    .executeTakeFirst();
  const owner = await accountInUse(db, company?.owner_id ?? null)
    .select(['id', 'email', 'first_name'])
    .where('email_verified_at', 'is not', null)
    .where('email_notifications', '=', true)
    .executeTakeFirst();
  // The owner is asked about an old statement, too.
  const stated = row && shownPlaces(row, row.confirmed_at);
  if (!row || !stated || !company || !owner) return;
  const [secret, origin] = [authSecret(app.settings), siteOrigin(app.settings)];
  const right = { companyId: company.id, ownerId: owner.id };
  const key = placesKey(secret, { ...right, link: row.link_number, until: Date.now() + LINK_DAYS * DAY_MS });
  const mail = placesMail(owner, {
    company: company.name,
    summary: stated.title,
    lines: statementLines(row),
    url: confirmPlacesLink(origin, key),
    stop: stopPlacesLink(origin, stopPlacesKey(secret, right)),
  });
  await app.mailer.send(mail, { transaction: db });
  await db.updateTable('company_places').set({ mailed_at: new Date() }).where('company_id', '=', companyId).execute();
}

/** A statement line by line. */
function statementLines({ free, available_from, takes_clients, wait }: PlacesRow): string[] {
  const kinds = placeKinds.flatMap((kind) => {
    const count = free[kind];
    if (count === undefined) return [];
    const day = available_from[kind];
    const from = day ? `ab ${formatDate(day)}` : 'ab sofort';
    return `${PLACE_KINDS[kind].label}: ${count > 0 ? `${count} frei ${from}` : 'nichts frei'}`;
  });
  return [
    ...kinds,
    ...(takes_clients === null ? [] : [`Neue Kundinnen und Kunden: ${takes_clients ? 'ja' : 'zurzeit nicht'}`]),
    ...(wait ? [`Warteliste: üblich ${WAIT_TIME_LABELS[wait]}`] : []),
  ];
}
