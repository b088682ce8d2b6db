import { PLACEMENT_FEE, VAT_PERCENT } from '@care/contracts/constants';
import { formatPrice } from '@care/contracts/format';
import { routes } from '@care/contracts/routes';
import type { Hire, HireAnswer } from '@care/contracts/schemas';
import type { Transaction } from 'kysely';
import { siteLink } from '../../../platform/mail/site-address';
import type { Database } from '../../../platform/database/schema';
import { sendSystemMessage, type MessageServices } from '../../messages';
import { applicantNameOf, type ApplicationRow, type Side } from './application-queries';
import { otherSideOf } from './hire-state';

const FEE = `einmalig ${formatPrice(PLACEMENT_FEE)} zzgl. ${VAT_PERCENT}\u00a0% USt.`;
const LIST = { applicant: '„Meine Bewerbungen“', employer: '„Bewerbungen“' } as const satisfies Record<Side, string>;

/** The name of the other side, for a text to this side. */
const nameOfOther = (row: ApplicationRow, side: Side): string =>
  side === 'employer' ? applicantNameOf(row) || 'Die Pflegekraft' : row.company_name;

/** The name of the other side in a sentence: a provider in quotation marks, because its article cannot be known. */
const quotedNameOfOther = (row: ApplicationRow, side: Side): string =>
  side === 'employer' ? nameOfOther(row, side) : `„${row.company_name}“`;

interface Notice {
  title: string;
  paragraphs: string[];
}

interface Given {
  row: ApplicationRow;
  /** The side that has answered. */
  side: Side;
  answer: HireAnswer['answer'];
  /** The state before the answer, as this side saw it. */
  before: Hire['state'];
  /** Of the placement that the answer has completed. */
  reference: string | null;
}

/** Tells in the inbox, and by mail, what the other side has answered (PK-07); a completed placement is told to both. */
export async function tellAnswer(
  db: Transaction<Database>,
  services: MessageServices,
  { row, side, answer, before, reference }: Given,
): Promise<void> {
  const other = otherSideOf(side);
  if (reference !== null) {
    for (const to of [other, side]) await send(db, services, row, to, completed(row, to, reference));
  } else if (answer === 'YES') await send(db, services, row, other, asked(row, other));
  else if (answer === 'TAKE_BACK') await send(db, services, row, other, takenBack(row, other));
  else if (before === 'ASKED' || before === 'WAITING') await send(db, services, row, other, denied(row, other));
}

async function send(
  db: Transaction<Database>,
  services: MessageServices,
  row: ApplicationRow,
  side: Side,
  { title, paragraphs }: Notice,
): Promise<void> {
  const to = side === 'applicant' ? row.applicant_id : row.owner_id;
  if (to === null) return;
  const link = siteLink(services.origin, routes.messages.build(), { folder: 'applications' });
  const content = [...paragraphs, `Zu den Bewerbungen: ${link}`].join('\n\n');
  await sendSystemMessage(db, services, { to, title, content, companyId: row.company_id, jobOfferId: row.offer_id });
}

const about = ({ offer_title }: ApplicationRow): string =>
  offer_title ? `Bewerbung als ${offer_title}` : 'Bewerbung ohne Stellenangebot';

function asked(row: ApplicationRow, side: Side): Notice {
  const name = quotedNameOfOther(row, side);
  const cost =
    side === 'applicant' ? 'Für Sie ist das kostenlos.' : `Erst wenn auch Sie bestätigen, berechnen wir ${FEE}`;
  return {
    title: `Arbeitsvertrag bestätigen: ${nameOfOther(row, side)}`,
    paragraphs: [
      `${name} hat bestätigt, dass Sie beide einen Arbeitsvertrag unterschrieben haben (${about(row)}).`,
      `Stimmt das? Bitte antworten Sie unter ${LIST[side]}. ${cost}`,
    ],
  };
}

function completed(row: ApplicationRow, side: Side, reference: string): Notice {
  const name = quotedNameOfOther(row, side);
  const cost = side === 'applicant' ? 'Für Sie ist und bleibt das kostenlos.' : `Wir berechnen die Vermittlung: ${FEE}`;
  return {
    title: `Einstellung bestätigt: ${nameOfOther(row, side)}`,
    paragraphs: [
      `Sie und ${name} haben den Arbeitsvertrag bestätigt (${about(row)}). ${cost}`,
      `Referenz für Ihre Unterlagen: ${reference}`,
    ],
  };
}

function takenBack(row: ApplicationRow, side: Side): Notice {
  const name = quotedNameOfOther(row, side);
  return {
    title: `Bestätigung zurückgenommen: ${nameOfOther(row, side)}`,
    paragraphs: [
      `${name} hat die Bestätigung des Arbeitsvertrags zurückgenommen (${about(row)}). Sie müssen nichts tun.`,
    ],
  };
}

function denied(row: ApplicationRow, side: Side): Notice {
  const name = quotedNameOfOther(row, side);
  const cost = side === 'employer' ? ' Wir berechnen nichts.' : '';
  return {
    title: `Kein Arbeitsvertrag: ${nameOfOther(row, side)}`,
    paragraphs: [
      `${name} hat angegeben, dass kein Arbeitsvertrag unterschrieben ist (${about(row)}).${cost}`,
      `Ist er doch unterschrieben, können Sie ihn unter ${LIST[side]} erneut bestätigen.`,
    ],
  };
}

/** A text about the change that the other side has made while the person looked at an older state. */
export function changedText(row: ApplicationRow, side: Side, state: Hire['state']): string {
  const name = quotedNameOfOther(row, side);
  if (state === 'ASKED') return `${name} hat inzwischen bestätigt. Bitte prüfen Sie den neuen Stand.`;
  if (state === 'REFUSED')
    return `${name} hat inzwischen angegeben, dass kein Arbeitsvertrag unterschrieben ist. Bitte prüfen Sie den neuen Stand.`;
  if (state === 'OPEN')
    return `${name} hat die Bestätigung inzwischen zurückgenommen. Bitte prüfen Sie den neuen Stand.`;
  return 'Der Stand hat sich inzwischen geändert. Bitte prüfen Sie ihn.';
}
