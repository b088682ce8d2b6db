import { profilePath } from '@care/contracts/routes';
import { RATING_CATEGORIES, type ReportReason } from '@care/contracts/vocabulary';
import type { DeskCase } from '@care/contracts/schemas';
import { formatDate } from '@care/contracts/format';
import { t } from '@care/contracts/texts';
import { sql, type Selectable } from 'kysely';
import { rowsWith } from '../../platform/database/queries';
import type { Database, Db } from '../../platform/database/schema';
import { fact, type DeskKind } from '../../platform/domain/desk-kind';
import { proofFiles } from '../desk';
import { decideRating, hasProof, PROVEN, proposalOfRemoval, tellReportersOfRemoval } from './decide-rating';
import { moveRatings } from './held-rating';
import { RATING_REPORT } from './rating-case-kind';

/** Different reasons of the reports of a rating, in words. */
export const reasonsOf = (reasons: readonly (ReportReason | null)[]): string =>
  [...new Set(reasons)].map((reason) => (reason ? t(`reportReasons.${reason}`) : 'Anderer Grund')).join(', ');

const STATES = {
  PENDING: 'Wartet auf die Bestätigung der E-Mail-Adresse',
  PUBLISHED: 'Öffentlich',
  DISPUTED: 'Ausgeblendet',
  REMOVED: 'Entfernt',
  AUTHOR_DELETED: 'Von der Autorin oder dem Autor gelöscht',
  OWNED: 'Nicht öffentlich: Wer sie geschrieben hat, vertritt die Einrichtung oder hat sie vertreten',
} as const;

const ratingOf = (db: Db, id: number) =>
  db
    .selectFrom('rating as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .leftJoin('user_account as u', 'u.id', 'r.author_id')
    .leftJoin('rating_response as a', 'a.rating_id', 'r.id')
    .selectAll('r')
    .select(['c.name as company_name', 'c.street as company_street', 'c.slug as company_slug'])
    .select(['u.first_name', 'u.last_name', 'u.email', 'u.email_verified_at', 'a.description as answer'])
    .where('r.id', '=', id)
    .executeTakeFirst();
type ReportedRating = NonNullable<Awaited<ReturnType<typeof ratingOf>>>;

function authorOf({ email, first_name, last_name, email_verified_at }: ReportedRating): string {
  if (!email) return 'ohne Konto';
  const verified = email_verified_at ? 'E-Mail bestätigt' : 'E-Mail nicht bestätigt';
  return `${first_name ?? ''} ${last_name ?? ''}, ${email}, ${verified}`.trim();
}

function factsOf(rating: ReportedRating): DeskCase['facts'] {
  const stars = RATING_CATEGORIES.filter((category) => rating[category] !== null).map((category) => {
    const comment = rating[`${category}_comment`];
    return `${t(`ratingCategories.${category}`)}: ${rating[category]}${comment && `, „${comment}“`}`;
  });
  const { company_name, company_street, company_slug } = rating;
  return [
    fact('Stand', STATES[rating.status]),
    fact('Einrichtung', `${company_name}, ${company_street}`, profilePath(company_slug)),
    fact('Geschrieben von', authorOf(rating)),
    fact('Angezeigter Name', rating.preferred_author_name || 'anonym'),
    fact('Geschrieben am', formatDate(rating.created_at.toISOString())),
    fact('Zusammenfassung', rating.review_summary),
    fact('Bewertung', rating.description || 'ohne Text'),
    fact('Sterne', stars.join('\n')),
    ...(rating.answer ? [fact('Antwort der Einrichtung', rating.answer)] : []),
  ];
}

/** The reports, the answer of the author, and how former cases about ratings of this author ended. */
async function evidenceOf(db: Db, rating: ReportedRating): Promise<DeskCase['evidence']> {
  const questions = await db.selectFrom('rating_question').selectAll().where('rating_id', '=', rating.id).execute();
  return [
    ...networksOf(await reportsOf(db, rating.id)).map(reportsEvidence),
    ...questions.map(questionEvidence),
    ...(await priorCases(db, rating)),
  ];
}

const reportsOf = (db: Db, ratingId: number) =>
  db
    .selectFrom('rating_report as r')
    .leftJoin('user_account as u', 'u.id', 'r.reporter_id')
    .select(['r.id', 'r.reason', 'r.title', 'r.description', 'r.created_at', 'r.network_hash'])
    .select(['r.reporter_name', 'r.reporter_email', 'u.email'])
    .where('r.rating_id', '=', ratingId)
    .orderBy('r.id')
    .execute();
type Report = Awaited<ReturnType<typeof reportsOf>>[number];

/** Reports from one network count as one, because one person may have sent them all (RV-05). */
function networksOf(reports: readonly Report[]): Report[][] {
  const networks = new Map<string, Report[]>();
  for (const report of reports) {
    const network = report.network_hash?.toString('hex') ?? `report ${report.id}`;
    networks.set(network, [...(networks.get(network) ?? []), report]);
  }
  return [...networks.values()];
}

function reportsEvidence(reports: readonly Report[]): DeskCase['evidence'][number] {
  const [first] = reports;
  const date = first && formatDate(first.created_at.toISOString());
  const many = reports.length > 1 ? ` (${reports.length} Meldungen aus einem Netz, sie zählen als eine)` : '';
  return {
    tone: 'warn',
    title: `Gemeldet am ${date}: ${reasonsOf(reports.map(({ reason }) => reason))}${many}`,
    text: reports.map((report) => `${report.title}\n${report.description}\n${reporterOf(report)}`).join('\n\n'),
  };
}

function reporterOf({ reporter_name, reporter_email, email }: Report): string {
  if (email) return `Konto: ${email}`;
  return reporter_email ? `Ohne Konto: ${reporter_name}, ${reporter_email}` : 'Konto gelöscht';
}

function questionEvidence(row: Selectable<Database['rating_question']>): DeskCase['evidence'][number] {
  const { question, answered_at, answer, answer_until } = row;
  if (answered_at) return { tone: 'ok', title: `Antwort vom ${formatDate(answered_at.toISOString())}`, text: answer };
  const until = formatDate(answer_until.toISOString());
  const isOver = answer_until < new Date();
  return {
    tone: isOver ? 'warn' : 'plain',
    title: isOver ? `Keine Antwort bis zum ${until}` : `Antwort möglich bis zum ${until}`,
    text: question,
  };
}

/** Decided cases about other ratings of the author and of the provider. */
async function priorCases(db: Db, rating: ReportedRating): Promise<DeskCase['evidence']> {
  const rows = await rowsWith(db, 'desk_case', { kind: RATING_REPORT, state: 'CLOSED' })
    .select(['reference', 'badge', 'title', 'closed_at', 'person_id'])
    .where('subject_id', '<>', rating.id)
    .where(({ or, eb }) =>
      or([
        eb('company_id', '=', rating.company_id),
        ...(rating.author_id ? [eb('person_id', '=', rating.author_id)] : []),
      ]),
    )
    .orderBy('closed_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ reference, badge, title, closed_at, person_id }) => ({
    tone: 'plain',
    title: `Früherer Fall ${reference}: ${badge}`,
    text: `${title}, ${closed_at ? formatDate(closed_at.toISOString()) : ''}, ${
      person_id !== null && person_id === rating.author_id ? 'dieselbe Person' : 'dieselbe Einrichtung'
    }`,
  }));
}

