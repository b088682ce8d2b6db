import {
  deskAuditQuerySchema,
  deskAuditSchema,
  deskCaseSchema,
  deskDecisionInputSchema,
  deskMeasureInputSchema,
  deskMergeInputSchema,
  deskQuerySchema,
  deskQueueSchema,
  idParamsSchema,
  type DeskCase,
} from '@care/contracts/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { signedIn, type App } from '../../platform/http/app-type';
import { conflict, notFound, validationError } from '../../platform/http/errors';
import { siteOrigin } from '../../platform/mail/site-address';
import { appointmentText } from './appointment-text';
import { caseHasChanged, isLatestStep, recordEvent } from './cases';
import type { DecisionPlan, DeskCaseRow, DeskKind } from '../../platform/domain/desk-kind';
import { casesOf } from '../../platform/domain/domain';
import { lockCase, NO_CASE } from './lock-case';
import { mergeCompanies } from './merge-companies';
import { measuresOf, personOf, proposalOf, takeMeasure } from './measures';
import { isOwnCase, outlineOf } from './own-case';
import { proposeDecision } from './proposed-decision';
import { auditLog, deskQueue, historyOf, namedCases, summaryOf } from './queue';
import { similarCompanies } from './similar-companies';

const tags = ['desk'];
const config = { access: 'staff' } as const;

/** The desk: every route is for STAFF only. The kinds of cases are those of all domains. */
export default async function deskRoutes(app: App): Promise<void> {
  const kinds = casesOf(app);
  registerReading(app, kinds);
  registerDeciding(app, kinds);
  registerMeasures(app, kinds);
  registerMerging(app, kinds);
}

const isDecidable = ({ state }: Pick<DeskCaseRow, 'state'>): boolean => state === 'OPEN' || state === 'WAITING';

/** The decisions that a case offers now. */
async function decisionsOf(db: Kysely<Database>, row: DeskCaseRow, kind: DeskKind): Promise<DeskCase['decisions']> {
  const offered = await kind.offered?.(db, row);
  return kind.decisions
    .filter(
      ({ decision, isQuestion }) => (!isQuestion || row.state === 'OPEN') && offered?.includes(decision) !== false,
    )
    .map(({ takesAppointment, textLabel, ...one }) => ({
      ...one,
      ...(takesAppointment && { takes_appointment: true }),
      ...(textLabel && { text_label: textLabel }),
    }));
}

/** A case with all that the desk sees. */
async function deskCase(app: App, id: number, viewerId: number, kinds: readonly DeskKind[]): Promise<DeskCase> {
  const { kysely } = app.databases.primary;
  const row = await namedCases(kysely)
    .select(isOwnCase(viewerId, kinds).as('is_own'))
    .where('k.id', '=', id)
    .executeTakeFirst();
  const kind = kinds.find((one) => one.kind === row?.kind);
  if (!row || !kind) throw notFound(NO_CASE);
  const canBeDecided = isDecidable(row);
  const isOwn = row.is_own;
  const proposal = await proposalOf(kysely, row, viewerId);
  return {
    ...summaryOf(row, kinds, viewerId),
    ...(await (isOwn ? outlineOf : kind.detail)(kysely, row)),
    is_own: isOwn,
    decisions: canBeDecided && !isOwn ? await decisionsOf(kysely, row, kind) : [],
    person: isOwn ? null : await personOf(kysely, row),
    measures: isOwn ? [] : await measuresOf(kysely, row, { kinds, viewerId }),
    proposal: isOwn && !proposal?.is_self ? null : proposal,
    similar:
      canBeDecided && !kind.isNotAboutCompany
        ? await similarCompanies(kysely, row.company_id, { kinds, viewerId })
        : [],
    history: await historyOf(kysely, id, isOwn ? viewerId : undefined),
  };
}

function registerReading(app: App, kinds: readonly DeskKind[]): void {
  app.get(
    '/admin/queue/',
    {
      config,
      schema: {
        summary: 'The cases of the desk',
        tags,
        querystring: deskQuerySchema,
        response: { 200: deskQueueSchema },
      },
    },
    (request) => deskQueue(app.databases.primary.kysely, request.query, { kinds, viewerId: signedIn(request).userId }),
  );

  app.get(
    '/admin/case/:id/',
    { config, schema: { tags, params: idParamsSchema, response: { 200: deskCaseSchema } } },
    (request) => deskCase(app, request.params.id, signedIn(request).userId, kinds),
  );

  app.get(
    '/admin/audit/',
    {
      config,
      schema: {
        summary: 'Everything that was done at the desk; entries are never changed or deleted',
        tags,
        querystring: deskAuditQuerySchema,
        response: { 200: deskAuditSchema },
      },
    },
    (request) => auditLog(app.databases.primary.kysely, request.query, { kinds, viewerId: signedIn(request).userId }),
  );
}

