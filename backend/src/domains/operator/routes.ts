import * as schemas from '@care/contracts/schemas';
import type { FastifyReply } from 'fastify';
import { audit } from '../../platform/audit/audit-log';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { refuseStale, setEntityTag } from '../../platform/http/entity-tag';
import { addChange, tariff, withdrawChange } from './tariff/change-tariff';
import { lockedOperator, operatorFields, operatorOf, presentOperator, type OperatorRow } from './operator-data';

const forAll = calls('content');
const forEditors = calls('content', 'EDITOR');
const forFinance = calls('payment', 'FINANCE');

/** The operator of the site (OP-06). */
export async function operatorRoutes(app: App): Promise<void> {
  const db = app.databases.primary.kysely;

  const operatorCall = forAll('The operator of the site; what is missing is empty', {
    response: { 200: schemas.publicOperatorSchema },
  });
  app.get('/operator/', operatorCall, async ({ reads }) =>
    schemas.publicOperatorSchema.parse(presentOperator(await operatorOf(reads.kysely))),
  );

  const readCall = forEditors('All data of the operator, with the version for `If-Match`', {
    response: { 200: schemas.operatorSchema },
  });
  app.get('/admin/operator/', readCall, async (_request, reply) => answer(reply, await operatorOf(db)));

  const saveCall = forEditors('Saves the data of the operator; with `If-Match` only over the version that was read', {
    body: schemas.operatorSchema,
    response: { 200: schemas.operatorSchema },
  });
  app.put('/admin/operator/', saveCall, (request, reply) =>
    db.transaction().execute(async (transaction) => {
      const before = await lockedOperator(transaction);
      refuseStale(request, before.updated_at);
      const row = await transaction
        .updateTable('site_operator')
        .set({ ...request.body, is_demonstration: false, updated_at: new Date() })
        .returningAll()
        .executeTakeFirstOrThrow();
      const changed = operatorFields.filter((field) => row[field] !== before[field]);
      const entry = { action: 'operator-changed', subject: 'operator', detail: changed.join(' ') } as const;
      if (changed.length > 0) await audit(transaction, { actor: signedIn(request).userId, ...entry });
      return answer(reply, row);
    }),
  );
}

function answer(reply: FastifyReply, row: OperatorRow) {
  const shown = presentOperator(row);
  setEntityTag(reply, row.updated_at, shown);
  return shown;
}

/** Prices, fees and limits of the operator (OP-50). */
export async function tariffRoutes(app: App): Promise<void> {
  const db = app.databases.primary.kysely;

  const tariffCall = forFinance('Prices, fees and limits with their past and coming changes', {
    response: { 200: schemas.tariffSchema },
  });
  app.get('/admin/tariff/', tariffCall, () => tariff(db));

  const addCall = forFinance('Changes a price, a fee or a limit for orders from a day on; one change a day', {
    body: schemas.tariffChangeInputSchema,
    response: { 201: schemas.tariffSchema },
  });
  app.post('/admin/tariff/', addCall, (request) => addChange(db, request.body, signedIn(request).userId));

  const withdrawCall = forFinance('Withdraws a change that has not begun', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.tariffSchema },
  });
  app.delete('/admin/tariff/:id/', withdrawCall, (request) =>
    withdrawChange(db, request.params.id, signedIn(request).userId),
  );
}
