import type { DeskCase } from '@care/contracts/schemas';
import { profilePath } from '@care/contracts/routes';
import { formatDate } from '@care/contracts/format';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { openCase, proofFiles } from '../desk';
import { fact, type DeskKind } from '../../platform/domain/desk-kind';
import { CASE_KINDS, claimedOrOffered, claimReference, OPEN_STATES, type ClaimRow } from './claim-queries';
import { answerOf, informOfReviewedClaims, ownerAnswerText } from './owner-answer';
import { isUnder } from './proof-address';
import { approveClaim, askClaimant, endClaims, rejectClaim } from './decide-claim';
import { accountById } from '../accounts';
import { companyById, type CompanyRow } from '../companies';
import { rowsWith } from '../../platform/database/queries';

/**
 * Brings a claim to the desk, with a document or an answer; a registered provider is a kind of its own.
 * @returns the provider
 */
export async function openClaimCase(db: DbTransaction, claim: ClaimRow, step: { badge: string; action: string }) {
  const company = await companyById(db, claim.company_id)
    .select(['id', 'slug', 'name', 'city', 'zip_code', 'status', 'owner_id'])
    .executeTakeFirstOrThrow();
  const person = await personOf(db, claim.user_id);
  const isDispute = company.owner_id !== null;
  await openCase(
    db,
    {
      kind: company.status === 'PENDING_REVIEW' ? 'NEW_COMPANY' : 'OWNERSHIP',
      subject_id: claim.id,
      reference: claimReference(claim),
      title: company.name,
      search_text: `${company.zip_code} ${company.city} ${person.name} ${person.email}`,
      badge: isDispute ? 'Zweiter Antrag' : step.badge,
      company_id: claim.company_id,
      person_id: claim.user_id,
    },
    { actorId: claim.user_id, action: step.action },
  );
  return company;
}

async function personOf(db: Db, id: number) {
  const { first_name, last_name, ...person } = await accountById(db, id)
    .select(['first_name', 'last_name', 'email', 'email_verified_at', 'created_at', 'disabled_at'])
    .executeTakeFirstOrThrow();
  return { ...person, name: `${first_name} ${last_name}`.trim() };
}
type Claimant = Awaited<ReturnType<typeof personOf>>;

const detail: DeskKind['detail'] = async (db, { subject_id }) => {
  const claim = await db.selectFrom('ownership_claim').selectAll().where('id', '=', subject_id).executeTakeFirst();
  if (!claim) return { facts: [fact('Antrag', 'Der Antrag wurde mit dem Konto gelöscht.')], evidence: [], files: [] };
  const person = await personOf(db, claim.user_id);
  const company = await companyById(db, claim.company_id).selectAll().executeTakeFirstOrThrow();
  const documents = await rowsWith(db, 'ownership_document', { claim_id: claim.id })
    .selectAll()
    .orderBy('id')
    .execute();
  return {
    facts: [
      fact('Gestellt von', `${person.name}, ${person.email}`),
      fact('Konto', accountText(person)),
      fact('Aufgabe in der Einrichtung', claim.role || 'nicht angegeben'),
      fact('Einrichtung', `${company.name}, ${company.street}`, profilePath(company.slug)),
      fact('Website', company.website ?? 'nicht hinterlegt'),
      fact('E-Mail der Einrichtung', company.email ?? 'nicht hinterlegt'),
      ...(claim.answer === null ? [] : [fact('Antwort auf die Rückfrage', claim.answer)]),
    ],
    evidence: evidenceOf(person, company, await otherOwner(db, claim, company.owner_id)),
    files: proofFiles(documents, (id) => `/company/ownership/${claim.id}/document/${id}/`),
  };
};

/** The answer of the present owner to an undecided claim of another person; undefined without such an owner. */
async function otherOwner(db: Db, { id, user_id, status }: ClaimRow, ownerId: number | null) {
  const isDecided = !OPEN_STATES.some((open) => open === status);
  if (isDecided || ownerId === null || ownerId === user_id) return undefined;
  return ownerAnswerText(await answerOf(db, id, ownerId));
}

/** The state of the claimant's account; it may be suspended in another case. */
function accountText({ email_verified_at, created_at, disabled_at }: Claimant): string {
  const verified = email_verified_at ? 'E-Mail bestätigt' : 'E-Mail nicht bestätigt';
  const since = `${verified}, Konto seit ${formatDate(created_at.toISOString())}`;
  return disabled_at ? `${since}, gesperrt seit ${formatDate(disabled_at.toISOString())}` : since;
}

