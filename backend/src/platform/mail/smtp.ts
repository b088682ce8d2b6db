import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail';

/** Sends through a mail server; if it refuses a mail, the job fails and is retried later. */
export function smtpTransport(url: string, from: string): MailTransport {
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
