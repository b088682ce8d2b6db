import { enquiryFields, type EnquiryGrade } from '@care/contracts/enquiry';
import { careFormLabel } from '@care/contracts/enumerations';
import { formatDate } from '@care/contracts/format';
import type { DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { authSecret } from '../../platform/secrets/auth-secret';
import { isBlocked, reachableCompanies, writeMessage, type MessageServices } from '../messages';
import { enquiryKey, enquiryLink, addressOf, type EnquiryRow } from './enquiry-rows';
import { sentMail } from './enquiry-mails';
import { rowsWith } from '../../platform/database/queries';

/** The text of the message: every field in the order of the form (EQ-08). */
const contentOf = (enquiry: EnquiryRow): string =>
  enquiryFields({ ...enquiry, care_grade: enquiry.care_grade as EnquiryGrade }, { careFormLabel, formatDate })
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');

const titleOf = ({ care_form, starts_on }: EnquiryRow): string =>
  `Anfrage: ${careFormLabel(care_form)} ab ${formatDate(starts_on)}`;

interface Author {
  /** The company of the person, which may be blocked. */
  companyId: number | null;
  /** False: the messages wait until the address of the account is confirmed. */
  isConfirmed: boolean;
}

/**
 * Sends a locked enquiry as one message to each named provider. Providers that take no messages any more, or have blocked
 * the person, get nothing; the private page says so (EQ-04, EQ-09).
 */
export async function deliverEnquiry(
  app: App,
  db: DbTransaction,
  services: MessageServices,
  enquiry: EnquiryRow,
  { companyId, isConfirmed }: Author,
): Promise<void> {
  const names: string[] = [];
  const receivers = await rowsWith(db, 'enquiry_receiver', { enquiry_id: enquiry.id })
    .select(['id', 'company_id'])
    .orderBy('company_id')
    .execute();
  const { user_id, email, phone } = enquiry;
  for (const { id, company_id } of receivers) {
    const company = await reachableCompanies(db)
      .select(['company.name', 'company.owner_id'])
      .where('company.id', '=', company_id)
      .forShare('company')
      .executeTakeFirst();
    const ownerId = company?.owner_id;
    if (!company || !ownerId || ownerId === user_id) continue;
    if (await isBlocked(db, ownerId, { userId: user_id, companyId, email })) continue;
    const { id: message_id, created_at } = await writeMessage(db, services, {
      kind: 'ENQUIRY',
      senderId: user_id,
      to: { recipient_id: ownerId },
      companyId: company_id,
      title: titleOf(enquiry),
      content: contentOf(enquiry),
      contactInfo: { email, ...(phone && { phone }) },
      isHeld: !isConfirmed,
    });
    await db.updateTable('enquiry_receiver').set({ message_id, sent_at: created_at }).where('id', '=', id).execute();
    names.push(company.name);
  }
  await db.updateTable('enquiry').set({ sent_at: new Date() }).where('id', '=', enquiry.id).execute();
  const to = isConfirmed ? await addressOf(db, enquiry) : undefined;
  if (!to || names.length === 0) return;
  const url = enquiryLink(services.origin, enquiryKey(authSecret(app.settings), enquiry.id));
  await app.mailer.send(sentMail({ to, companies: names, url }, enquiry.created_at), { transaction: db });
}
