import { routes } from '@care/contracts/routes';
import { t } from '@care/contracts/texts';
import { composeMail } from '../../../platform/mail/compose';
import type { Addressee, Mail } from '../../../platform/mail/mail';
import { siteLink } from '../../../platform/mail/site-address';

// The mails about the second factor, to confirmed addresses only.

const NOT_YOU =
  'Falls Sie das nicht veranlasst haben, setzen Sie bitte sofort Ihr Passwort zurück und prüfen Sie Ihre Angaben.';

const securityMail = ({ email, first_name }: Addressee, subject: string, text: string, origin: string): Mail =>
  composeMail({
    kind: 'account',
    to: email,
    name: first_name,
    subject,
    paragraphs: [text, NOT_YOU],
    action: { label: 'Sicherheit Ihres Kontos', url: siteLink(origin, routes.accountSecurity.build()) },
  });

export const secondFactorSetMail = (person: Addressee, origin: string): Mail =>
  securityMail(
    person,
    'Zwei-Faktor-Anmeldung eingerichtet',
    `für Ihr Konto bei ${t('brand.name')} ist jetzt die Zwei-Faktor-Anmeldung eingerichtet. Auf allen anderen Geräten wurden Sie abgemeldet.`,
    origin,
  );

export const secondFactorRemovedMail = (person: Addressee, origin: string): Mail =>
  securityMail(
    person,
    'Zwei-Faktor-Anmeldung ausgeschaltet',
    `die Zwei-Faktor-Anmeldung für Ihr Konto bei ${t('brand.name')} wurde ausgeschaltet. Zum Anmelden genügt wieder das Passwort.`,
    origin,
  );

export const recoveryCodeUsedMail = (person: Addressee, left: number, origin: string): Mail =>
  securityMail(
    person,
    'Wiederherstellungscode verwendet',
    `bei der Anmeldung an Ihrem Konto bei ${t('brand.name')} wurde ein Wiederherstellungscode verwendet. Verbleibende Codes: ${left}.`,
    origin,
  );
