import { randomInt } from 'node:crypto';
import { OWNERSHIP_CODE_MINUTES } from '@care/contracts/constants';
import type { OwnershipInput } from '@care/contracts/schemas';
import { sql } from 'kysely';
import type { App, Viewer } from '../../platform/http/app-type';
import type { DbTransaction } from '../../platform/database/schema';
import { conflict, refusedAt, validationError } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import { accountById, hashPassword } from '../accounts';
import { changeClaim, OPEN_STATES } from './claim-queries';
import { informOwner } from './owner-answer';
import { codeMail } from './ownership-mails';
import { proofAddress } from './proof-address';
import { companyById } from '../companies';

const TAKEN =
  'Für diese Einrichtung ist bereits eine Inhaberschaft bestätigt. Wir haben den bisherigen Inhaber informiert.';
const NO_ADDRESS =
  'Für diese Einrichtung ist keine Adresse hinterlegt, an die wir einen Code senden können. Bitte laden Sie ein Dokument hoch.';
const NO_CODE = 'Hier genügt ein Code per E-Mail nicht. Bitte laden Sie ein Dokument hoch.';
const CODES_USED =
  'An diese Adresse haben wir heute schon drei Codes gesendet. Bitte versuchen Sie es morgen wieder oder laden Sie ein Dokument hoch.';

/** Locks a provider that this person may claim: a public one, or one that the person has registered. */
const lockClaimable = (db: DbTransaction, id: number, userId: number) =>
  companyById(db, id)
    .select(['id', 'slug', 'name', 'status', 'owner_id', 'has_former_owner', 'email', 'website'])
    .where(
      sql<boolean>`(status = 'PUBLISHED' or (status = 'PENDING_REVIEW'
        and company.id in (select company_id from ownership_claim where user_id = ${userId})))`,
    )
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => noSuch('facility'));
type Company = Awaited<ReturnType<typeof lockClaimable>>;

/** One account manages one provider; the text says what else is possible. */
export async function refuseSecondCompany(db: DbTransaction, userId: number, companyId: number): Promise<void> {
  // Simultaneous decisions about one person wait for each other here.
  await accountById(db, userId).select('id').forNoKeyUpdate().execute();
  const owned = await db.selectFrom('company').select(['id', 'name']).where('owner_id', '=', userId).executeTakeFirst();
  if (!owned) return;
  throw conflict(
    owned.id === companyId
      ? 'Sie haben die Inhaberschaft dieser Einrichtung bereits bestätigt.'
      : `Mit Ihrem Konto verwalten Sie bereits „${owned.name}“. Ein Konto kann eine Einrichtung verwalten. Bitte legen Sie für diese Einrichtung ein eigenes Konto an oder lassen Sie sich die Inhaberschaft übergeben.`,
  );
}

/**
 * Starts a claim, or continues the open one with another method or a new code.
 * @returns its id
 */
export async function startClaim(app: App, input: OwnershipInput, viewer: Viewer, origin: string): Promise<number> {
  const id = await app.databases.primary.kysely.transaction().execute(async (db) => {
    await refuseSecondCompany(db, viewer.userId, input.company);
    const company = await lockClaimable(db, input.company, viewer.userId);
    if (company.owner_id !== null) {
      if (input.dispute && input.method === 'EMAIL') throw validationError({ method: NO_CODE });
      // The notice must be sent although the claim is refused, so the transaction is committed.
      if (!input.dispute) {
        await informOwner(app, db, { company, origin });
        return undefined;
      }
    }
    const claim = await openClaim(db, input, viewer);
    await informOwner(app, db, { company, origin, claim });
    if (input.method === 'EMAIL') await sendCode(app, db, { claim, company, viewer, origin });
    return claim;
  });
  if (id === undefined) throw refusedAt('detail', 409, 'ownership_taken', TAKEN);
  return id;
}

async function openClaim(db: DbTransaction, input: OwnershipInput, { userId }: Viewer): Promise<number> {
  const values = { method: input.method, role: input.role, confirmed_at: new Date() };
  const mine = db.selectFrom('ownership_claim').where('user_id', '=', userId).where('company_id', '=', input.company);
  const open = await mine.select(['id', 'status', 'expires_at']).where('status', 'in', OPEN_STATES).executeTakeFirst();
  if (open && open.status !== 'PENDING_PROOF') throw conflict('Ihr Antrag wird bereits geprüft.');
  if (open && open.expires_at > new Date()) {
    await changeClaim(db, open.id, values);
    return open.id;
  }
  if (open) await changeClaim(db, open.id, { status: 'EXPIRED' });
  const { id } = await db
    .insertInto('ownership_claim')
    .values({ ...values, company_id: input.company, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function sendCode(
  app: App,
  db: DbTransaction,
  { claim, company, viewer, origin }: { claim: number; company: Company; viewer: Viewer; origin: string },
) {
  const { email } = await accountById(db, viewer.userId).select('email').executeTakeFirstOrThrow();
  const target = proofAddress(company, email);
  if (!target) throw validationError({ method: company.has_former_owner ? NO_CODE : NO_ADDRESS });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await changeClaim(db, claim, {
    code_sent_to: target,
    code_hash: await hashPassword(code),
    code_expires_at: new Date(Date.now() + OWNERSHIP_CODE_MINUTES * 60_000),
    code_tries: 0,
  });
  const isSent = await app.mailer.send(codeMail(target, code, company, origin), { transaction: db });
  if (!isSent) throw refusedAt('method', 429, 'throttled', CODES_USED);
}
