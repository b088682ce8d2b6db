import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EnqueueOptions, Jobs } from '../jobs/jobs';
import type { Databases } from '../database/database';
import type { Db } from '../database/schema';
import { StartupError } from '../process/startup-error';
import type { Settings } from '../settings';
import { oneLine } from '../text/plain-text';
import { areMailsHeld, outboxTransport } from './outbox';
import type { Mail, MailContent, MailDraft, MailTransport } from './mail';
import { composeDraft, composeMail, withImprint } from './compose';
import { mayMail, type MailKind } from './mail-limits';
import { fillTemplate, frameOf, wordsOf, type MailFrame, type MailTemplate } from './mail-template';
import { PlainRefusals, failureOf } from './smtp-failure';
import { endSuppression, isSuppressed, suppress } from './suppression';

type MailOutcome = 'sent' | 'refused' | 'suppressed';

export type Mailer = ReturnType<typeof createMailer>;

/** A public text and the frame of all mails are replaced by these. */
interface OtherWords {
  template?: MailTemplate;
  frame?: MailFrame;
}

interface MailerOptions {
  /** Called for a mail that the server refuses for good. */
  onRefusal: (error: unknown, kind: MailKind) => void;
  /** The lines below every mail, read when it is delivered. */
  imprint: () => Promise<string[]>;
}

const JOB = 'mail';

/** User input must not become a separate header. */
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
) {
  const outbox = outboxTransport(databases);
  const transport = settings.SMTP_URL ? smtpTransport(settings.SMTP_URL, settings) : outbox;
  const refusals = new PlainRefusals();
  const counts = { sent: 0, refused: 0, suppressed: 0, failed: 0 };
  const db = databases.primary.kysely;
  const present = async () => ((await areMailsHeld(databases)) ? outbox : transport);
  const attempt = async (mail: Mail): Promise<MailOutcome> => {
    if (await isSuppressed(db, mail.to)) return 'suppressed';
    try {
      await (await present()).deliver(withImprint(safe(mail), await imprint()));
      refusals.taken();
      return 'sent';
    } catch (error) {
      const failure = failureOf(error);
      const isGone = failure === 'address' || (failure === 'refused' && (await isBelieved(mail.to)));
      if (!isGone && failure !== 'mail') throw error;
      onRefusal(error, mail.kind);
      if (isGone) await suppress(db, { address: mail.to, cause: 'REFUSED', reason: (error as Error).message });
      return 'refused';
    }
  };
  const isBelieved = async (address: string): Promise<boolean> => {
    const { isBelieved: isGone, doubted } = refusals.refused(address);
    if (doubted) await endSuppression(db, doubted);
    return isGone;
  };
  /**
   * Delivers a mail now. Throws if it could not be delivered at present; `failureOf` says why.
   * @returns `refused` if the server will never take it, `suppressed` if its address takes no mail
   */
  const deliver = async (mail: Mail): Promise<MailOutcome> => {
    let outcome: keyof typeof counts = 'failed';
    try {
      return (outcome = await attempt(mail));
    } finally {
      counts[outcome]++;
    }
  };
  jobs.register<Mail>(JOB, async (mail) => void (await deliver(mail)), { pollSeconds: 1, retries: 10 });
  return {
    /**
     * Queues a mail. It is sent after the answer, and again if the server did not accept it; with a transaction only
     * after its commit. The number of mails of one kind per address is limited: false for a dropped mail.
     */
    send: async (mail: Mail | MailDraft, options?: Pick<EnqueueOptions, 'transaction'>): Promise<boolean> => {
      const counting = options?.transaction ?? db;
      if (!(await mayMail(counting, mail.kind, mail.to, settings.RATE_LIMIT_FACTOR))) return false;
      await jobs.enqueue(JOB, safe(await composed(counting, mail)), options);
      return true;
    },
    /** A mail with its public text and frame, or with others. */
    compose: (mail: Mail | MailDraft | MailContent, other?: OtherWords) => composed(db, mail, other),
    deliver,
    /** Throws if no mail could be delivered at present. */
    check: async () => (await present()).check(),
    /** What became of the mails of this process. */
    counts,
    /** Deletes the mails that wait in the queue. */
    dropQueued: () => jobs.dropQueued(JOB),
    /** Whether mails go into the outbox, because the database is a restored copy. */
    areHeld: () => areMailsHeld(databases),
    close: () => transport.close(),
  };
}

async function composed(
  db: Db,
  mail: Mail | MailDraft | MailContent,
  { template, frame }: OtherWords = {},
): Promise<Mail> {
  if ('text' in mail) return mail;
  const around = frame ?? (await frameOf(db));
  if (!('template' in mail)) return composeMail(mail, around);
  return composeDraft(mail, template ? fillTemplate(template, mail.values) : await wordsOf(db, mail), around);
}

/** The signed headers. RFC 8058 wants both of one-click unsubscribing among them; by default one is not. */
const SIGNED = [
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** By what nodemailer signs mails: the key belongs to the domain of the sender (DKIM). */
function signature({ MAIL_FROM, MAIL_DKIM_KEY_FILE: file, MAIL_DKIM_SELECTOR: keySelector }: Settings) {
  if (!file || !keySelector) return undefined;
  const domainName = MAIL_FROM.replace(/^.*@|>$/g, '');
  return { domainName, keySelector, privateKey: readKey(file), headerFieldNames: SIGNED };
}

/** A mail that cannot be signed would count as forged, so the start fails. */
function readKey(file: string): string {
  try {
    const key = createPrivateKey(readFileSync(file));
    return key.export({ format: 'pem', type: 'pkcs8' }).toString();
  } catch (error) {
    throw new StartupError(`MAIL_DKIM_KEY_FILE: ${file} is no private key: ${(error as Error).message}`);
  }
}

/** Mails share connections; one that is not opened in 15 s is given up, and a mail on a lost one is not sent again here. */
const POOL = { pool: 'true', connectionTimeout: '15000', maxRequeues: '0' };

/** Sends through a mail server, as mail that no out-of-office note answers. */
function smtpTransport(url: string, settings: Settings): MailTransport {
  const { MAIL_FROM: from } = settings;
  const dkim = signature(settings);
  // Options beside an address are ignored; in its query they count.
  const address = new URL(url);
  for (const [name, value] of Object.entries(POOL)) address.searchParams.set(name, value);
  // Not needed for the outbox.
  const transporter = import('nodemailer').then(({ createTransport }) => createTransport(address.href));
  return {
    deliver: async ({ to, subject, text, html, headers }) => {
      // As an object, the address is never parsed as a list of addresses.
      const recipient = { name: '', address: to };
      const all = { 'Auto-Submitted': 'auto-generated', ...headers };
      const mail = { from, to: recipient, subject, text, html, headers: all, disableFileAccess: true };
      await (await transporter).sendMail({ ...mail, ...(dkim && { dkim }) });
    },
    check: async () => (await transporter).verify(),
    close: () => void transporter.then((open) => open.close()),
  };
}
