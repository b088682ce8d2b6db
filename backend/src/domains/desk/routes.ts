import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyRequest } from 'fastify';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { audit } from '../../platform/audit/audit-log';
import { signedIn, type App } from '../../platform/http/app-type';
import { conflict, notFound, validationError } from '../../platform/http/errors';
import { countRequest } from '../../platform/http/rate-limit';
import { siteOrigin } from '../../platform/mail/site-address';
import * as cases from './cases';
import type { DeskCaseRow, DeskKind } from '../../platform/domain/desk-kind';
import { changeEmail, findAccounts, findReference, manageAccount, personView } from './managed-accounts';
import { accountsLimits, withPassword } from '../accounts';
import { limits } from './limits';
import { mergeCompanies, similarCompanies } from './merge-companies';
import { measuresOf, personName, proposalOf, takeMeasure } from './measures';
import { isOwnCase, outlineOf, readerOf, type Reader } from './own-case';
import { auditLog, deskQueue, historyOf, namedCases, summaryOf } from './queue';
import { calls } from '../../platform/http/calls';

const forModerators = calls('desk', 'MODERATOR');
const forAdmins = calls('desk', 'ADMIN');
const ofCase = { params: schemas.idParamsSchema, response: { 200: schemas.deskCaseSchema } };
const ofAccount = { params: schemas.idParamsSchema, response: { 200: schemas.managedAccountSchema } };

/** The desk: cases are for the role MODERATOR, accounts for ADMIN. The kinds of cases are those of all domains. */
export default async function deskRoutes(app: App): Promise<void> {
  registerReading(app);
  registerDeciding(app);
  registerAccounts(app);
}

const isDecidable = ({ state }: Pick<DeskCaseRow, 'state'>): boolean => state === 'OPEN' || state === 'WAITING';

