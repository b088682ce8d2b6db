import { formatDate } from '@care/contracts/format';
import { INVITATION_PATH } from '@care/contracts/owner-paths';
import type { RatingInvites } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { composeMail } from '../../platform/mail/compose';
import type { Mail } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe';

type InviteTexts = RatingInvites['mail'];

/** The words of an invitation, for the mail and for its preview (PK-08). */
export const inviteTexts = (company: string, validUntil: Date): InviteTexts => ({
  subject: `Ihre Erfahrung mit ${company}`,
  before: [
    `„${company}“ bittet Sie um eine Bewertung bei ${t('brand.name')}. Die Einrichtung hat uns Ihre E-Mail-Adresse dafür gegeben und bestätigt, dass Sie damit einverstanden sind.`,
  ],
  intro: `„${company}“ schreibt Ihnen dazu:`,
  after: [
    'Schreiben Sie offen, was gut war und was nicht. Eine Belohnung gibt es dafür nicht, und niemand darf Ihnen eine versprechen. Sie brauchen ein Konto; wenn Sie noch keines haben, legen Sie es dabei an.',
  ],
  action: 'Zur Einladung',
  footer: [
    `Der Link gilt für eine Bewertung, bis zum ${formatDate(validUntil.toISOString())}. Bitte geben Sie ihn nicht weiter: Er gilt für ein Konto mit dieser E-Mail-Adresse. Bei Ihrer Bewertung steht „Kontakt nachgewiesen“, sobald mehrere eingeladene Personen geschrieben haben.`,
  ],
});

interface Invitation {
  email: string;
  company: string;
  /** The owner's own words; may be empty. */
  text: string;
  key: string;
  validUntil: Date;
  /** The page that ends all invitations to this address. */
  stop: string;
  origin: string;
}

/** The mail to a person whom a provider asks to rate it. */
export function inviteMail({ email, company, text, key, validUntil, stop, origin }: Invitation): Mail {
  const { subject, before, intro, after, action, footer } = inviteTexts(company, validUntil);
  return composeMail({
    kind: 'rating-invite',
    to: email,
    subject,
    paragraphs: [...before, ...(text ? [`${intro}\n${text}`] : []), ...after],
    action: { label: action, url: siteLink(origin, INVITATION_PATH, { key }) },
    footer: [...footer, `Sie möchten keine Einladungen zu Bewertungen mehr, von keiner Einrichtung? ${stop}`],
    headers: unsubscribeHeaders(stop),
  });
}
