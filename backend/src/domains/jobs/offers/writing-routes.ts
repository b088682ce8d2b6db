import * as schemas from '@care/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { allows } from '@care/contracts/tiers';
import { publicJobTitle } from '@care/contracts/job-title';
import { t } from '@care/contracts/texts';
import { companyById, lockOwnCompany } from '../../companies';
import { signedIn, type App } from '../../../platform/http/app-type';
import { idempotencyHeaderSchema, once } from '../../../platform/http/idempotency';
import { setEntityTag } from '../../../platform/http/entity-tag';
import { conflict, tierRequired } from '../../../platform/http/errors';
import { changeRows } from '../../../platform/database/queries';
import type { DbTransaction } from '../../../platform/database/schema';
import * as offers from './change-job-offer';
import { employer, isOpen, presentJobOffer } from './job-offer-queries';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('job-offer', 'user');
const ofOffer = { params: schemas.idParamsSchema, response: { 200: schemas.jobOfferSchema } };

/** Creating, changing, publishing, pausing, extending and deleting job offers by the owner (PP-19). */
export function registerJobOfferWriting(app: App): void {
  registerCreation(app);

  const changeCall = forUsers('Changes an own job offer; with `If-Match` only the version that was read', {
    ...ofOffer,
    body: schemas.jobOfferChangeSchema,
  });
  app.patch('/company/job-offer/:id/', changeCall, async (request, reply) => {
    const change = request.body;
    const written = await write(request, request.params.id, async (transaction, own) => {
      const { offer } = own;
      const columns = offers.columnsOf(change);
      offers.refuseProblems(offers.unusable(change), isOpen(offer) ? offers.incomplete({ ...offer, ...columns }) : {});
      if (isOpen(offer)) {
        columns.title = publicJobTitle(columns.title ?? offer.title);
        if (columns.valid_through === null) columns.valid_through = offers.lastDayOf(null);
        if (offers.endsLater(offer, columns)) await offers.refuseAboveLimit(transaction, own);
      }
      // The address of an offer that was public once stays.
      if (change.title !== undefined && offer.posted_at === null)
        columns.slug = await offers.freeOfferSlug(transaction, offer.company_id, change.title, offer.id);
      return columns;
    });
    return answer(request, reply, written);
  });

  const deletionCall = forUsers('Deletes an own job offer; its applications stay', {
    params: schemas.idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/company/job-offer/:id/', deletionCall, async (request) => {
    await write(request, request.params.id, async () => ({ status: 'REMOVED' }));
  });

  registerStep(app, 'publish', 'Makes the offer public', async (transaction, own) => {
    const { offer } = own;
    if (isOpen(offer)) return undefined;
    offers.refuseProblems(offers.incomplete(offer));
    await offers.refuseAboveLimit(transaction, own);
    return offers.published(offer);
  });
  registerStep(app, 'pause', 'Takes the offer off the site until it is published again', async (_, { offer }) => {
    if (offer.status === 'PAUSED') return undefined;
    if (!isOpen(offer)) throw conflict('Nur ein veröffentlichtes Stellenangebot lässt sich pausieren.');
    return { status: 'PAUSED' };
  });
  registerStep(app, 'extend', 'Gives the offer at least 60 days from today', offers.extended);
}

