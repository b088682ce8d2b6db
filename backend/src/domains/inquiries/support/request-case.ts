import { berlinDay, formatDate } from '@care/contracts/format';
import { allows } from '@care/contracts/tiers';
import { profilePath } from '@care/contracts/routes';
import type { DeskCase } from '@care/contracts/schemas';
import { supportLabels } from '@care/contracts/support-requests';
import { tierNames } from '@care/contracts/texts';
import { sql } from 'kysely';
import { appointmentText } from '../../desk';
import { fact, type DeskKind } from '../../../platform/domain/desk-kind';
import type { Db } from '../../../platform/database/schema';
import { decideQuestion, decideVisit, endRequestsOfCompany } from './decide-request';
import { appointmentOf, CASE_KINDS, partiesOf, referenceOf, requestById } from './requests';
import type { Parties, RequestRow } from './requests';
import { rowsWith, changeRows } from '../../../platform/database/queries';

const MAX_PRIOR = 10;

const wayOf = ({ answer_by, phone }: RequestRow, { email }: Parties): string =>
  answer_by === 'PHONE' ? `telefonisch unter ${phone}` : `per E-Mail an ${email}`;

function visitFacts(row: RequestRow): DeskCase['facts'] {
  const appointment = appointmentOf(row);
  const wishes = row.wishes.map(
    ({ day, time }, index) => `${index + 1}. ${formatDate(day)}, ${supportLabels.time[time]}`,
  );
  return [
    fact('Wunschtermine', wishes.join('\n')),
    fact('Adresse', row.address ?? ''),
    fact('Ansprechperson', row.contact ?? ''),
    ...(appointment ? [fact(supportLabels.state[row.state], appointmentText(appointment))] : []),
  ];
}

const factsOf = (row: RequestRow, parties: Parties): DeskCase['facts'] => [
  fact('Einrichtung', parties.name, profilePath(parties.slug)),
  fact('Von', `${parties.first_name} ${parties.last_name}`),
  fact('Thema', supportLabels.subject[row.subject]),
  fact('Anliegen', row.text),
  fact('Antwort gewünscht', wayOf(row, parties)),
  ...(row.kind === 'VISIT' ? visitFacts(row) : []),
];

const warning = (title: string, text: string): DeskCase['evidence'][number] => ({ tone: 'warn', title, text });

function warningsOf(row: RequestRow, parties: Parties): DeskCase['evidence'] {
  const isOwner = parties.owner_id === row.user_id;
  const tier = `Paket ${tierNames('support')}`;
  return [
    !isOwner && warning('Nicht mehr Inhaber', 'Die Einrichtung gehört der anfragenden Person inzwischen nicht mehr.'),
    isOwner &&
      !allows(parties.subscription, 'support') &&
      warning(`${tier} beendet`, `Bei der Anfrage hatte die Einrichtung das ${tier}.`),
    !parties.email_verified_at &&
      warning('E-Mail nicht bestätigt', 'E-Mails gehen nicht hinaus. Ihre Antwort steht nur auf der Seite.'),
  ].filter((one) => one !== false);
}

/** The latest other requests of the provider. */
async function priorRequests(db: Db, row: RequestRow): Promise<DeskCase['evidence']> {
  const rows = await rowsWith(db, 'support_request', { company_id: row.company_id })
    .selectAll()
    .where('id', '!=', row.id)
    .orderBy('id', 'desc')
    .limit(MAX_PRIOR)
    .execute();
  return rows.map((prior) => ({
    tone: 'plain',
    title: `Weitere Anfrage ${referenceOf(prior)}: ${supportLabels.state[prior.state]}`,
    text: `${supportLabels.kind[prior.kind]}, ${supportLabels.subject[prior.subject]}, ${formatDate(berlinDay(prior.created_at))}`,
  }));
}

const kindOf = (kind: keyof typeof CASE_KINDS) =>
  ({
    kind: CASE_KINDS[kind],
    subject: { table: 'support_request', deleted: 'Anfrage gelöscht' },
    isNotAboutCompany: true,
    detail: async (db, { subject_id }) => {
      const row = await requestById(db, subject_id).executeTakeFirst();
      if (!row) return { facts: [fact('Anfrage', 'Die Anfrage wurde gelöscht.')], evidence: [], files: [] };
      const parties = await partiesOf(db, row);
      const evidence = [...warningsOf(row, parties), ...(await priorRequests(db, row))];
      return { facts: factsOf(row, parties), evidence, files: [] };
    },
    takesPart: (requestId, anyAccount) =>
      sql`exists (select from support_request r where r.id = ${requestId} and r.user_id = ${anyAccount})`,
    merged: async (_app, db, { into }) => {
      await changeRows(db, 'desk_case', { kind: CASE_KINDS[kind] })
        .set({ company_id: into })
        .where('subject_id', 'in', (eb) =>
          eb.selectFrom('support_request').select('id').where('company_id', '=', into).where('kind', '=', kind),
        )
        .execute();
      return [];
    },
    removed: (app, db, removal) => endRequestsOfCompany(app, db, { ...removal, kind }),
  }) satisfies Partial<DeskKind>;

/** A question of a provider with support (PK-08). */
export const supportQuestionKind: DeskKind = {
  ...kindOf('QUESTION'),
  label: 'Frage eines Anbieters',
  decisions: [
    {
      decision: 'ANSWER',
      label: 'Per E-Mail beantwortet',
      hint: 'Ihre Antwort geht per E-Mail an die anfragende Person und steht auf ihrer Seite.',
      button: 'Per E-Mail antworten',
      textLabel: 'Ihre Antwort',
    },
    {
      decision: 'CALLED',
      label: 'Telefonisch beantwortet',
      hint: 'Nach einem Anruf. Die Antwort steht auf der Seite des Anbieters, es geht keine E-Mail hinaus.',
      button: 'Als telefonisch beantwortet abschließen',
      textLabel: 'Kurze Antwort',
    },
  ],
  decide: decideQuestion,
};

/** The request of a provider with support for a visit (PK-08). */
export const visitRequestKind: DeskKind = {
  ...kindOf('VISIT'),
  label: 'Besuch vor Ort',
  decisions: [
    {
      decision: 'CONFIRM',
      label: 'Termin bestätigt',
      hint: 'Nennen Sie Tag und Uhrzeit eines Wunschtermins oder des Termins, den Sie vorgeschlagen haben. Der Anbieter bekommt ihn per E-Mail, mit der Begründung.',
      button: 'Termin bestätigen',
      takesAppointment: true,
    },
    {
      decision: 'PROPOSE',
      label: 'Anderer Termin vorgeschlagen',
      hint: 'Nennen Sie Tag und Uhrzeit. Der Anbieter nimmt den Termin an oder zieht die Anfrage zurück.',
      button: 'Anderen Termin vorschlagen',
      takesAppointment: true,
    },
    {
      decision: 'DECLINE',
      label: 'Besuch abgelehnt',
      hint: 'Der Anbieter erfährt den Grund per E-Mail und auf seiner Seite.',
      button: 'Besuch ablehnen',
    },
    {
      decision: 'NOTED',
      label: 'Stornierung gelesen',
      hint: 'Der Anbieter hat den bestätigten Termin storniert. Der Vermerk steht nur im Verlauf.',
      button: 'Stornierung abschließen',
      textLabel: 'Vermerk',
    },
  ],
  offered: async (db, { subject_id }) =>
    (await requestById(db, subject_id).executeTakeFirst())?.state === 'CANCELED'
      ? ['NOTED']
      : ['CONFIRM', 'PROPOSE', 'DECLINE'],
  decide: decideVisit,
};
