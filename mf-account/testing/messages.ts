import {
  messageListSchema,
  messageSchema,
  messageSummarySchema,
  ownApplicationsSchema,
  receivedApplicationsSchema,
} from '@care/contracts/schemas';
import type { Message, MessageSummary, OwnApplication, ReceivedApplication } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';

/** An unread message; the schemas validate these samples. */
export const messageSummary = (change: Partial<MessageSummary> = {}): MessageSummary =>
  sample(messageSummarySchema, {
    id: 12,
    title: 'Anfrage Kurzzeitpflege',
    created_at: '2026-11-03T09:30:00.000Z',
    kind: 'CONTACT',
    counterparty: { name: 'Sabine Kellermann', image: null, slug: null, profile: null },
    snippet: 'Guten Abend, meine Mutter wird bald entlassen.',
    ...change,
  });

const company = { id: 7, name: 'Haus Lindenhof', slug: 'lindenhof' };
const applicant = { name: 'David O.', image: null, slug: 'david-1' };

/** The message as returned to its recipient when opened. */
export function opened(change: Partial<Message> = {}): Message {
  const summary = messageSummary(change);
  const content = 'Guten Abend,\n\nmeine Mutter wird bald entlassen.';
  return sample(messageSchema, {
    ...summary,
    content,
    recipient: 4,
    contact_info: { name: 'Sabine', lastname: 'Kellermann', email: 'sabine@example.org', phone: '0221 4711' },
    company,
    thread: [{ ...summary, content }],
    can_reply: true,
    ...change,
  });
}

export const messageList = (results: MessageSummary[], count = results.length) =>
  messageListSchema.parse({ count, results });

const application = {
  id: 31,
  status: 'SUBMITTED',
  status_at: '2026-11-04T08:00:00.000Z',
  created_at: '2026-11-04T08:00:00.000Z',
  message_id: 12,
  job_offer: { id: 5, title: 'Dauernachtwache (m/w/d)', slug: 'dauernachtwache' },
  hire: null,
} as const;

export const ownApplications = (change: Partial<OwnApplication> = {}) =>
  ownApplicationsSchema.parse({
    count: 1,
    results: [{ ...application, company, is_held: false, can_withdraw: true, ...change }],
  });

export const receivedApplications = (change: Partial<ReceivedApplication> = {}) =>
  receivedApplicationsSchema.parse({
    count: 1,
    results: [{ ...application, applicant, next: ['READ', 'INVITED', 'OFFERED', 'REJECTED'], ...change }],
  });

const API = '/api-backend';
export const folderUrl = (folder: string, page = 1) =>
  `${API}/message/?folder=${folder}&limit=20&offset=${20 * (page - 1)}`;
export const unreadUrl = `${API}/message/?unread=5`;
export const messageUrl = (id = 12) => `${API}/message/${id}/`;
