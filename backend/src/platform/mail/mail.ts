import type { MailKind } from './mail-limits';
import type { MailValues } from './mail-template';

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

/** The contents of a mail, without its frame. */
export interface MailContent {
  kind: MailKind;
  to: string;
  subject: string;
  /** The name in the greeting; without it the greeting has no name. */
  name?: string;
  paragraphs: string[];
  /** Texts with a heading that links to more. */
  entries?: readonly { title: string; text: string; url: string }[];
  /** The main action, as a button and as a link to copy. */
  action?: { label: string; url: string };
  /** Below the signature: the reason for this mail, and how to stop such mails. */
  footer?: string[];
  headers?: Record<string, string>;
}

/** A mail whose words are in the database. */
export interface MailDraft extends Pick<Mail, 'kind' | 'to' | 'headers'> {
  /** The name in the greeting; without it the greeting has no name. */
  name?: string;
  /** The text of the mail among the contents of the site. */
  template: string;
  values?: MailValues;
  /** Of the button. */
  url?: string;
}

/** A person to whom a mail goes. */
export interface Addressee {
  email: string;
  first_name: string;
}

type ToPerson = Omit<MailDraft, 'kind' | 'to' | 'name'> & { kind?: MailKind };

/** A mail to a person, by default about the account. */
export const mailTo = ({ email, first_name }: Addressee, { kind = 'account', ...draft }: ToPerson): MailDraft => ({
  ...draft,
  kind,
  to: email,
  name: first_name,
});

/** How mails are delivered: to a mail server, or into the outbox of an installation without one. */
export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
  /** Throws if no mail could be delivered at present. */
  check(): Promise<unknown>;
  close(): void;
}
