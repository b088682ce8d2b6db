/**
 * Tells a refused address from a server that refuses every mail of ours, if it gives no reason (OP-104). A refusal is
 * believed if the server took the mail before it; with a second one in a row neither is.
 */
export class PlainRefusals {
  private hasTaken = false;
  private believed: string | undefined;

  /** The server took a mail. */
  taken(): void {
    this.hasTaken = true;
    this.believed = undefined;
  }

  /** @returns whether this address takes no mail, and an address of which that is in doubt again */
  refused(address: string): { isBelieved: boolean; doubted: string | undefined } {
    const [isBelieved, doubted] = [this.hasTaken, this.believed];
    this.hasTaken = false;
    this.believed = isBelieved ? address : undefined;
    return { isBelieved, doubted };
  }
}

/**
 * What a failed delivery means. `address`: the address takes no mail, now and later. `refused`: so it seems, but the server
 * does not say whether it refuses the address or the sender. `mail`: the server never takes this
 * mail. `later`: it may take it later for this recipient. `server`: it was not handed over, and others would not be
 * either. `unknown`: the connection broke, perhaps after the server took it.
 */
export type SmtpFailure = 'address' | 'refused' | 'mail' | 'later' | 'server' | 'unknown';

type SmtpError = Partial<Record<'response' | 'command' | 'code' | 'syscall', string> & { responseCode: number }>;

/** Faults of nodemailer before it hands over a mail. */
const NOT_CONNECTED = new Set(['EDNS', 'ETLS', 'EAUTH']);

/** Codes that concern the mailbox: does not exist, is elsewhere, or has a name that is none. */
const OF_MAILBOX = new Set([550, 551, 553]);

/**
 * Whether a refused recipient does not exist. If the server adds an enhanced code (RFC 3463), it decides, because 550 is
 * also the code for unwanted senders (5.7.1) and full mailboxes (5.2.2).
 */
function meaningOf(code: number, response: string): SmtpFailure {
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (!enhanced) return OF_MAILBOX.has(code) ? 'refused' : 'mail';
  return /^5\.(1\.([0-36]|10)|2\.1)$/.test(enhanced) ? 'address' : 'mail';
}

/** The meaning of an error of nodemailer. */
export function failureOf(error: unknown): SmtpFailure {
  const { responseCode: code, response = '', command, ...fault } = Object(error) as SmtpError;
  if (!code) {
    // It refuses an address that is none by itself.
    if (fault.code === 'EENVELOPE') return 'mail';
    return fault.syscall === 'connect' || NOT_CONNECTED.has(fault.code ?? '') ? 'server' : 'unknown';
  }
  const isOfMail = code !== 421 && (command === 'RCPT TO' || command === 'DATA');
  if (!isOfMail) return 'server';
  if (code < 500) return 'later';
  return command === 'RCPT TO' ? meaningOf(code, response) : 'mail';
}
