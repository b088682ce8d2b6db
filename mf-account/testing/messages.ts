import {
  messageListSchema,
  messageSchema,
  messageSummarySchema,
  ownApplicationsSchema,
  receivedApplicationsSchema,
  type Message,
  type MessageSummary,
  type OwnApplication,
  type ReceivedApplication,
} from '@care/contracts/schemas';

/** An unread message; the schemas validate these samples. */
export const messageSummary = (change: Partial<MessageSummary> = {}): MessageSummary =>
  messageSummarySchema.parse({
    id: 12,
    title: 'Anfrage Kurzzeitpflege',
    read_at: null,
    created_at: '2026-11-03T09:30:00.000Z',
    kind: 'CONTACT',
    counterparty: { name: 'Sabine Kellermann', image: null, slug: null, profile: null },
    snippet: 'Guten Abend, meine Mutter wird bald entlassen.',
    is_own: false,
    is_held: false,
    ...change,
  });

/** The message as returned to its recipient when opened. */
export function opened(change: Partial<Message> = {}): Message {
  const summary = messageSummary(change);
  return messageSchema.parse({
    ...summary,
    content: 'Guten Abend,\n\nmeine Mutter wird bald entlassen.',
    recipient: 4,
    contact_info: { name: 'Sabine', lastname: 'Kellermann', email: 'sabine@example.org', phone: '0221 4711' },
    company: { id: 7, name: 'Haus Lindenhof', slug: 'lindenhof' },
    job_offer: null,
    application: null,
    attachments: [],
    thread: [{ ...summary, content: 'Guten Abend,\n\nmeine Mutter wird bald entlassen.' }],
    is_archived: false,
    can_reply: true,
    is_blocked: false,
    owner_changed_at: null,
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
    results: [
      {
        ...application,
        company: { id: 7, name: 'Haus Lindenhof', slug: 'lindenhof' },
        is_held: false,
        can_withdraw: true,
        ...change,
      },
    ],
  });

export const receivedApplications = (change: Partial<ReceivedApplication> = {}) =>
  receivedApplicationsSchema.parse({
    count: 1,
    results: [
      {
        ...application,
        applicant: { name: 'David O.', image: null, slug: 'david-1' },
        next: ['READ', 'INVITED', 'OFFERED', 'REJECTED'],
        ...change,
      },
    ],
  });

const API = '/api-backend';
export const folderUrl = (folder: string, page = 1) =>
  `${API}/message/?folder=${folder}&limit=20&offset=${20 * (page - 1)}`;
export const unreadUrl = `${API}/message/?unread=5`;
export const messageUrl = (id = 12) => `${API}/message/${id}/`;
