import type { MailKind } from './mail-limits';

export interface Mail {
  /** The kind for the limit of mails per address. */
  kind: MailKind;
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** A person to whom a mail goes. */
export interface Addressee {
  email: string;
  first_name: string;
}

/** How mails are delivered: to a mail server, or into the outbox of an installation without one. */
export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
