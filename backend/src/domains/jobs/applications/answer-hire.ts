import type { Hire, HireAnswer } from '@care/contracts/schemas';
import type { DbTransaction } from '../../../platform/database/schema';
import type { Databases } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/app-type';
import { ApiError, conflict } from '../../../platform/http/errors';
import { once } from '../../../platform/http/idempotency';
import { noSuch } from '../../../platform/http/texts';
import { MESSAGE_MAILS, type MessageServices, sendSystemMessage } from '../../messages';
import { lockedApplication, sideOf, type ApplicationRow, type Side, applicantNameOf } from './application-queries';
import { answersOf, completePlacement, hireOf, otherSideOf, placementFeeOf } from './hire-state';
import type { Answers, OnPlacement } from './hire-state';
import { formatPrice } from '@care/contracts/format';
import { routes } from '@care/contracts/routes';
import { siteLink } from '../../../platform/mail/site-address';

type Answer = NonNullable<HireAnswer['answer']>;

interface HireRequest {
  id: number;
  answer: Answer;
  version?: number | undefined;
  net_cents?: number | undefined;
  viewer: Pick<Viewer, 'userId'>;
  idempotencyKey: string | undefined;
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
  { id, answer, version, net_cents, viewer, idempotencyKey: key }: HireRequest,
): Promise<Hire> {
  await services.jobs.ready(MESSAGE_MAILS);
  const scope = `confirm-hire user:${viewer.userId}`;
  return once(databases, { scope, key, body: { id, answer, version, net_cents } }, async (transaction) => {
    const seen = await lockedState(transaction, id, viewer);
    const { row, side, hire } = seen;
    if (isAnswered(row, side, hire, answer)) return hire;
    requireAnswerable(seen, answer, version);
    if (answer === 'YES') requireSameFee(hire, net_cents);
    const isComplete = answer === 'YES' && hire.state === 'ASKED';
    const reference = isComplete
      ? await completePlacement(transaction, row, confirmationsOf(row, side), onPlacement)
      : await storeAnswer(transaction, { row, side, answer });
    await tellAnswer(transaction, services, seen, { answer, reference });
    return (await lockedState(transaction, id, viewer)).hire;
  });
}

/**
 * The state with its hire, after all that changes it is locked.
 * @throws 404 for others, 409 where no contract can be confirmed
 */
async function lockedState(db: DbTransaction, id: number, viewer: Pick<Viewer, 'userId'>) {
  const row = await lockedApplication(db, id);
  const side = row && sideOf(row, viewer);
  if (!row || !side) throw noSuch('application');
  const hire = hireOf(row, side);
  if (!hire) throw conflict('Bei diesem Stand der Bewerbung lässt sich kein Arbeitsvertrag bestätigen.');
  return { row, side, hire };
}

type Seen = Awaited<ReturnType<typeof lockedState>>;

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

/** The employer confirms the fee that was shown, also over midnight before a change (OP-54). */
function requireSameFee({ fee }: Hire, seen: number | undefined): void {
  if (fee && seen !== undefined && seen !== fee.net_cents)
    throw new ApiError(409, 'hire_changed', 'Die Pauschale hat sich inzwischen geändert. Bitte prüfen Sie den Betrag.');
}

function confirmationsOf(row: ApplicationRow, side: Side): Record<Side, Date> {
  const now = new Date();
  const { applicant, employer } = answersOf(row).confirmedAt;
  return { applicant: applicant ?? now, employer: employer ?? now, [side]: now };
}

