import type { EnqueueOptions, Jobs } from '../jobs/jobs';
import type { Databases } from '../database/database';
import type { Settings } from '../settings';
import { areMailsHeld } from './held-mails';
import type { Mail, MailTransport } from './mail';
import { withImprint } from './compose';
import { mayMail, type MailKind } from './mail-limits';
import { outboxTransport } from './outbox';

export interface Mailer {
  /**
   * Queues a mail. It is sent after the answer, and again if the server did not accept it; with a transaction only
   * after its commit. The number of mails of one kind per address is limited: false for a dropped mail.
   */
  send(mail: Mail, options?: Pick<EnqueueOptions, 'transaction'>): Promise<boolean>;
  /** Deletes the mails that wait in the queue. */
  dropQueued(): Promise<number>;
  /** Whether mails go into the outbox, because the database is a restored copy. */
  areHeld(): Promise<boolean>;
  close(): void;
}

interface MailerOptions {
  /** Called for a mail that the server refuses for good. */
  onRefusal: (error: unknown, kind: MailKind) => void;
  /** The lines below every mail, read when it is delivered. */
  imprint: () => Promise<string[]>;
}

const JOB = 'mail';

/** User input must not become a separate header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function safe({ kind, to, subject, text, html, headers = {} }: Mail): Mail {
  const clean = Object.entries(headers).map(([name, value]) => [name, oneLine(value)]);
  return { kind, to: oneLine(to), subject: oneLine(subject), text, html, headers: Object.fromEntries(clean) };
}

/** The path of every mail: limit check, queue, delivery by `SMTP_URL` or, also in a restored copy, into the outbox. */
export function createMailer(
  settings: Settings,
  databases: Databases,
  jobs: Jobs,
  { onRefusal, imprint }: MailerOptions,
): Mailer {
  const outbox = outboxTransport(databases);
  const transport = settings.SMTP_URL ? smtpTransport(settings.SMTP_URL, settings.MAIL_FROM, onRefusal) : outbox;
  const deliver = async (mail: Mail): Promise<void> =>
    ((await areMailsHeld(databases)) ? outbox : transport).deliver(withImprint(mail, await imprint()));
  jobs.register<Mail>(JOB, deliver, { pollSeconds: 1, retries: 10 });
  return {
    send: async (mail, options) => {
      const db = options?.transaction ?? databases.primary.kysely;
      if (!(await mayMail(db, mail.kind, mail.to, settings.RATE_LIMIT_FACTOR))) return false;
      await jobs.enqueue(JOB, safe(mail), options);
      return true;
    },
    dropQueued: () => jobs.dropQueued(JOB),
    areHeld: () => areMailsHeld(databases),
    close: () => transport.close(),
  };
}

/** Whether the server will never take this mail: it refuses its recipient or its content, with a code of 5xx. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command } = Object(error) as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * Sends through a mail server. If it does not take a mail now, the job fails and is retried later; a mail that is refused
 * for good is not sent again.
 */
function smtpTransport(url: string, from: string, report: MailerOptions['onRefusal']): MailTransport {
  const options = { url, pool: true, connectionTimeout: 15_000, disableFileAccess: true } as object;
  // Not needed for the outbox.
  const transporter = import('nodemailer').then(({ createTransport }) => createTransport(options));
  return {
    deliver: async ({ kind, to, subject, text, html, headers }) => {
      try {
        // As an object, the address is never parsed as a list of addresses.
        const recipient = { name: '', address: to };
        await (await transporter).sendMail({ from, to: recipient, subject, text, html, headers: headers ?? {} });
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        report(error, kind);
      }
    },
    close: () => void transporter.then((open) => open.close()),
  };
}
