import { handoverInputSchema, handoversSchema, idParamsSchema } from '@care/contracts/schemas';
import type { HandoverInput, Handovers } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { conflict, notFound, validationError } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { isSameAddress, normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { accountById, tellPerson, withPassword } from '../accounts';
import { handedOverMail, handoverMail, receivedMail, refusedHandoverMail } from './ownership-mails';
import { mayAccept } from './claim-queries';
import { limits } from './limits';
import { stepOf, type Step } from './own-claim';
import { informOfReviewedClaims } from './owner-answer';
import { refuseSecondCompany } from './start-claim';
import { companyById, updateCompany } from '../companies';
import { rowsWith } from '../../platform/database/queries';

const NO_OFFER = 'Dieses Angebot gibt es nicht mehr.';

const forUsers = calls('ownership', 'user');

/** Handing a provider over to another account that accepts (PP-18). */
export function registerHandover(app: App): void {
  const handoversCall = forUsers('The provider that this account offers to another one, and those that it is offered', {
    response: { 200: handoversSchema },
  });
  app.get('/company/handover/', handoversCall, (request) =>
    handoversOf(app.databases.primary.kysely, signedIn(request).userId),
  );

  const offerCall = forUsers(
    'Offers the own provider to the account with this confirmed address',
    { params: idParamsSchema, body: handoverInputSchema, response: { 200: handoversSchema } },
    { rateLimit: limits.ownership },
  );
  app.post('/company/:id/handover/', offerCall, async (request) => {
    await offerHandover(app, request.body, stepOf(request));
    return handoversOf(app.databases.primary.kysely, signedIn(request).userId);
  });

  const acceptCall = forUsers(
    'Accepts a provider that this account is offered',
    { params: idParamsSchema, response: { 204: z.undefined() } },
    { rateLimit: limits.ownership },
  );
  app.post('/company/:id/handover/accept/', acceptCall, async (request) => {
    await acceptHandover(app, stepOf(request));
  });

  const endCall = forUsers('Withdraws the own offer, or declines one', {
    params: idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/company/:id/handover/', endCall, async (request) => {
    await endHandover(app, stepOf(request));
  });
}

/** The offers that this account may accept. */
const offersTo = (db: Db, userId: number) =>
  db
    .selectFrom('company_handover as h')
    .innerJoin('company as c', 'c.id', 'h.company_id')
    .innerJoin('user_account as u', 'u.id', 'h.from_user_id')
    .innerJoin('user_account as me', (join) => join.on('me.id', '=', userId).on(mayAccept));

/** The offer of this account, and the offers to it. */
async function handoversOf(db: Db, userId: number): Promise<Handovers> {
  const own = await rowsWith(db, 'company_handover', { from_user_id: userId })
    .select(['email', 'expires_at'])
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const offered = await offersTo(db, userId)
    .select(['c.id', 'c.slug', 'c.name', 'u.first_name', 'u.last_name', 'h.expires_at'])
    .orderBy('h.created_at')
    .execute();
  return {
    own: own ? { email: own.email, expires_at: own.expires_at.toISOString() } : null,
    offered: offered.map(({ id, slug, name, first_name, last_name, expires_at }) => ({
      company: { id, slug, name },
      from: `${first_name} ${last_name}`.trim(),
      expires_at: expires_at.toISOString(),
    })),
  };
}

/**
 * Locks people before providers, in the same order as claims, which prevents deadlocks. The locks of people let others
 * store references to them, such as the notice of a claim to an owner.
 */
async function lockCompany(db: DbTransaction, id: number, people: readonly number[]) {
  await db.selectFrom('user_account').select('id').where('id', 'in', people).orderBy('id').forNoKeyUpdate().execute();
  return companyById(db, id)
    .select(['id', 'slug', 'name', 'owner_id'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => noSuch('facility'));
}

/**
 * Offers the owner's provider to an address; a later offer replaces it. The answer is the same whether the address has
 * an account or not, and only an account that can accept gets a mail (AC-18).
 */
async function offerHandover(app: App, input: HandoverInput, { id: companyId, viewer, origin }: Step): Promise<void> {
  const { userId } = viewer;
  if (viewer.company?.id !== companyId) throw noSuch('facility');
  await withPassword(app, userId, input.password, async (db) => {
    const company = await lockCompany(db, companyId, [userId]);
    if (company.owner_id !== userId) throw noSuch('facility');
    const owner = await accountById(db, userId).select('email').executeTakeFirstOrThrow();
    if (isSameAddress(owner.email, input.email)) throw validationError({ email: 'Das ist Ihre eigene Adresse.' });
    const values = { from_user_id: userId, email: input.email };
    await db
      .insertInto('company_handover')
      .values({ ...values, company_id: companyId })
      .onConflict((on) =>
        on.column('company_id').doUpdateSet({
          ...values,
          created_at: sql`now()`,
          expires_at: sql`now() + interval '14 days'`,
        }),
      )
      .execute();
    const addressee = await rowsWith(db, 'user_account', { profile_type: 'CARE_PROVIDER', disabled_at: null })
      .select('id')
      .where(normalColumn('email'), '=', normalAddress(input.email))
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst();
    if (addressee) await tellPerson(app, db, addressee.id, (person) => handoverMail(person, company, origin));
  });
}

/** Locks an open offer to this person, with its provider. */
async function lockOffer(db: DbTransaction, companyId: number, userId: number) {
  const open = offersTo(db, userId).select('h.from_user_id').where('h.company_id', '=', companyId);
  const found = await open.executeTakeFirstOrThrow(() => notFound(NO_OFFER));
  const company = await lockCompany(db, companyId, [userId, found.from_user_id]);
  // Another answer or a withdrawal may have ended it while this one waited for the lock.
  const offer = await open.executeTakeFirst();
  if (offer?.from_user_id !== found.from_user_id) throw conflict(NO_OFFER);
  return { company, fromId: offer.from_user_id };
}

const endOffer = (db: DbTransaction, companyId: number) =>
  db.deleteFrom('company_handover').where('company_id', '=', companyId).execute();

/**
 * Makes this person the owner; both are told. Accepting again, after a lost answer, has no effect.
 */
async function acceptHandover(app: App, { id: companyId, viewer, origin }: Step): Promise<void> {
  if (viewer.company?.id === companyId) return;
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const { userId } = viewer;
    const { company, fromId } = await lockOffer(db, companyId, userId);
    await refuseSecondCompany(db, userId, companyId);
    await updateCompany(db, companyId, { owner_id: userId });
    await endOffer(db, companyId);
    await informOfReviewedClaims(app, db, { company: { ...company, owner_id: userId }, origin });
    await tellPerson(app, db, fromId, (former) => handedOverMail(former, company, origin));
    await tellPerson(app, db, userId, (owner) => receivedMail(owner, company, origin));
  });
}

/** Ends an offer: the owner withdraws it, or the other person declines it, and the owner is told. */
async function endHandover(app: App, { id: companyId, viewer, origin }: Step): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    if (viewer.company?.id === companyId) {
      await endOffer(db, companyId);
      return;
    }
    const { company, fromId } = await lockOffer(db, companyId, viewer.userId);
    await endOffer(db, companyId);
    await tellPerson(app, db, fromId, (owner) => refusedHandoverMail(owner, company, origin));
  });
}

/** The nightly job: deletes offers that nobody has answered within 14 days. */
export const deleteOldOffers = ({ databases }: Pick<App, 'databases'>) =>
  databases.primary.kysely
    .deleteFrom('company_handover')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
