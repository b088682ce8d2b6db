import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { writeMessage, type MessageServices } from './write-message';

interface Notice {
  to: number;
  title: string;
  content: string;
  companyId?: number;
  jobOfferId?: number | null;
}

/** A message from the site itself: in the inbox, and by mail if the recipient wants mails. */
export async function sendSystemMessage(
  db: Transaction<Database>,
  services: MessageServices,
  notice: Notice,
): Promise<void> {
  await writeMessage(db, services, {
    kind: 'SYSTEM',
    senderId: null,
    to: { recipient_id: notice.to },
    companyId: notice.companyId ?? null,
    jobOfferId: notice.jobOfferId ?? null,
    title: notice.title,
    content: notice.content,
    contactInfo: {},
    isHeld: false,
  });
}
