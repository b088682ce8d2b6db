import { API_PREFIX } from '@care/contracts/constants';
import type { Message, MessageSummary } from '@care/contracts/schemas';
import type { ApplicationHooks } from './application-hooks';
import { attachmentsOf, conversationOf, requireMessage, type MessageRow } from './message-queries';
import { pick, times } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { isBlocked, type Blockable } from './blocks';

const SNIPPET_LENGTH = 160;
/** An enquiry has no name. */
const ENQUIRER = 'Anfragende Person';

/** A message in the inbox of one side. */
export const presentSummary = (row: MessageRow, userId: number): MessageSummary => ({
  ...pick(row, ['id', 'title', 'kind', 'is_held']),
  ...times(row, ['read_at', 'created_at']),
  counterparty: counterpartyOf(row, userId),
  snippet: row.content.replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH),
  is_own: row.sender_id === userId,
});

/** Whether the applicant has withdrawn the application of this conversation. */
const isWithdrawn = ({ application_status }: Pick<MessageRow, 'application_status'>): boolean =>
  application_status === 'WITHDRAWN';

/** The application of a conversation, with the steps that this side may take. */
function applicationOf(row: MessageRow, userId: number, applications: ApplicationHooks) {
  const { application_id, application_status, root_sender_id, company_owner_id } = row;
  if (!application_id || !application_status) return null;
  const side = root_sender_id === userId ? 'applicant' : 'employer';
  const isFormerOwner = side === 'employer' && company_owner_id !== userId;
  const next = isFormerOwner ? [] : applications.nextSteps(application_status, side);
  return { id: application_id, status: application_status, next };
}

/**
 * The recipient of a reply by this person: the present owner of the provider, or the person or the visitor's address on
 * the other side. None after the application was withdrawn, while the account is suspended or waits for its deletion,
 * and for whoever does not own the provider any more.
 */
export function replyTarget(
  row: MessageRow,
  userId: number,
): { recipient_id: number } | { recipient_email: string } | null {
  const { outsider_id, employer_id, root_kind, root_contact_info } = row;
  // An enquiry is answered with its own calls, which record the answer.
  if (row.kind === 'SYSTEM' || row.kind === 'ENQUIRY' || isWithdrawn(row) || row.is_other_locked) return null;
  const isOutsider = outsider_id === userId;
  if (isOutsider === (employer_id === userId)) return null;
  const id = isOutsider ? employer_id : outsider_id;
  if (id !== null) return { recipient_id: id };
  const { email } = root_contact_info;
  return !isOutsider && root_kind !== 'RECRUITMENT' && email ? { recipient_email: email } : null;
}

/**
 * The other side as this person sees it: an employer with its name, a job seeker with the name given in the message or
 * the public one, anybody else with the given name. Never the name of an account (AC-13).
 */
function counterpartyOf(row: MessageRow, userId: number): MessageSummary['counterparty'] {
  if (row.kind === 'SYSTEM') return null;
  // Both are null if the account on the employer's side was deleted.
  if (row.other_id === row.company_side && row.company) {
    const { name, slug } = row.company;
    return { name, image: row.company_logo, slug, profile: 'company' };
  }
  if (row.kind === 'ENQUIRY') return { name: ENQUIRER, image: null, slug: null, profile: null };
  const { name, lastname } = row.root_contact_info;
  const given = row.root_sender_id === userId ? '' : [name, lastname].filter(Boolean).join(' ');
  const shown = given || row.seeker_name;
  if (!shown) return null;
  const { seeker_slug: slug, seeker_image: image } = row;
  return { name: shown, image, slug, profile: slug === null ? null : 'job_seeker' };
}

/** The other side, in the form that the block list needs. */
export const otherSide = (row: MessageRow, userId: number): Blockable => ({
  userId: row.other_id,
  companyId: row.other_id !== null && row.other_id === row.company_side ? row.company_id : null,
  // Of the person who has begun the conversation.
  email: row.root_sender_id === userId ? null : (row.root_contact_info.email ?? null),
});

/**
 * `GET /message/{id}/`: the message with its conversation and files. Only the recipient of a conversation sees the
 * contact data of the person who started it.
 */
export async function readMessage(
  db: Db,
  userId: number,
  id: number,
  applications: ApplicationHooks,
): Promise<Message> {
  const row = await requireMessage(db, userId, id);
  const application = applicationOf(row, userId, applications);
  const [conversation, attachments, is_blocked, hire] = await Promise.all([
    conversationOf(db, userId, row.thread_id ?? row.id),
    attachmentsOf(db, row.id),
    isBlocked(db, userId, otherSide(row, userId)),
    application && applications.hireOf(db, application.id, { userId }),
  ]);
  return {
    ...presentSummary(row, userId),
    ...pick(row, ['content', 'company', 'job_offer']),
    recipient: row.recipient_id,
    contact_info: row.sender_id !== userId && row.root_recipient_id === userId ? row.root_contact_info : null,
    application: application && { ...application, hire },
    attachments: attachments.map(({ storage_key: _, ...file }) => ({
      ...file,
      url: `${API_PREFIX}/message/${row.id}/attachment/${file.id}/`,
    })),
    thread: conversation.map((one) => ({ ...presentSummary(one, userId), content: one.content })),
    is_archived: row.recipient_id === userId && row.archived_at !== null,
    can_reply: replyTarget(row, userId) !== null && !is_blocked,
    is_blocked,
    owner_changed_at: row.root_owner_changed_at?.toISOString() ?? null,
  };
}
