import type { ApplicationStatus } from '@care/contracts/schemas';
import { privateFiles } from '../../../platform/files/private-files';
import { deleteForOne, removeFiles, MESSAGE_MAILS, sendSystemMessage, type MessageServices } from '../../messages';
import type { App, Viewer } from '../../../platform/http/app-type';
import { deleteRows, changeRows } from '../../../platform/database/queries';
import type { DbTransaction } from '../../../platform/database/schema';
import { conflict } from '../../../platform/http/errors';
import { noSuch } from '../../../platform/http/texts';
import { findApplication, isOn, lockedApplication, type ApplicationRow, type Side } from './application-queries';

/**
 * Changes of the state of an application that each side may make; the only place with these rules. No side can set
 * HIRED: an application gets it once both have confirmed the contract (`CONFIRMABLE`, PK-07).
 */
export const TRANSITIONS: Record<ApplicationStatus, { employer: ApplicationStatus[]; applicant: ApplicationStatus[] }> =
  {
    SUBMITTED: { employer: ['READ', 'INVITED', 'OFFERED', 'REJECTED'], applicant: ['WITHDRAWN'] },
    READ: { employer: ['INVITED', 'OFFERED', 'REJECTED'], applicant: ['WITHDRAWN'] },
    INVITED: { employer: ['OFFERED', 'REJECTED'], applicant: ['WITHDRAWN'] },
    OFFERED: { employer: ['REJECTED'], applicant: ['WITHDRAWN'] },
    REJECTED: { employer: ['INVITED'], applicant: [] },
    HIRED: { employer: [], applicant: [] },
    WITHDRAWN: { employer: [], applicant: [] },
  };

/** The states from which this side may change an application to the target state. */
const sourcesOf = (side: Side, target: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(TRANSITIONS) as ApplicationStatus[]).filter((from) => TRANSITIONS[from][side].includes(target));

/** The states in which both sides are asked whether they have signed a contract (PK-07). */
export const CONFIRMABLE: readonly ApplicationStatus[] = ['INVITED', 'OFFERED'];

type Notice = [title: string, content: string];

/** The message to the other side about an application for an offer or without one. Reading it causes no message. */
const notices: Partial<Record<ApplicationStatus, (name: string, what: string) => Notice>> = {
  INVITED: (name, what) => [`Einladung von ${name}`, `${name} möchte Sie nach Ihrer Bewerbung ${what} kennenlernen.`],
  OFFERED: (name, what) => [`Zusage von ${name}`, `Auf Ihre Bewerbung ${what} hat ${name} Ihnen zugesagt.`],
  REJECTED: (name, what) => [
    `Antwort von ${name}`,
    `${name} hat sich bei Ihrer Bewerbung ${what} leider gegen Sie entschieden.`,
  ],
  WITHDRAWN: (_, what) => ['Bewerbung zurückgezogen', `Eine Bewerbung ${what} wurde zurückgezogen.`],
};

interface Change {
  id: number;
  side: Side;
  status: ApplicationStatus;
  viewer: Viewer;
}

/**
 * Changes the state of an application, if this side may (see `TRANSITIONS`), and tells the other side. A withdrawal
 * removes address and files.
 * @throws 404 for an application of others, 409 for a step that is not possible
 */
export async function changeStatus(
  { databases: { primary }, settings }: Pick<App, 'databases' | 'settings'>,
  services: MessageServices,
  { id, side, status, viewer }: Change,
): Promise<ApplicationRow> {
  await services.jobs.ready(MESSAGE_MAILS);
  let files: string[] = [];
  const changed = await primary.kysely.transaction().execute(async (transaction) => {
    const row = await lockedApplication(transaction, id);
    if (!row || !isOn(side, row, viewer)) throw noSuch('application');
    if (row.status === status) return row;
    const { numUpdatedRows } = await changeRows(transaction, 'application', { id })
      .set({ status, status_at: new Date() })
      .where('status', 'in', sourcesOf(side, status))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('Dieser Schritt ist bei dieser Bewerbung nicht mehr möglich.');
    if (!CONFIRMABLE.includes(status)) await endAnswers(transaction, id);
    const what = row.offer_title ? `als ${row.offer_title}` : 'ohne Stellenangebot';
    const notice = notices[status]?.(row.company_name, what);
    const to = side === 'employer' ? row.applicant_id : row.owner_id;
    // An application that is held for confirmation has not reached the employer, so there is nobody to tell.
    if (notice && to !== null && !row.is_held) {
      const [title, content] = notice;
      const about = { companyId: row.company_id, jobOfferId: row.offer_id };
      await sendSystemMessage(transaction, services, { to, title, content, ...about });
    }
    if (status === 'WITHDRAWN' && row.message_id !== null)
      files = await removePersonalData(transaction, row.message_id);
    return (await findApplication(transaction, id)) ?? row;
  });
  await removeFiles(privateFiles(settings), files);
  return changed;
}

/** Statements about a contract end with the application (PK-07). The version goes on: a former state stays outdated. */
async function endAnswers(db: DbTransaction, applicationId: number): Promise<void> {
  const none = { employer_confirmed_at: null, applicant_confirmed_at: null, denied_by: null, denied_at: null };
  await changeRows(db, 'hire_confirmation', { application_id: applicationId })
    .set((eb) => ({ ...none, employer_id: null, version: eb('version', '+', 1) }))
    .execute();
}

/** Removes address and files when an application is withdrawn; no readable copy remains. */
async function removePersonalData(db: DbTransaction, messageId: number): Promise<string[]> {
  await db.updateTable('message').set({ contact_info: '{}' }).where('id', '=', messageId).execute();
  const removed = await deleteRows(db, 'message_attachment', { message_id: messageId })
    .returning('storage_key')
    .execute();
  return removed.map(({ storage_key }) => storage_key);
}

const COLUMN = { applicant: 'applicant_deleted_at', employer: 'employer_deleted_at' } as const;

/**
 * Deletes an application and its conversation for one side; the other side keeps them. If both sides have deleted them,
 * or the employer never received them, the rows are removed. Throws 404 for an application of others.
 */
export async function deleteApplication({ databases, settings }: App, { id, side, viewer }: Omit<Change, 'status'>) {
  const files = await databases.primary.kysely.transaction().execute(async (transaction) => {
    const row = await lockedApplication(transaction, id);
    if (!row || !isOn(side, row, viewer)) throw noSuch('application');
    await changeRows(transaction, 'application', { id })
      .set({ [COLUMN[side]]: new Date() })
      .execute();
    const removed = row.message_id === null ? [] : await deleteForOne(transaction, viewer.userId, row.message_id);
    await deleteRows(transaction, 'application', { id })
      .where('applicant_deleted_at', 'is not', null)
      .$if(!row.is_held, (both) => both.where('employer_deleted_at', 'is not', null))
      .execute();
    return removed;
  });
  await removeFiles(privateFiles(settings), files);
}
