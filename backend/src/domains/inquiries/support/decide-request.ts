import { berlinDay } from '@care/contracts/format';
import type { Appointment } from '@care/contracts/schemas';
import { halfOf, hasPassed, isWithin, PROPOSAL_DAYS } from '@care/contracts/support-requests';
import { t } from '@care/contracts/texts';
import type { Updateable } from 'kysely';
import { tellOwner } from '../../accounts';
import type { DecisionPlan, DeskKind } from '../../../platform/domain/desk-kind';
import type { Database, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { conflict, validationError } from '../../../platform/http/errors';
import type { MailDraft } from '../../../platform/mail/mail';
import { answeredMail, confirmedMail, declinedMail, endedMail, proposedMail } from './request-mails';
import { appointmentOf, lockRequest, partiesOf, type Parties, type RequestRow } from './requests';
import { changeRows } from '../../../platform/database/queries';

interface Decided {
  row: RequestRow;
  parties: Parties;
  origin: string;
}

const hasChanged = () => conflict('Diese Anfrage hat sich inzwischen geändert. Bitte laden Sie den Fall neu.');

/** The request of a case, locked; the desk has locked the case and the provider. */
async function lockDecided(db: DbTransaction, { subjectId, origin }: DecisionPlan): Promise<Decided> {
  const row = await lockRequest(db, subjectId);
  if (!row) throw conflict('Die Anfrage wurde gelöscht.');
  return { row, parties: await partiesOf(db, row), origin };
}

/** Stores the outcome with the words of STAFF, and mails it. */
async function settle(
  app: App,
  db: DbTransaction,
  { row, parties }: Decided,
  { values, mail }: { values: Updateable<Database['support_request']>; mail?: MailDraft },
): Promise<void> {
  await changeRows(db, 'support_request', { id: row.id })
    .set({ answered_at: new Date(), ...values })
    .execute();
  if (mail) await tellOwner(app, db, parties, mail);
}

/** Answers a question, by mail or after a call. */
export const decideQuestion: DeskKind['decide'] = async (app, db, plan) => {
  const decided = await lockDecided(db, plan);
  if (decided.row.state !== 'RECEIVED') throw hasChanged();
  const values = { state: 'ANSWERED', answer: plan.reason, settled_at: new Date() } as const;
  const isByMail = plan.decision === 'ANSWER';
  await settle(app, db, decided, { values, ...(isByMail && { mail: answeredMail(decided, plan.reason) }) });
  return 'CLOSED';
};

/** Confirms or proposes a time, declines the visit, or takes note of a cancellation. */
export const decideVisit: DeskKind['decide'] = async (app, db, plan) => {
  const decided = await lockDecided(db, plan);
  const { state } = decided.row;
  if (plan.decision === 'NOTED') {
    if (state !== 'CANCELED') throw hasChanged();
    return 'CLOSED';
  }
  if (state !== 'RECEIVED' && state !== 'PROPOSED') throw hasChanged();
  const answer = plan.reason;
  if (plan.decision === 'DECLINE') {
    const noAppointment = { appointment_day: null, appointment_time: null };
    const values = { ...noAppointment, state: 'DECLINED', answer, settled_at: new Date() } as const;
    await settle(app, db, decided, { values, mail: declinedMail(decided, answer) });
    return 'CLOSED';
  }
  if (decided.parties.owner_id !== decided.row.user_id)
    throw conflict('Die Einrichtung gehört der anfragenden Person nicht mehr. Sie können den Besuch nur ablehnen.');
  const appointment = requireAppointment(plan.appointment);
  const isConfirmed = plan.decision === 'CONFIRM';
  if (isConfirmed) refuseUnwished(decided.row, appointment);
  else refuseFarAway(appointment);
  await settle(app, db, decided, {
    values: {
      ...(isConfirmed ? ({ state: 'CONFIRMED', settled_at: new Date() } as const) : ({ state: 'PROPOSED' } as const)),
      answer,
      appointment_day: appointment.day,
      appointment_time: appointment.time,
    },
    mail: (isConfirmed ? confirmedMail : proposedMail)(decided, appointment, answer),
  });
  return isConfirmed ? 'CLOSED' : 'WAITING';
};

function requireAppointment(appointment: Appointment | undefined): Appointment {
  if (!appointment)
    throw validationError({ 'appointment.day': t('fields.required'), 'appointment.time': t('fields.required') });
  if (hasPassed(appointment)) throw validationError({ 'appointment.day': 'Dieser Termin ist schon vorbei.' });
  return appointment;
}

/** A confirmed time is one of the wishes, or the one that was proposed and agreed to by phone. */
function refuseUnwished(row: RequestRow, { day, time }: Appointment): void {
  const isWish = row.wishes.some((wish) => wish.day === day && wish.time === halfOf(time));
  const proposed = appointmentOf(row);
  if (!isWish && !(proposed?.day === day && proposed.time === time))
    throw validationError({
      'appointment.day': 'Das ist keiner der Wunschtermine. Bitte schlagen Sie diesen Termin vor.',
    });
}

function refuseFarAway({ day }: Appointment): void {
  if (!isWithin(day, berlinDay(new Date()), PROPOSAL_DAYS))
    throw validationError({
      'appointment.day': `Bitte wählen Sie einen Tag zwischen morgen und heute in ${PROPOSAL_DAYS} Tagen.`,
    });
}

const OPEN = ['RECEIVED', 'PROPOSED', 'CONFIRMED'] as const;

/** The provider was removed, and its cases are closed: ends what is open, and tells those who sent it. */
export async function endRequestsOfCompany(
  app: App,
  db: DbTransaction,
  { companyId, kind, origin }: { companyId: number; kind: RequestRow['kind']; origin: string },
): Promise<void> {
  const ended = await changeRows(db, 'support_request', { company_id: companyId, kind })
    .set({ state: 'CANCELED', settled_at: new Date() })
    .where('state', 'in', OPEN)
    .returningAll()
    .execute();
  for (const row of ended) {
    const parties = await partiesOf(db, row);
    await tellOwner(app, db, parties, endedMail({ row, parties, origin }));
  }
}
