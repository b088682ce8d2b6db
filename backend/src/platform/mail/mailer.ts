import type { EnqueueOptions, Jobs } from '../jobs/jobs';
import type { Databases } from '../database/database';
import type { Settings } from '../settings';
import type { Mail, MailTransport } from './mail';
import { mayMail } from './mail-limits';
import { outboxTransport } from './outbox';
import { createTransport } from 'nodemailer';

export interface Mailer {
  /**
   * Queues a mail. It is sent after the answer, and again if the server did not accept it; with a transaction only
   * after its commit. The number of mails of one kind per address is limited: false for a dropped mail.
   */
  send(mail: Mail, options?: Pick<EnqueueOptions, 'transaction'>): Promise<boolean>;
  close(): void;
}

const JOB = 'mail';

/** User input must not become a separate header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function safe({ kind, to, subject, text, html, headers = {} }: Mail): Mail {
  const clean = Object.entries(headers).map(([name, value]) => [name, oneLine(value)]);
  return { kind, to: oneLine(to), subject: oneLine(subject), text, html, headers: Object.fromEntries(clean) };
}

/** The path of every mail: limit check, queue, delivery by `SMTP_URL` or into the outbox. */
export function createMailer(settings: Settings, databases: Databases, jobs: Jobs): Mailer {
  const transport = settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, settings.MAIL_FROM)
    : outboxTransport(databases);
  jobs.register<Mail>(JOB, (mail) => transport.deliver(mail), { pollSeconds: 1, retries: 10 });
  return {
    send: async (mail, options) => {
      const db = options?.transaction ?? databases.primary.kysely;
      if (!(await mayMail(db, mail.kind, mail.to, settings.RATE_LIMIT_FACTOR))) return false;
      await jobs.enqueue(JOB, safe(mail), options);
      return true;
    },
    close: () => transport.close(),
  };
}

/** Sends through a mail server; if it refuses a mail, the job fails and is retried later. */
function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    connectionTimeout: 15_000,
    disableFileAccess: true,
  } as object);
  return {
    deliver: async ({ to, subject, text, html, headers }) => {
      // As an object, the address is never parsed as a list of addresses.
      await transporter.sendMail({ from, to: { name: '', address: to }, subject, text, html, headers: headers ?? {} });
    },
    close: () => transporter.close(),
  };
}
