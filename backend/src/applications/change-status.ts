import type { ApplicationStatus } from '@care/contracts/schemas';
import type { Viewer } from '../platform/app-type';
import type { Databases } from '../platform/database';
import { conflict, notFound } from '../platform/errors';
import { MESSAGE_MAILS } from '../messages/message-mails';
import { sendSystemMessage } from '../messages/system-message';
import type { Post } from '../messages/write-message';
import { findApplication, type ApplicationRow } from './application-queries';
import { sourcesOf } from './transitions';

type Notice = (row: ApplicationRow) => { title: string; content: string };

const what = ({ offer_title }: ApplicationRow): string => (offer_title ? `als ${offer_title}` : 'ohne Stellenangebot');

/** What the other side is told; reading an application is nobody's news. */
const notices: Partial<Record<ApplicationStatus, Notice>> = {
  INVITED: (row) => ({
    title: `Einladung von ${row.company_name}`,
    content: `${row.company_name} möchte Sie nach Ihrer Bewerbung ${what(row)} kennenlernen.`,
  }),
  OFFERED: (row) => ({
    title: `Zusage von ${row.company_name}`,
    content: `Auf Ihre Bewerbung ${what(row)} hat ${row.company_name} Ihnen zugesagt.`,
  }),
  REJECTED: (row) => ({
    title: `Antwort von ${row.company_name}`,
    content: `${row.company_name} hat sich bei Ihrer Bewerbung ${what(row)} leider gegen Sie entschieden.`,
  }),
  HIRED: (row) => ({
    title: `Einstellung bei ${row.company_name}`,
    content: `${row.company_name} hat zu Ihrer Bewerbung ${what(row)} die Einstellung eingetragen.`,
  }),
  WITHDRAWN: (row) => ({
    title: 'Bewerbung zurückgezogen',
    content: `Eine Bewerbung ${what(row)} wurde zurückgezogen.`,
  }),
};

type Change = { id: number; side: 'employer' | 'applicant'; status: ApplicationStatus; viewer: Viewer };

/**
 * Brings an application into another state, if this side may (see `TRANSITIONS`), and tells the other side.
 * @throws 404 for somebody else's application, 409 for a step that is not possible
 */
export async function changeStatus(
  { primary }: Databases,
  post: Post,
  { id, side, status, viewer }: Change,
): Promise<ApplicationRow> {
  await post.jobs.ready(MESSAGE_MAILS);
  return primary.kysely.transaction().execute(async (transaction) => {
    const row = await findApplication(transaction, id);
    if (!row || !isOn(side, row, viewer)) throw notFound('Diese Bewerbung gibt es nicht.');
    if (row.status === status) return row;
    const { numUpdatedRows } = await transaction
      .updateTable('application')
      .set({ status, status_at: new Date() })
      .where('id', '=', id)
      .where('status', 'in', sourcesOf(side, status))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('Dieser Schritt ist bei dieser Bewerbung nicht mehr möglich.');
    const notice = notices[status]?.(row);
    const to = side === 'employer' ? row.applicant_id : row.owner_id;
    // Whoever waits for confirmation has reached nobody who could be told.
    if (notice && to !== null && !row.is_held) {
      await sendSystemMessage(transaction, post, {
        to,
        ...notice,
        companyId: row.company_id,
        jobOfferId: row.offer_id,
      });
    }
    const changed = await findApplication(transaction, id);
    return changed ?? row;
  });
}

const isOn = (side: Change['side'], row: ApplicationRow, viewer: Viewer): boolean =>
  side === 'applicant' ? row.applicant_id === viewer.userId : row.owner_id === viewer.userId && !row.is_held;
