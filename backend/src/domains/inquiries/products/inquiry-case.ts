import { routes } from '@care/contracts/routes';
import type { DeskCase, ProductInquiry } from '@care/contracts/schemas';
import { formatDate } from '@care/contracts/format';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import { conflict, validationError } from '../../../platform/http/errors';
import { oneLine } from '../../../platform/text/plain-text';
import { publicProducts } from '../../content';
import { openCase } from '../../desk';
import { fact, type DeskKind } from '../../../platform/domain/desk-kind';
import { inquiryAnsweredMail } from './inquiry-mails';

const INQUIRY_CASE = 'PRODUCT_INQUIRY';

interface NewInquiry {
  id: number;
  reference: string;
  /** Title of the product. */
  product: string;
  inquiry: ProductInquiry;
  userId: number | undefined;
}

/** Brings an inquiry to the desk. The words for the search are removed together with the inquiry. */
export async function openInquiryCase(db: DbTransaction, { id, reference, product, inquiry, userId }: NewInquiry) {
  const { first_name, last_name, email, postcode_and_place } = inquiry;
  const entry = {
    kind: INQUIRY_CASE,
    subject_id: id,
    reference,
    title: product,
    search_text: oneLine(`${first_name} ${last_name} ${email} ${postcode_and_place}`),
    badge: 'Neu',
    company_id: null,
    // A case about a person can suspend the account; an inquiry is no reason for that.
    person_id: null,
  };
  await openCase(db, entry, { actorId: userId ?? null, action: 'Beratung angefragt' });
}

/** The title of a product that was withdrawn is that of its last public version. */
const lastTitle = sql<string | null>`(select fields->>'title' from content_version
  where entry_id = i.product_id and step = 'PUBLISHED' and public_from <= now()
  order by public_from desc, number desc limit 1)`;

const findInquiry = (db: Db, id: number) =>
  db
    .selectFrom('product_inquiry as i')
    .leftJoin(publicProducts(db).as('p'), 'p.id', 'i.product_id')
    .selectAll('i')
    .select(['p.slug', 'p.category', lastTitle.as('product')])
    .where('i.id', '=', id)
    .executeTakeFirst();

type Inquiry = NonNullable<Awaited<ReturnType<typeof findInquiry>>>;

function factsOf(inquiry: Inquiry): DeskCase['facts'] {
  const { product, slug, category } = inquiry;
  const path = slug && category ? routes.product.build({ category: category.slug, product: slug }) : null;
  return [
    fact('Produkt', product ?? 'Das Produkt gibt es nicht mehr.', path),
    fact('Von', `${inquiry.first_name} ${inquiry.last_name}`),
    fact('Anschrift', `${inquiry.address}\n${inquiry.postcode_and_place}`),
    fact('E-Mail', inquiry.email),
    fact('Telefon', inquiry.phone ?? 'nicht angegeben'),
    fact('Anliegen', inquiry.message),
  ];
}

function consentOf({ communication_consent, consent_version, created_at }: Inquiry): DeskCase['evidence'][number] {
  const given = `Stand der Texte: ${consent_version ?? 'unbekannt'}, ${formatDate(created_at.toISOString())}.`;
  return communication_consent
    ? { tone: 'ok', title: 'Kontakt per E-Mail und Telefon erlaubt', text: given }
    : { tone: 'warn', title: 'Keine Einwilligung in Kontakt per E-Mail und Telefon', text: `Nur per Post. ${given}` };
}

async function decide(...[app, db, plan]: Parameters<DeskKind['decide']>): ReturnType<DeskKind['decide']> {
  const { subjectId, decision, reason } = plan;
  if (decision !== 'ANSWER') return 'CLOSED';
  const inquiry = await findInquiry(db, subjectId);
  if (!inquiry) throw conflict('Die Anfrage wurde gelöscht. Schließen Sie den Fall ohne Antwort ab.');
  if (!inquiry.communication_consent)
    throw validationError({ decision: 'Die Einwilligung in Kontakt per E-Mail fehlt. Bitte antworten Sie per Post.' });
  const isSent = await app.mailer.send(inquiryAnsweredMail(inquiry.email, inquiry, reason), { transaction: db });
  if (!isSent) throw conflict('An diese Adresse gingen heute schon zu viele Antworten. Bitte antworten Sie morgen.');
  return 'CLOSED';
}

/** An inquiry about a product, which STAFF answers (PD-02). */
export const inquiryKind: DeskKind = {
  kind: INQUIRY_CASE,
  subject: { table: 'product_inquiry', deleted: 'Anfrage gelöscht' },
  label: 'Produktanfrage',
  decisions: [
    {
      decision: 'ANSWER',
      label: 'Per E-Mail beantwortet',
      hint: 'Ihre Antwort geht per E-Mail an die anfragende Person. Nennen Sie darin keine Namen, denn der Verlauf bleibt erhalten.',
      button: 'Per E-Mail antworten',
      textLabel: 'Ihre Antwort',
    },
    {
      decision: 'CLOSE',
      label: 'Ohne E-Mail abgeschlossen',
      hint: 'Zum Beispiel nach einem Anruf oder einem Brief. Der Vermerk bleibt im Verlauf, es geht keine E-Mail hinaus.',
      button: 'Ohne E-Mail abschließen',
      textLabel: 'Vermerk',
    },
  ],
  detail: async (db, { subject_id }) => {
    const inquiry = await findInquiry(db, subject_id);
    if (!inquiry) return { facts: [fact('Anfrage', 'Die Anfrage wurde gelöscht.')], evidence: [], files: [] };
    return { facts: factsOf(inquiry), evidence: [consentOf(inquiry)], files: [] };
  },
  takesPart: (inquiryId, anyAccount) =>
    sql`exists (select from product_inquiry i where i.id = ${inquiryId} and i.user_id = ${anyAccount})`,
  decide,
};