/** The decisions that a case offers now. */
async function decisionsOf(db: Db, row: DeskCaseRow, kind: DeskKind): Promise<schemas.DeskCase['decisions']> {
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
async function deskCase(db: Db, id: number, reader: Reader): Promise<schemas.DeskCase> {
  const { kinds, viewerId } = reader;
  const row = await namedCases(db).select(isOwnCase(reader).as('is_own')).where('k.id', '=', id).executeTakeFirst();
  const kind = kinds.find((one) => one.kind === row?.kind);
  if (!row || !kind) throw notFound(cases.NO_CASE);
  const canBeDecided = isDecidable(row);
  const isOwn = row.is_own;
  const proposal = await proposalOf(db, row, viewerId);
  return {
    ...summaryOf(row, reader),
    ...(await (isOwn ? outlineOf : kind.detail)(db, row)),
    is_own: isOwn,
    decisions: canBeDecided && !isOwn ? await decisionsOf(db, row, kind) : [],
    person: isOwn ? null : await personName(db, row.person_id),
    measures: isOwn ? [] : await measuresOf(db, row, reader),
    proposal: isOwn && !proposal?.is_self ? null : proposal,
    similar: canBeDecided && !kind.isNotAboutCompany ? await similarCompanies(db, row.company_id, reader) : [],
    history: await historyOf(db, id, isOwn ? viewerId : undefined),
  };
}

function registerReading(app: App): void {
  const db = app.databases.primary.kysely;
  const queueCall = forModerators('The cases of the desk', {
    querystring: schemas.deskQuerySchema,
    response: { 200: schemas.deskQueueSchema },
  });
  app.get('/admin/queue/', queueCall, (request) => deskQueue(db, request.query, readerOf(request)));

  app.get('/admin/case/:id/', forModerators('One case of the desk', ofCase), async (request) => {
    const { id } = request.params;
    const reader = readerOf(request);
    const opened = await deskCase(db, id, reader);
    if (!opened.is_own) await audit(db, { actor: reader.viewerId, action: 'case-opened', subject: `case:${id}` });
    return opened;
  });

  const logCall = forModerators('Everything that was done at the desk; entries are never changed or deleted', {
    querystring: schemas.deskAuditQuerySchema,
    response: { 200: schemas.deskAuditSchema },
  });
  app.get('/admin/audit/', logCall, (request) => auditLog(db, request.query, readerOf(request)));
}

type Step = (db: DbTransaction, about: Reader & { row: DeskCaseRow; origin: string }) => Promise<unknown>;

/**
 * Runs a step while its case is locked, and answers with the case after it. A step that cannot be undone comes with the
 * own password or a confirmation by passkey (OP-100).
 */
async function takeStep(
  request: FastifyRequest,
  { password, ...target }: { id: number; into?: number; password?: string | undefined },
  step: Step,
): Promise<schemas.DeskCase> {
  const { server: app } = request;
  const { kysely } = app.databases.primary;
  const reader = readerOf(request);
  const actor = reader.viewerId;
  const take = async (db: DbTransaction) => {
    const row = await cases.lockCase(db, target, reader);
    await step(db, { row, ...reader, origin: siteOrigin(app.settings, request) });
    for (const detail of await cases.stepsOfTransaction(db, { case_id: target.id, actor_id: actor }))
      await audit(db, { actor, action: 'case-step', subject: `case:${target.id}`, detail });
  };
  await (password === undefined ? kysely.transaction().execute(take) : withPassword(app, actor, password, take));
  return deskCase(kysely, target.id, reader);
}

function registerDeciding(app: App): void {
  app.post('/admin/case/:id/take/', forModerators('Takes over a case', ofCase), (request) =>
    takeStep(request, request.params, async (db, { row, viewerId }) => {
      if (!isDecidable(row)) throw cases.caseHasChanged();
      if (row.assignee_id === viewerId) return;
      await cases.changeCase(db, row.id, { assignee_id: viewerId });
      await cases.recordEvent(db, { case_id: row.id, actor_id: viewerId, action: 'Fall übernommen' });
    }),
  );

  const decideCall = forModerators('Decides a case; the reason is mailed', {
    ...ofCase,
    body: schemas.deskDecisionInputSchema,
  });
  app.post('/admin/case/:id/decide/', decideCall, (request) =>
    takeStep(request, request.params, async (db, { row, viewerId, kinds, origin }) => {
      const { decision, reason, appointment } = request.body;
      const kind = kinds.find((one) => one.kind === row.kind);
      const chosen = kind?.decisions.find((one) => one.decision === decision);
      const time = chosen?.takesAppointment && appointment ? `: ${cases.appointmentText(appointment)}` : '';
      const step = { case_id: row.id, actor_id: viewerId, action: (chosen?.label ?? '') + time, note: reason };
      if (await cases.isLatestStep(db, step)) return;
      if (!isDecidable(row))
        throw conflict('Diesen Fall hat inzwischen jemand anderes entschieden. Bitte laden Sie ihn neu.');
      if (!kind || !chosen) throw validationError({ decision: 'Bitte wählen Sie eine Entscheidung.' });
      if (chosen.isQuestion && row.state === 'WAITING')
        throw conflict('Zu diesem Fall läuft schon eine Rückfrage. Bitte laden Sie ihn neu.');
      const plan = { subjectId: row.subject_id, decision, reason, origin, appointment };
      const decided = { row, kind, badge: chosen.label, plan, viewerId };
      await (chosen.needsSecondPerson ? cases.proposeDecision : carryOut)(app, db, decided);
      await cases.recordEvent(db, step);
    }),
  );

  const measureCall = forModerators(
    'Hides, suspends or removes; a removal needs a second person, with the own password',
    { ...ofCase, body: schemas.deskMeasureInputSchema },
  );
  app.post('/admin/case/:id/measure/', measureCall, async (request) => {
    const { password, ...body } = request.body;
    const isFinal = body.measure === 'AGREE_REMOVAL';
    if (isFinal && !password) throw validationError({ password: t('fields.required') });
    // Other measures are not counted.
    if (isFinal) await countRequest(request, app.databases, limits.deskPassword, app.settings.RATE_LIMIT_FACTOR);
    const target = { ...request.params, ...(isFinal && { password }) };
    return takeStep(request, target, (db, about) => takeMeasure(app, db, { ...body, ...about }));
  });

  const mergeCall = forModerators(
    'Merges the provider of the case into a similar one, which stays; with the own password',
    { ...ofCase, body: schemas.deskMergeInputSchema },
    { rateLimit: limits.deskPassword },
  );
  app.post('/admin/case/:id/merge/', mergeCall, (request) => {
    const { company: into, reason, password } = request.body;
    return takeStep(request, { ...request.params, into, password }, (db, about) =>
      mergeCompanies(app, db, { ...about, into, reason }),
    );
  });
}

/** Carries out a decision that needs no second person. The caller has locked the case and writes the log. */
async function carryOut(app: App, db: DbTransaction, { row, kind, badge, plan, viewerId }: cases.Proposal) {
  const state = await kind.decide(app, db, plan);
  const closed_at = state === 'CLOSED' ? new Date() : null;
  await cases.changeCase(db, row.id, { state, assignee_id: viewerId, badge, closed_at });
}

/** Accounts of all people: reading for MODERATOR, measures for ADMIN. */
function registerAccounts(app: App): void {
  const db = app.databases.primary.kysely;
  const accountsCall = forAdmins('Accounts by user name, address, provider or case', {
    querystring: schemas.accountSearchQuerySchema,
    response: { 200: schemas.managedAccountsSchema },
  });
  app.get('/admin/account/', accountsCall, (request) => findAccounts(db, request.query.q, signedIn(request).userId));

  const findCall = forModerators('What a reference, number or address of the site means, with the account behind it', {
    querystring: schemas.accountSearchQuerySchema,
    response: { 200: schemas.foundReferencesSchema },
  });
  app.get('/admin/find/', findCall, (request) => findReference(db, request.query.q, readerOf(request)));

  const personCall = forModerators('What a person sees of the own account, without messages', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.personViewSchema },
  });
  app.get('/admin/account/:id/', personCall, (request) => personView(db, request.params.id, readerOf(request)));

  const manageCall = forAdmins('Suspends an account, lifts that, or resets its sign-in; the reason is mailed', {
    ...ofAccount,
    body: schemas.accountMeasureInputSchema,
  });
  app.post('/admin/account/:id/measure/', manageCall, (request) =>
    manageAccount(app, request.params.id, request.body, readerOf(request)),
  );

  const emailCall = forAdmins(
    'Starts a change of the address; the old one may object, the new one confirms',
    { ...ofAccount, body: schemas.accountEmailSchema },
    { rateLimit: accountsLimits.ownPassword },
  );
  app.post('/admin/account/:id/email/', emailCall, (request) => {
    const reader = { ...readerOf(request), origin: siteOrigin(app.settings, request) };
    return changeEmail(app, request.params.id, request.body, reader);
  });
}
