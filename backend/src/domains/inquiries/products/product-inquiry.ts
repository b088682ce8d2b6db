import { createHash, randomInt } from 'node:crypto';
import { formatDate } from '@care/contracts/format';
import { routes } from '@care/contracts/routes';
import { productInquiryAnswerSchema, productInquirySchema } from '@care/contracts/schemas';
import type { DeskCase, ProductInquiry } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import { fact, type DeskKind } from '../../../platform/domain/desk-kind';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { conflict, notAuthenticated, validationError } from '../../../platform/http/errors';
import { idempotencyHeaderSchema, once } from '../../../platform/http/idempotency';
import { visitorOf, type Visitor } from '../../../platform/http/sender';
import { manyLines, oneLine } from '../../../platform/text/plain-text';
import { accountById } from '../../accounts';
import { publicProducts } from '../../content';
import { openCase } from '../../desk';
import { limits } from '../limits';
import { inquiryAnsweredMail, inquiryReceivedMail } from './inquiry-mails';

const INQUIRY_CASE = 'PRODUCT_INQUIRY';

/** The version of the consent texts of the inquiry form; raised with each change of their words. */
export const INQUIRY_CONSENT_VERSION = '2026-11';

/** The consent texts as the form shows them (PD-02). */
const consentTexts = (): string =>
  [t('inquiry.consent'), t('inquiry.communicationConsent', { operator: t('brand.name') })].join('\n');

/** The fingerprint of the consent texts, as it is stored with each inquiry. */
const consentTextHash = (): string => createHash('sha256').update(consentTexts()).digest('hex');

/**
 * Stores an inquiry about a product, brings it to the desk, and mails its reference to the sender (PD-02, PD-03). The
 * schema has checked the fields. Throws 422 at `product` if there is no such product, and 409 if the key was used for
 * another inquiry.
 * @returns its id and reference; the same for a repeated request
 */
async function sendInquiry(app: App, inquiry: ProductInquiry, { viewer, idempotencyKey: key, name }: Visitor) {
  await app.jobs.ready('mail');
  return once(app.databases, { scope: `product-inquiry ${name}`, key, body: inquiry }, async (transaction) => {
    if (viewer) await requireAccount(transaction, viewer.userId);
    const { title: product } = (await requireProduct(transaction, inquiry.product)).fields;
    const { id, reference } = await storeInquiry(transaction, inquiry, viewer?.userId ?? null);
    const { first_name, last_name, email, postcode_and_place } = inquiry;
    const entry = {
      kind: INQUIRY_CASE,
      subject_id: id,
      reference,
      title: product,
      // Removed together with the inquiry.
      search_text: oneLine(`${first_name} ${last_name} ${email} ${postcode_and_place}`),
      badge: 'Neu',
      company_id: null,
      // A case about a person can suspend the account; an inquiry is no reason for that.
      person_id: null,
    };
    await openCase(transaction, entry, { actorId: viewer?.userId ?? null, action: 'Beratung angefragt' });
    await app.mailer.send(inquiryReceivedMail(email, { reference, product }), { transaction });
    return { id, reference };
  });
}

/** Holds the account: an inquiry never begins to refer to one that is being deleted. */
const requireAccount = (db: DbTransaction, userId: number) =>
  accountById(db, userId)
    .select('id')
    .forKeyShare()
    .executeTakeFirstOrThrow(() => notAuthenticated());

const requireProduct = (db: DbTransaction, id: number) =>
  publicProducts(db)
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow(() => validationError({ product: 'Dieses Produkt gibt es nicht mehr.' }));

const storeInquiry = (db: DbTransaction, inquiry: ProductInquiry, userId: number | null) =>
  db
    .insertInto('product_inquiry')
    .values({
      product_id: inquiry.product,
      reference: newReference(),
      first_name: oneLine(inquiry.first_name),
      last_name: oneLine(inquiry.last_name),
      address: oneLine(inquiry.address),
      postcode_and_place: oneLine(inquiry.postcode_and_place),
      email: inquiry.email,
      phone: inquiry.phone || null,
      message: manyLines(inquiry.message),
      consent: inquiry.consent,
      communication_consent: inquiry.communication_consent,
      user_id: userId,
      consent_version: INQUIRY_CONSENT_VERSION,
      consent_text_hash: consentTextHash(),
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();

/** Without letters and digits that look alike: people read it out on the phone. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** A reference that cannot be guessed from another one, such as "PA-2026-7K3MQ2XB". */
const newReference = (): string =>
  `PA-${new Date().getFullYear()}-${Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)]).join('')}`;

/** The call that asks for advice about a product, for visitors too (PD-02). */
export default async function inquiryRoutes(app: App): Promise<void> {
  const inquiryCall = calls('product')(
    'Asks for advice about a product, for visitors too',
    { headers: idempotencyHeaderSchema, body: productInquirySchema, response: { 201: productInquiryAnswerSchema } },
    { rateLimit: limits.inquiry },
  );
  app.post('/product/inquiry/', inquiryCall, (request) => sendInquiry(app, request.body, visitorOf(request)));
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

const decide: DeskKind['decide'] = async (app, db, { subjectId, decision, reason }) => {
  if (decision !== 'ANSWER') return 'CLOSED';
  const inquiry = await findInquiry(db, subjectId);
  if (!inquiry) throw conflict('Die Anfrage wurde gelöscht. Schließen Sie den Fall ohne Antwort ab.');
  if (!inquiry.communication_consent)
    throw validationError({ decision: 'Die Einwilligung in Kontakt per E-Mail fehlt. Bitte antworten Sie per Post.' });
  const isSent = await app.mailer.send(inquiryAnsweredMail(inquiry.email, inquiry, reason), { transaction: db });
  if (!isSent) throw conflict('An diese Adresse gingen heute schon zu viele Antworten. Bitte antworten Sie morgen.');
  return 'CLOSED';
};

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