/** Stores an answer that does not complete the placement, so without a reference. A "no" ends both confirmations, so that nobody is asked again. */
async function storeAnswer(db: DbTransaction, { row, side, answer }: Pick<Seen, 'row' | 'side'> & { answer: Answer }) {
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
    fee_cents: confirmed.employer && placementFeeOf(row),
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

const feeText = (row: ApplicationRow): string =>
  `einmalig ${formatPrice(placementFeeOf(row))} zzgl. ${row.tariff.vatPercent}\u00a0% USt.`;
const LIST = { applicant: '„Meine Bewerbungen“', employer: '„Bewerbungen“' } as const satisfies Record<Side, string>;

/** The name of the other side, for a text to this side. */
const nameOfOther = (row: ApplicationRow, side: Side): string =>
  side === 'employer' ? applicantNameOf(row) || 'Die Pflegekraft' : row.company_name;

/** The name of the other side in a sentence: a provider in quotation marks, because its article cannot be known. */
const quotedNameOfOther = (row: ApplicationRow, side: Side): string =>
  side === 'employer' ? nameOfOther(row, side) : `„${row.company_name}“`;

/** Tells in the inbox, and by mail, what the other side has answered (PK-07); a completed placement is told to both. */
async function tellAnswer(
  db: DbTransaction,
  services: MessageServices,
  { row, side, hire }: Seen,
  { answer, reference }: { answer: Answer; reference: string | null },
): Promise<void> {
  const isNews = answer !== 'NO' || hire.state === 'ASKED' || hire.state === 'WAITING';
  const other = otherSideOf(side);
  for (const told of reference !== null ? [other, side] : isNews ? [other] : []) {
    const to = told === 'applicant' ? row.applicant_id : row.owner_id;
    if (to === null) continue;
    const [title, ...paragraphs] = reference === null ? noticeOf(answer, row, told) : placed(row, told, reference);
    const link = siteLink(services.origin, routes.messages.build(), { folder: 'applications' });
    const content = [...paragraphs, `Zu den Bewerbungen: ${link}`].join('\n\n');
    await sendSystemMessage(db, services, { to, title, content, companyId: row.company_id, jobOfferId: row.offer_id });
  }
}

type Notice = [title: string, ...paragraphs: string[]];

const about = ({ offer_title }: ApplicationRow): string =>
  offer_title ? `Bewerbung als ${offer_title}` : 'Bewerbung ohne Stellenangebot';

function placed(row: ApplicationRow, side: Side, reference: string): Notice {
  const cost =
    side === 'applicant' ? 'Für Sie ist und bleibt das kostenlos.' : `Wir berechnen die Vermittlung: ${feeText(row)}`;
  return [
    `Einstellung bestätigt: ${nameOfOther(row, side)}`,
    `Sie und ${quotedNameOfOther(row, side)} haben den Arbeitsvertrag bestätigt (${about(row)}). ${cost}`,
    `Referenz für Ihre Unterlagen: ${reference}`,
  ];
}

/** What a side is told about an answer of the other side that completes nothing. */
function noticeOf(answer: Answer, row: ApplicationRow, side: Side): Notice {
  const [name, quoted] = [nameOfOther(row, side), quotedNameOfOther(row, side)];
  if (answer === 'TAKE_BACK')
    return [
      `Bestätigung zurückgenommen: ${name}`,
      `${quoted} hat die Bestätigung des Arbeitsvertrags zurückgenommen (${about(row)}). Sie müssen nichts tun.`,
    ];
  if (answer === 'NO')
    return [
      `Kein Arbeitsvertrag: ${name}`,
      `${quoted} hat angegeben, dass kein Arbeitsvertrag unterschrieben ist (${about(row)}).${side === 'employer' ? ' Wir berechnen nichts.' : ''}`,
      `Ist er doch unterschrieben, können Sie ihn unter ${LIST[side]} erneut bestätigen.`,
    ];
  const cost =
    side === 'applicant'
      ? 'Für Sie ist das kostenlos.'
      : `Erst wenn auch Sie bestätigen, berechnen wir ${feeText(row)}`;
  return [
    `Arbeitsvertrag bestätigen: ${name}`,
    `${quoted} hat bestätigt, dass Sie beide einen Arbeitsvertrag unterschrieben haben (${about(row)}).`,
    `Stimmt das? Bitte antworten Sie unter ${LIST[side]}. ${cost}`,
  ];
}

/** A text about the change that the other side has made while the person looked at an older state. */
function changedText(row: ApplicationRow, side: Side, state: Hire['state']): string {
  const name = quotedNameOfOther(row, side);
  if (state === 'ASKED') return `${name} hat inzwischen bestätigt. Bitte prüfen Sie den neuen Stand.`;
  if (state === 'REFUSED')
    return `${name} hat inzwischen angegeben, dass kein Arbeitsvertrag unterschrieben ist. Bitte prüfen Sie den neuen Stand.`;
  if (state === 'OPEN')
    return `${name} hat die Bestätigung inzwischen zurückgenommen. Bitte prüfen Sie den neuen Stand.`;
  return 'Der Stand hat sich inzwischen geändert. Bitte prüfen Sie ihn.';
}
