import type { CompanyRow } from '../companies';

/** Providers of mailboxes for everybody: their domains do not identify the user of an address. */
const FREE_MAIL = new Set(
  (
    'gmail.com googlemail.com web.de gmx.de gmx.net gmx.com gmx.at gmx.ch t-online.de magenta.de freenet.de arcor.de ' +
    'outlook.com outlook.de hotmail.com hotmail.de live.com live.de msn.com yahoo.com yahoo.de ymail.com icloud.com ' +
    'me.com mac.com aol.com aol.de posteo.de mailbox.org proton.me protonmail.com pm.me tutanota.com tutanota.de ' +
    'tuta.com tuta.io mail.de email.de online.de vodafone.de kabelmail.de o2mail.de o2online.de netcologne.de ewetel.net ' +
    'unitybox.de htp-tel.de osnanet.de vodafonemail.de 1und1.de ionos.de mail.com zoho.com fastmail.com yandex.com'
  ).split(' '),
);

/** The host of a website without "www."; undefined for a free-mail provider or something that is no website. */
function ownDomain(website: string | null): string | undefined {
  if (!website) return undefined;
  const text = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(text)) return undefined;
  const host = new URL(text).hostname.replace(/^www\./, '').replace(/\.$/, '');
  return host.includes('.') && !FREE_MAIL.has(host) ? host : undefined;
}

/** Whether an address belongs to the domain of a website, or to one below it. */
export function isUnder(address: string, website: string | null): boolean {
  const own = ownDomain(website);
  const domain = address.split('@').at(-1)?.toLowerCase();
  return own !== undefined && (domain === own || domain?.endsWith(`.${own}`) === true);
}

/**
 * The address to which a code may be sent: the one on file, else the claimant's own if it belongs to the website on
 * file. For a provider that was only registered there is none, because the registrant typed both; nor for one that an owner
 * has left, because both may be of that person.
 */
export function proofAddress(
  company: Pick<CompanyRow, 'status' | 'has_former_owner' | 'email' | 'website'>,
  accountEmail: string,
): string | undefined {
  if (company.status !== 'PUBLISHED' || company.has_former_owner) return undefined;
  if (company.email) return company.email;
  return isUnder(accountEmail, company.website) ? accountEmail : undefined;
}

/** `info@haus.de` as `i•••@haus.de`. */
export const maskedAddress = (address: string): string => address.replace(/^(.).*@/su, '$1•••@');