function registerDeciding(app: App, kinds: readonly DeskKind[]): void {
  app.post(
    '/admin/case/:id/take/',
    {
      config,
      schema: { summary: 'Takes over a case', tags, params: idParamsSchema, response: { 200: deskCaseSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const { userId } = signedIn(request);
      await app.databases.primary.kysely.transaction().execute(async (db) => {
        const row = await lockCase(db, { id, viewerId: userId }, kinds);
        if (!isDecidable(row)) throw caseHasChanged();
        if (row.assignee_id === userId) return;
        await db.updateTable('desk_case').set({ assignee_id: userId }).where('id', '=', id).execute();
        await recordEvent(db, { case_id: id, actor_id: userId, action: 'Fall übernommen' });
      });
      return deskCase(app, id, userId, kinds);
    },
  );

  app.post(
    '/admin/case/:id/decide/',
    {
      config,
      schema: {
        summary: 'Decides a case; the reason is mailed',
        tags,
        params: idParamsSchema,
        body: deskDecisionInputSchema,
        response: { 200: deskCaseSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { userId } = signedIn(request);
      const { decision, reason, appointment } = request.body;
      await app.databases.primary.kysely.transaction().execute(async (db) => {
        const row = await lockCase(db, { id, viewerId: userId }, kinds);
        const kind = kinds.find((one) => one.kind === row.kind);
        const chosen = kind?.decisions.find((one) => one.decision === decision);
        const time = chosen?.takesAppointment && appointment ? `: ${appointmentText(appointment)}` : '';
        const step = { case_id: id, actor_id: userId, action: (chosen?.label ?? '') + time, note: reason };
        if (await isLatestStep(db, step)) return;
        if (!isDecidable(row))
          throw conflict('Diesen Fall hat inzwischen jemand anderes entschieden. Bitte laden Sie ihn neu.');
        if (!kind || !chosen) throw validationError({ decision: 'Bitte wählen Sie eine Entscheidung.' });
        if (chosen.isQuestion && row.state === 'WAITING')
          throw conflict('Zu diesem Fall läuft schon eine Rückfrage. Bitte laden Sie ihn neu.');
        const origin = siteOrigin(app.settings, request);
        const plan = { subjectId: row.subject_id, decision, reason, origin, appointment };
        if (chosen.needsSecondPerson)
          await proposeDecision(app, db, { row, kind, badge: chosen.label, plan, viewerId: userId });
        else await carryOut(app, db, { id, kind, badge: chosen.label, plan, viewerId: userId });
        await recordEvent(db, step);
      });
      return deskCase(app, id, userId, kinds);
    },
  );
}

interface DecidedCase {
  id: number;
  kind: DeskKind;
  badge: string;
  plan: DecisionPlan;
  viewerId: number;
}

async function carryOut(
  app: App,
  db: Transaction<Database>,
  { id, kind, badge, plan, viewerId }: DecidedCase,
): Promise<void> {
  const state = await kind.decide(app, db, plan);
  await db
    .updateTable('desk_case')
    .set({
      state,
      assignee_id: viewerId,
      badge,
      updated_at: new Date(),
      closed_at: state === 'CLOSED' ? new Date() : null,
    })
    .where('id', '=', id)
    .execute();
}

function registerMeasures(app: App, kinds: readonly DeskKind[]): void {
  app.post(
    '/admin/case/:id/measure/',
    {
      config,
      schema: {
        summary: 'Hides, suspends or removes; a removal needs a second person',
        tags,
        params: idParamsSchema,
        body: deskMeasureInputSchema,
        response: { 200: deskCaseSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { userId } = signedIn(request);
      const { body } = request;
      await app.databases.primary.kysely.transaction().execute(async (db) => {
        const row = await lockCase(db, { id, viewerId: userId }, kinds);
        const plan = { row, ...body, viewerId: userId, origin: siteOrigin(app.settings, request) };
        await takeMeasure(app, db, plan, kinds);
      });
      return deskCase(app, id, userId, kinds);
    },
  );
}

function registerMerging(app: App, kinds: readonly DeskKind[]): void {
  app.post(
    '/admin/case/:id/merge/',
    {
      config,
      schema: {
        summary: 'Merges the provider of the case into a similar one, which stays',
        tags,
        params: idParamsSchema,
        body: deskMergeInputSchema,
        response: { 200: deskCaseSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { userId } = signedIn(request);
      const { company, reason } = request.body;
      await app.databases.primary.kysely.transaction().execute(async (db) => {
        const row = await lockCase(db, { id, viewerId: userId, into: company }, kinds);
        const plan = { row, into: company, reason, viewerId: userId, origin: siteOrigin(app.settings, request) };
        await mergeCompanies(app, db, plan, kinds);
      });
      return deskCase(app, id, userId, kinds);
    },
  );
}