/** A reported rating (RV-05). */
export const ratingReportKind: DeskKind = {
  kind: RATING_REPORT,
  label: 'Gemeldete Bewertung',
  isNotAboutCompany: true,
  decisions: [
    {
      decision: 'KEEP',
      label: 'Nicht beanstandet',
      hint: 'Die Bewertung ist öffentlich. Wer sie gemeldet hat, erfährt den Grund.',
      button: 'Bewertung behalten',
    },
    {
      decision: PROVEN,
      label: 'Kontakt nachgewiesen',
      hint: 'Der Beleg zeigt den Kontakt. Die Bewertung ist öffentlich, mit dem Zeichen „Kontakt nachgewiesen“. Wer sie gemeldet hat, erfährt den Grund.',
      button: 'Behalten, Kontakt nachgewiesen',
    },
    {
      decision: 'HIDE',
      label: 'Ausgeblendet, nachgefragt',
      hint: 'Die Bewertung ist nicht mehr öffentlich. Wer sie geschrieben hat, erfährt den Grund und hat 14 Tage Zeit zu antworten.',
      button: 'Ausblenden und nachfragen',
      isQuestion: true,
    },
    {
      decision: 'REMOVE',
      label: 'Entfernen vorgeschlagen',
      hint: 'Eine zweite Person muss zustimmen. Bis dahin ist die Bewertung ausgeblendet. Wer sie geschrieben hat, erfährt den Grund.',
      button: 'Entfernen vorschlagen',
      needsSecondPerson: true,
      agreed: 'Entfernt',
    },
  ],
  detail: async (db, { subject_id }) => {
    const rating = await ratingOf(db, subject_id);
    if (!rating) return { facts: [fact('Bewertung', 'Die Bewertung wurde gelöscht.')], evidence: [], files: [] };
    const documents = await rowsWith(db, 'rating_document', { rating_id: subject_id })
      .selectAll()
      .orderBy('id')
      .execute();
    return {
      facts: factsOf(rating),
      evidence: await evidenceOf(db, rating),
      files: proofFiles(documents, (id) => `/rating/${subject_id}/evidence/${id}/`),
    };
  },
  takesPart: (ratingId, anyAccount) =>
    sql`exists (select from rating_report r where r.rating_id = ${ratingId} and (r.reporter_id = ${anyAccount}
      or mailbox_of(r.reporter_email) in (select mailbox_of(email) from user_account
        where id = ${anyAccount} and email_verified_at is not null)))`,
  offered: async (db, { subject_id }) =>
    (await hasProof(db, subject_id)) ? ['KEEP', PROVEN, 'HIDE', 'REMOVE'] : ['KEEP', 'HIDE', 'REMOVE'],
  proposal: proposalOfRemoval,
  decide: decideRating,
  merged: moveRatings,
  removed: tellReportersOfRemoval,
};
