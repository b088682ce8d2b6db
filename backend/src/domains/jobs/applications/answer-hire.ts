import type { Hire, HireAnswer } from '@care/contracts/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { Databases } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/app-type';
import { ApiError, conflict } from '../../../platform/http/errors';
import { once } from '../../../platform/http/idempotency';
import { noSuch } from '../../../platform/http/texts';
import { MESSAGE_MAILS, type MessageServices } from '../../messages';
import { lockedApplication, sideOf, type ApplicationRow, type Side } from './application-queries';
import { changedText, tellAnswer } from './hire-notices';
import { answersOf, hireOf, type Answers } from './hire-state';
import { completePlacement, type OnPlacement } from './placement';

type Answer = NonNullable<HireAnswer['answer']>;

interface HireRequest {
  id: number;
  answer: Answer;
  version?: number | undefined;
  viewer: Pick<Viewer, 'userId'>;
  idempotencyKey: string | undefined;
}

interface Seen {
  row: ApplicationRow;
  side: Side;
  hire: Hire;
}

/**
 * One side answers whether a contract was signed (PK-07). The first confirmation is told to the other side; the second one
 * completes the placement, once. A repetition changes nothing.
 * @returns the new state, as this side sees it
 * @throws 404 for an application of others, 409 if the application allows no answer (any more), or if the other side has
 * changed the state that the person had seen
 */
export async function answerHire(
  databases: Databases,
  services: MessageServices,
  onPlacement: OnPlacement,
  { id, answer, version, viewer, idempotencyKey: key }: HireRequest,
): Promise<Hire> {
  await services.jobs.ready(MESSAGE_MAILS);
  const scope = `confirm-hire user:${viewer.userId}`;
  return once(databases, { scope, key, body: { id, answer, version } }, async (transaction) => {
    const seen = await lockedState(transaction, id, viewer);
    const { row, side, hire } = seen;
    if (isAnswered(row, side, hire, answer)) return hire;
    requireAnswerable(seen, answer, version);
    const isComplete = answer === 'YES' && hire.state === 'ASKED';
    const reference = isComplete
      ? await completePlacement(transaction, row, confirmationsOf(row, side), onPlacement)
      : await storeAnswer(transaction, { row, side, answer });
    await tellAnswer(transaction, services, { row, side, answer, before: hire.state, reference });
    return (await lockedState(transaction, id, viewer)).hire;
  });
}

/**
 * The state with its hire, after all that changes it is locked.
 * @throws 404 for others, 409 where no contract can be confirmed
 */
async function lockedState(db: Transaction<Database>, id: number, viewer: Pick<Viewer, 'userId'>): Promise<Seen> {
  const row = await lockedApplication(db, id);
  const side = row && sideOf(row, viewer);
  if (!row || !side) throw noSuch('application');
  const hire = hireOf(row, side);
  if (!hire) throw conflict('Bei diesem Stand der Bewerbung lässt sich kein Arbeitsvertrag bestätigen.');
  return { row, side, hire };
}

/** Whether this side has already given that answer, so that nothing changes. */
function isAnswered(row: ApplicationRow, side: Side, { state }: Hire, answer: Answer): boolean {
  const hasConfirmed = state === 'COMPLETE' || answersOf(row).confirmedAt[side] !== null;
  if (answer === 'YES') return hasConfirmed;
  return answer === 'NO' ? state === 'DECLINED' : !hasConfirmed;
}

function requireAnswerable({ row, side, hire }: Seen, answer: Answer, version: number | undefined): void {
  if (hire.state === 'COMPLETE')
    throw conflict('Beide Seiten haben den Arbeitsvertrag bestätigt. Stimmt das nicht, schreiben Sie uns bitte.');
  if (hire.state === 'ALONE' && answer === 'YES') throw conflict('Die andere Seite kann hier nicht mehr bestätigen.');
  if (version !== undefined && version !== hire.version)
    throw new ApiError(409, 'hire_changed', changedText(row, side, hire.state));
}

function confirmationsOf(row: ApplicationRow, side: Side): Record<Side, Date> {
  const now = new Date();
  const { applicant, employer } = answersOf(row).confirmedAt;
  return { applicant: applicant ?? now, employer: employer ?? now, [side]: now };
}

/** Stores an answer that does not complete the placement, so without a reference. A "no" ends both confirmations, so that nobody is asked again. */
async function storeAnswer(
  db: Transaction<Database>,
  { row, side, answer }: Pick<Seen, 'row' | 'side'> & { answer: Answer },
): Promise<null> {
  const former = answersOf(row);
  const now = new Date();
  const confirmed: Answers['confirmedAt'] =
    answer === 'NO'
      ? { applicant: null, employer: null }
      : { ...former.confirmedAt, [side]: answer === 'YES' ? now : null };
  const isEmployers = side === 'employer' || confirmed.employer !== null;
  const values = {
    version: former.version + 1,
    employer_id: isEmployers ? row.owner_id : null,
    employer_confirmed_at: confirmed.employer,
    applicant_confirmed_at: confirmed.applicant,
    denied_by: answer === 'NO' ? side : null,
    denied_at: answer === 'NO' ? now : null,
  };
  await db
    .insertInto('hire_confirmation')
    .values({ application_id: row.id, ...values })
    .onConflict((on) => on.column('application_id').doUpdateSet(values))
    .execute();
  return null;
}
