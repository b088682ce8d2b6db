import type { RatingInvites } from '@care/contracts/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { wordsOf } from '../../platform/mail/mail-template';
import { inviteMail } from './rating-mails';

/** Stands for what is not known before the invitation is sent. */
const OPEN = '\u0000';

/** The words of an invitation for its preview, around those of the owner (PK-08). */
export async function inviteWords(
  db: Kysely<Database>,
  company: string,
  validUntil: Date,
): Promise<RatingInvites['mail']> {
  const about = { company, validUntil, text: OPEN, stop: OPEN, email: '', key: '', origin: 'https://pflege.example' };
  const { subject, paragraphs, action, footer } = await wordsOf(db, inviteMail(about));
  const own = paragraphs.findIndex((text) => text.includes(OPEN));
  return {
    subject,
    before: paragraphs.slice(0, own),
    intro: paragraphs[own]?.replace(OPEN, '').trim() ?? '',
    after: paragraphs.slice(own + 1),
    action,
    footer: footer.filter((line) => !line.includes(OPEN)),
  };
}