function registerCreation(app: App): void {
  const creationCall = {
    ...forUsers('A new job offer of the own company: a draft, or published at once', {
      headers: idempotencyHeaderSchema,
      body: schemas.jobOfferInputSchema,
      response: { 201: schemas.jobOfferSchema },
    }),
    attachValidation: true,
  };
  app.post('/company/job-offer/', creationCall, async (request, reply) => {
    if (request.validationError) throw offers.refusedInput(request.validationError, request.body);
    const scope = `job-offer user:${signedIn(request).userId}`;
    const { id } = await once(
      app.databases,
      // A draft that is sent again to be published is the same offer: its client then takes the step `publish`.
      { scope, key: request.headers['idempotency-key'], body: { ...request.body, status: undefined } },
      (transaction) => createOffer(transaction, request, request.body),
    );
    const { kysely } = app.databases.primary;
    const offer = await kysely.selectFrom('job_offer').selectAll().where('id', '=', id).executeTakeFirst();
    // A creation that is repeated after a lost answer.
    if (!offer || offer.status === 'REMOVED')
      throw conflict(
        'Dieses Stellenangebot war schon angelegt und wurde gelöscht. Ändern Sie etwas daran, um es noch einmal anzulegen.',
      );
    const company = await companyById(kysely, offer.company_id).selectAll().executeTakeFirstOrThrow();
    return answer(request, reply, { company, offer });
  });
}

async function createOffer(
  transaction: DbTransaction,
  request: FastifyRequest,
  { company: companyId, status, ...given }: z.output<typeof schemas.jobOfferInputSchema>,
): Promise<{ id: number }> {
  const company = await lockOwnCompany(transaction, companyId, signedIn(request));
  if (!allows(company.subscription, 'jobOffers')) throw tierRequired('jobOffers', t('errors.jobOfferFreeTier'));
  const columns = offers.columnsOf(given);
  const text = { title: given.title, tasks: '', description_html: '', ...columns };
  offers.refuseProblems(offers.unusable(given), status === 'PUBLISHED' ? offers.incomplete(text) : {});
  const { city, lat, lon } = company;
  const offer = await transaction
    .insertInto('job_offer')
    .values({
      employment_type: 'Vollzeit',
      ...columns,
      title: columns.title ?? given.title,
      company_id: companyId,
      slug: await offers.freeOfferSlug(transaction, companyId, given.title),
      ...{ city, lat, lon },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (status === 'PUBLISHED') {
    await offers.refuseAboveLimit(transaction, { company, offer });
    await store(transaction, { company, offer }, offers.published(offer));
  }
  return { id: offer.id };
}

type ColumnsFor = (transaction: DbTransaction, own: offers.OwnOffer) => Promise<offers.Columns | undefined>;

/** A change of state that needs no further entry. */
function registerStep(app: App, name: 'publish' | 'pause' | 'extend', summary: string, columnsFor: ColumnsFor): void {
  const stepCall = forUsers(summary, ofOffer);
  app.post(`/company/job-offer/:id/${name}/`, stepCall, async (request, reply) => {
    // Fastify infers parameters from literal paths only.
    const { id }: z.output<typeof schemas.idParamsSchema> = request.params;
    return answer(request, reply, await write(request, id, columnsFor));
  });
}

/**
 * Locks and changes an own offer. Without columns it is in the wanted state already, for example because a step is
 * repeated after a lost answer: the answer is the same.
 */
const write = (request: FastifyRequest, id: number, columnsFor: ColumnsFor) =>
  request.server.databases.primary.kysely.transaction().execute(async (transaction) => {
    const own = await offers.lockOwnOffer(transaction, request, id);
    const columns = await columnsFor(transaction, own);
    return columns ? store(transaction, own, columns) : own;
  });

/** Writes the columns and counts the company's open offers anew. */
async function store(transaction: DbTransaction, { company, offer }: offers.OwnOffer, columns: offers.Columns) {
  const stored = await changeRows(transaction, 'job_offer', { id: offer.id })
    .set({ ...columns, updated_at: sql<Date>`clock_timestamp()` })
    .returningAll()
    .executeTakeFirstOrThrow();
  await offers.countOpenOffers(transaction, company.id);
  return { company, offer: stored };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { company, offer }: offers.OwnOffer,
): Promise<schemas.JobOffer> {
  const { kysely } = request.server.databases.primary;
  const shown = presentJobOffer(offer, await employer(kysely, company));
  setEntityTag(reply, offer.updated_at, shown);
  return shown;
}
