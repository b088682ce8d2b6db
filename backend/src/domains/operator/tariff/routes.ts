import { idParamsSchema, tariffChangeInputSchema, tariffSchema } from '@care/contracts/schemas';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { addChange, tariff, withdrawChange } from './change-tariff';

const forFinance = calls('payment', 'FINANCE');

/** Prices, fees and limits of the operator (OP-50). */
export default async function tariffRoutes(app: App): Promise<void> {
  const db = app.databases.primary.kysely;

  app.get(
    '/admin/tariff/',
    forFinance('Prices, fees and limits with their past and coming changes', { response: { 200: tariffSchema } }),
    () => tariff(db),
  );

  app.post(
    '/admin/tariff/',
    forFinance('Changes a price, a fee or a limit for orders from a day on; one change a day', {
      body: tariffChangeInputSchema,
      response: { 201: tariffSchema },
    }),
    async (request, reply) => reply.code(201).send(await addChange(db, request.body, signedIn(request).userId)),
  );

  app.delete(
    '/admin/tariff/:id/',
    forFinance('Withdraws a change that has not begun', { params: idParamsSchema, response: { 200: tariffSchema } }),
    (request) => withdrawChange(db, request.params.id, signedIn(request).userId),
  );
}
