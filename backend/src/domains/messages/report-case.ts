import { sql, type Selectable } from 'kysely';
import type { Database, DbTransaction } from '../../platform/database/schema';
import { openCase } from '../desk';
import { fact, type DeskKind } from '../../platform/domain/desk-kind';
import { reportDecidedMail } from './message-mails';
import { rowsWith } from '../../platform/database/queries';

/** Whoever has written a message, also one that a new owner of the provider has taken over. */
const author = sql<number | null>`coalesce(written_by, sender_id)`;

type Report = Pick<Selectable<Database['message_report']>, 'message_id' | 'reporter_id' | 'reason'>;

/**
 * Keeps the report of a message and brings the message to the desk. The same report again, after a lost answer, has no
 * effect.
 * @returns undefined if this person has reported it before with another reason
 */
export async function reportMessage(db: DbTransaction, report: Report) {
  const kept = await db
    .insertInto('message_report')
    .values(report)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) return rowsWith(db, 'message_report', report).select('id').executeTakeFirst();
  const { message_id, reporter_id, reason } = report;
  const message = await rowsWith(db, 'message', { id: message_id })
    .select('title')
    .select(({ selectFrom }) =>
      selectFrom('user_account').select('user_account.id').where('user_account.id', '=', author).as('author_id'),
    )
    .executeTakeFirstOrThrow();
  const entry = {
    kind: 'MESSAGE_REPORT',
    subject_id: message_id,
    reference: `ME-${new Date().getFullYear()}-${String(kept.id).padStart(4, '0')}`,
    title: message.title,
    search_text: reason,
    badge: 'Neu',
    company_id: null,
    person_id: message.author_id,
  };
  await openCase(db, entry, { actorId: reporter_id, action: 'Nachricht gemeldet' });
  return kept;
}

/** Nothing happens to the message; whoever has reported it gets the reason. */
const decide: DeskKind['decide'] = async (app, db, { subjectId, reason }) => {
  const reporters = await db
    .selectFrom('message_report as r')
    .innerJoin('user_account as u', 'u.id', 'r.reporter_id')
    .select(['u.email', 'u.first_name'])
    .where('r.message_id', '=', subjectId)
    .where('u.email_verified_at', 'is not', null)
    .execute();
  for (const reporter of reporters) await app.mailer.send(reportDecidedMail(reporter, reason), { transaction: db });
  return 'CLOSED';
};

/** A message that its recipient has reported. The desk sees this message only, not the rest of the conversation. */
export const messageReportKind: DeskKind = {
  kind: 'MESSAGE_REPORT',
  label: 'Gemeldete Nachricht',
  decisions: [
    {
      decision: 'KEEP',
      label: 'Nicht beanstandet',
      hint: 'Die Nachricht bleibt, wer sie gemeldet hat, erfährt den Grund.',
      button: 'Nicht beanstanden',
    },
    {
      decision: 'UPHOLD',
      label: 'Verstoß festgestellt',
      hint: 'Wer sie gemeldet hat, erfährt den Grund. Das Konto sperren Sie unter „Weitere Maßnahmen“.',
      button: 'Verstoß feststellen',
    },
  ],
  detail: async (db, { subject_id }) => {
    const message = await db
      .selectFrom('message as m')
      .leftJoin('user_account as u', (join) => join.on('u.id', '=', author))
      .select(['m.title', 'm.content', 'm.created_at', 'u.first_name', 'u.last_name', 'u.email'])
      .where('m.id', '=', subject_id)
      .executeTakeFirst();
    if (!message) return { facts: [fact('Nachricht', 'Die Nachricht wurde gelöscht.')], evidence: [], files: [] };
    const reports = await rowsWith(db, 'message_report', { message_id: subject_id })
      .select('reason')
      .orderBy('id')
      .execute();
    const sender = message.email
      ? `${message.first_name ?? ''} ${message.last_name ?? ''}, ${message.email}`
      : 'ohne Konto';
    return {
      facts: [fact('Von', sender), fact('Betreff', message.title), fact('Nachricht', message.content)],
      evidence: reports.map(({ reason }) => ({ tone: 'warn' as const, title: 'Gemeldet', text: reason })),
      files: [],
    };
  },
  takesPart: (messageId, anyAccount) =>
    sql`exists (select from message_report r where r.message_id = ${messageId} and r.reporter_id = ${anyAccount})`,
  decide,
};
