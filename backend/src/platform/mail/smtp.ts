import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer';

/** Sends through a mail server; a refused mail fails its job, which is tried again later. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    connectionTimeout: 15_000,
    disableFileAccess: true,
  } as object);
  return {
    deliver: async ({ to, subject, text, html, headers }) => {
      // As an object the address is never read as a list of addresses.
      await transporter.sendMail({ from, to: { name: '', address: to }, subject, text, html, headers: headers ?? {} });
    },
    close: () => transporter.close(),
  };
}