/** Checks that are made for STAFF automatically. */
function evidenceOf({ email, email_verified_at }: Claimant, company: CompanyRow, ownersAnswer?: string) {
  const belongs = email_verified_at !== null && isUnder(email, company.website);
  const evidence: DeskCase['evidence'] = [
    {
      tone: belongs ? 'ok' : 'warn',
      title: `Die E-Mail gehört ${belongs ? '' : 'nicht nachweislich '}zur Website`,
      text: `${email} ist ${belongs ? 'bestätigt und gehört' : 'nicht bestätigt oder gehört nicht'} zur Domain der Website.`,
    },
  ];
  if (ownersAnswer !== undefined)
    evidence.push({
      tone: 'warn',
      title: 'Es gibt schon einen Inhaber',
      text: `${ownersAnswer} Mit der Bestätigung geht die Inhaberschaft über.`,
    });
  if (company.status === 'PENDING_REVIEW')
    evidence.push({
      tone: 'plain',
      title: 'Selbst registriert',
      text: 'Website und E-Mail hat die antragstellende Person eingegeben. Sie beweisen nichts.',
    });
  return evidence;
}

const decide: DeskKind['decide'] = async (app, db, { subjectId: id, decision, reason, origin }) => {
  const plan = { id, reason, origin };
  if (decision === 'ASK') {
    await askClaimant(app, db, plan);
    return 'WAITING';
  }
  await (decision === 'APPROVE' ? approveClaim(app, db, { ...plan, by: 'DESK' }) : rejectClaim(app, db, plan));
  return 'CLOSED';
};

const others: DeskKind['decisions'] = [
  {
    decision: 'ASK',
    label: 'Nachgefragt',
    hint: 'Der Fall wartet auf eine Antwort in Worten oder ein Dokument.',
    button: 'Rückfrage senden',
    textLabel: 'Ihre Rückfrage',
    isQuestion: true,
  },
  { decision: 'REJECT', label: 'Abgelehnt', hint: 'Mit Grund, ein neuer Antrag bleibt möglich.', button: 'Ablehnen' },
];

/**
 * Open claims for a merged provider hold for the remaining one, and their cases with them. Somebody who has claimed
 * both keeps both claims; the one for the merged provider can only be refused. The owner is told of all claims.
 */
const moveClaims: DeskKind['merged'] = async (app, db, { from, into, origin }) => {
  const { rows } = await sql<{ id: number; user_id: number }>`
    update ownership_claim o set company_id = ${into}, updated_at = now()
    where company_id = ${from} and status = any (${sql.val([...OPEN_STATES])}) and not exists (
      select 1 from ownership_claim there
      where there.company_id = ${into} and there.user_id = o.user_id and there.status = any (${sql.val([...OPEN_STATES])}))
    returning id, user_id`.execute(db);
  const company = await companyById(db, into).select(['id', 'slug', 'name', 'owner_id']).executeTakeFirstOrThrow();
  await informOfReviewedClaims(app, db, { company, origin });
  await db
    .updateTable('desk_case')
    .set({ kind: 'OWNERSHIP', company_id: into, title: company.name, updated_at: new Date() })
    .where('kind', 'in', CASE_KINDS)
    .where('subject_id', 'in', [0, ...rows.map(({ id }) => id)])
    .execute();
  return rows.map(({ user_id }) => user_id);
};

const shared = { detail, decide, endsWithAccount: true } as const;

/** A claim for a provider of the directory. */
export const ownershipKind: DeskKind = {
  kind: 'OWNERSHIP',
  label: 'Inhaberschaft',
  decisions: [
    { decision: 'APPROVE', label: 'Bestätigt', hint: 'Die Person wird Inhaberin.', button: 'Bestätigen' },
    ...others,
  ],
  ...shared,
  companiesOf: claimedOrOffered,
  merged: moveClaims,
  removed: endClaims,
};

/** A claim for a provider that was registered here; the confirmation publishes it. */
export const newCompanyKind: DeskKind = {
  kind: 'NEW_COMPANY',
  label: 'Neue Einrichtung',
  decisions: [
    {
      decision: 'APPROVE',
      label: 'Bestätigt',
      hint: 'Die Person wird Inhaberin, und der Eintrag wird öffentlich.',
      button: 'Bestätigen und veröffentlichen',
    },
    ...others,
  ],
  ...shared,
};
