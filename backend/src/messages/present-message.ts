import type { Message, MessageSummary } from '@care/contracts/schemas';
import type { MessageRow } from './message-queries';

const SNIPPET_LENGTH = 160;

/** A message as a line of the inbox of one of the two. */
export function presentSummary(row: MessageRow, userId: number): MessageSummary {
  return {
    id: row.id,
    title: row.title,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    kind: row.kind,
    counterparty: counterpartyOf(row, userId),
    snippet: row.content.replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH),
  };
}

/** A message in full; only its recipient sees how to reach who wrote it. */
export function presentMessage(row: MessageRow, userId: number, conversation: MessageRow[]): Message {
  const { company_id, company_name, company_slug, job_offer_id, job_offer_title, job_offer_slug } = row;
  return {
    ...presentSummary(row, userId),
    content: row.content,
    recipient: row.recipient_id,
    contact_info: row.recipient_id === userId ? row.contact_info : null,
    company:
      company_id && company_name && company_slug ? { id: company_id, name: company_name, slug: company_slug } : null,
    job_offer:
      job_offer_id && job_offer_title && job_offer_slug
        ? { id: job_offer_id, title: job_offer_title, slug: job_offer_slug }
        : null,
    thread: conversation.map((one) => presentSummary(one, userId)),
  };
}

/** Whom this person sees on the other side: the provider written to, or the name that the sender gave. */
function counterpartyOf(row: MessageRow, userId: number): MessageSummary['counterparty'] {
  if (row.recipient_id !== userId) {
    return row.company_name ? { name: row.company_name, image: null, slug: row.company_slug } : null;
  }
  const name = [row.contact_info.name, row.contact_info.lastname].filter(Boolean).join(' ');
  return row.kind !== 'SYSTEM' && name ? { name, image: null, slug: null } : null;
}
