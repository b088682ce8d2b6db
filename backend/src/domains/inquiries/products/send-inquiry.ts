import { createHash, randomInt } from 'node:crypto';
import { productInquiryAnswerSchema, productInquirySchema, type ProductInquiry } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { notAuthenticated, validationError } from '../../../platform/http/errors';
import { idempotencyHeaderSchema, once } from '../../../platform/http/idempotency';
import { manyLines, oneLine } from '../../../platform/text/plain-text';
import { openInquiryCase } from './inquiry-case';
import { accountById } from '../../accounts';
import { publicProducts } from '../../content';
import { inquiryReceivedMail } from './inquiry-mails';
import { calls } from '../../../platform/http/calls';
import { visitorOf, type Visitor } from '../../../platform/http/sender';
import { limits } from '../limits';

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
async function sendInquiry(app: App, inquiry: ProductInquiry, { viewer, idempotencyKey, name }: Visitor) {
  await app.jobs.ready('mail');
  return once(
    app.databases,
    { scope: `product-inquiry ${name}`, key: idempotencyKey, body: inquiry },
    async (transaction) => {
      if (viewer) await requireAccount(transaction, viewer.userId);
      const { title: product } = (await requireProduct(transaction, inquiry.product)).fields;
      const { id, reference } = await storeInquiry(transaction, inquiry, viewer?.userId ?? null);
      await openInquiryCase(transaction, { id, reference, product, inquiry, userId: viewer?.userId });
      await app.mailer.send(inquiryReceivedMail(inquiry.email, { reference, product }), { transaction });
      return { id, reference };
    },
  );
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

const forAll = calls('product');

/** The call that asks for advice about a product, for visitors too (PD-02). */
export default async function inquiryRoutes(app: App): Promise<void> {
  const inquiryCall = forAll(
    'Asks for advice about a product, for visitors too',
    { headers: idempotencyHeaderSchema, body: productInquirySchema, response: { 201: productInquiryAnswerSchema } },
    { rateLimit: limits.inquiry },
  );
  app.post('/product/inquiry/', inquiryCall, async (request, answer) =>
    answer.code(201).send(await sendInquiry(app, request.body, visitorOf(request))),
  );
}
