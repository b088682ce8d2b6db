import type { Jobs, EnqueueOptions } from '../jobs/jobs';
import type { Databases } from '../platform/database';
import type { Settings } from '../settings';
import { outboxTransport } from './outbox';
import { smtpTransport } from './smtp';

export type Mail = {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** How a mail leaves: to a mail server, or into the outbox of an installation without one. */
export type MailTransport = { deliver(mail: Mail): Promise<void>; close(): void };

export type Mailer = {
  /** Queues a mail; it leaves after the answer, and again if the server did not take it. With a transaction only if that one does. */
  send(mail: Mail, options?: Pick<EnqueueOptions, 'transaction'>): Promise<void>;
  close(): void;
};

const JOB = 'mail';

/** What somebody typed must not become a header of its own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function safe({ to, subject, text, html, headers = {} }: Mail): Mail {
  const clean = Object.entries(headers).map(([name, value]) => [name, oneLine(value)]);
  return { to: oneLine(to), subject: oneLine(subject), text, html, headers: Object.fromEntries(clean) };
}

/** The way every mail takes: checked, queued, delivered by `SMTP_URL` or into the outbox. */
export function createMailer(settings: Settings, databases: Databases, jobs: Jobs): Mailer {
  const transport = settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, settings.MAIL_FROM)
    : outboxTransport(databases);
  jobs.register<Mail>(JOB, (mail) => transport.deliver(mail), { pollSeconds: 1, retries: 10 });
  return {
    send: (mail, options) => jobs.enqueue(JOB, safe(mail), options),
    close: () => transport.close(),
  };
}
