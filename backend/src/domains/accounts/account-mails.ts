import { DELETION_DAYS, EXPORT_LINK_HOURS, RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@care/contracts/constants';
import { formatDate } from '@care/contracts/format';
import { routes } from '@care/contracts/routes';
import { t } from '@care/contracts/texts';
import { composeMail } from '../../platform/mail/compose';
import type { Mail } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { UNCONFIRMED_DAYS } from './account-rows';

// All mails about an account. `origin` is the origin of the site, for links.

interface Person {
  email: string;
  first_name: string;
  email_verified_at: Date | null;
}

/** The name is used only if the address is confirmed; otherwise a stranger may have typed it. */
const addressed = ({ email, first_name, email_verified_at }: Person) => ({
  to: email,
  ...(email_verified_at && { name: first_name }),
});

const brand = t('brand.name');
const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });
const NOT_YOU = 'Falls Sie das nicht veranlasst haben, brauchen Sie nichts zu tun.';
const NOT_YOU_ACT =
  'Falls Sie das nicht veranlasst haben, setzen Sie bitte sofort Ihr Passwort zurück und prüfen Sie Ihre Angaben.';

/** `what` only selects the text of the page that the link opens; the key decides what is confirmed. */
const confirmLink = (origin: string, key: string, what?: 'change' | 'newsletter'): string =>
  siteLink(origin, routes.confirmEmail.build(), { key, ...(what && { what }) });
const accountLink = (origin: string): string => siteLink(origin, routes.account.build());
const forgottenLink = (origin: string): string => siteLink(origin, routes.forgottenPassword.build());

export const confirmAddressMail = (person: Pick<Person, 'email'>, key: string, origin: string): Mail =>
  composeMail({
    kind: 'confirm-address',
    to: person.email,
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `vielen Dank für Ihre Registrierung bei ${brand}. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Bis dahin halten wir Ihre Nachrichten, Bewerbungen und Bewertungen zurück.`,
      `Der Link ist ${VERIFY_LINK_HOURS} Stunden gültig. Wird die Adresse nicht bestätigt und das Konto nicht genutzt, löschen wir das Konto nach ${UNCONFIRMED_DAYS} Tagen. ${NOT_YOU}`,
    ],
    action: { label: 'E-Mail-Adresse bestätigen', url: confirmLink(origin, key) },
  });

export const alreadyRegisteredMail = (email: string, origin: string): Mail =>
  composeMail({
    kind: 'already-registered',
    to: email,
    subject: `Sie haben bereits ein Konto bei ${brand}`,
    paragraphs: [
      `jemand möchte diese E-Mail-Adresse für ein weiteres Konto bei ${brand} verwenden. Sie gehört aber schon zu Ihrem Konto. An Ihrem Konto wurde nichts geändert, und das andere kann die Adresse nicht bestätigen.`,
      `Wenn Sie das waren, melden Sie sich bitte mit Ihrem bisherigen Konto an. Falls Sie Ihr Passwort nicht mehr wissen, können Sie es zurücksetzen. ${NOT_YOU}`,
    ],
    action: { label: 'Passwort zurücksetzen', url: forgottenLink(origin) },
  });

/** The receipt of a registered provider, to a confirmed address. */
export const companyRegisteredMail = (
  { email, first_name }: Pick<Person, 'email' | 'first_name'>,
  { id, name }: { id: number; name: string },
  origin: string,
): Mail =>
  composeMail({
    kind: 'account',
    to: email,
    name: first_name,
    subject: `Ihre Einrichtung ist registriert: ${name}`,
    paragraphs: [
      `vielen Dank, wir haben die Registrierung von „${name}“ erhalten. Der Eintrag ist noch nicht öffentlich.`,
      'Der nächste Schritt: Laden Sie ein Dokument hoch, das zeigt, dass Sie die Einrichtung vertreten dürfen. Dann prüfen wir den Eintrag in der Regel in zwei Werktagen.',
    ],
    action: { label: 'Dokument hochladen', url: siteLink(origin, routes.ownershipClaim.build({ companyId: id })) },
  });

/** The reply to a visitor who requests the confirmation link again while several accounts wait for it. */
export const signInToConfirmMail = (email: string, origin: string): Mail =>
  composeMail({
    kind: 'confirm-address',
    to: email,
    subject: 'Bitte melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen',
    paragraphs: [
      `zu dieser E-Mail-Adresse gibt es bei ${brand} mehrere Konten, die noch nicht bestätigt sind. Bitte melden Sie sich mit Ihrem Benutzernamen an und fordern Sie den Link in Ihrem Konto an. So bestätigen Sie das richtige.`,
      NOT_YOU,
    ],
    action: { label: 'Anmelden', url: siteLink(origin, routes.login.build()) },
  });

const resetLink = (origin: string, { id, token }: { id: number; token: string }): string =>
  siteLink(origin, routes.newPassword.build(), { uid: String(id), token });

const RESET_SUBJECT = 'Ihr Passwort zurücksetzen';
const RESET_VALID = `${RESET_LINK_MINUTES} Minuten gültig und funktioniert nur einmal`;

export const resetPasswordMail = (person: Person & { id: number }, token: string, origin: string): Mail =>
  composeMail({
    kind: 'reset-password',
    ...addressed(person),
    subject: RESET_SUBJECT,
    paragraphs: [
      `für Ihr Konto bei ${brand} wurde ein neues Passwort angefordert. Über den Link können Sie es festlegen. Er ist ${RESET_VALID}.`,
      `${NOT_YOU} Ihr bisheriges Passwort gilt weiter.`,
    ],
    action: { label: 'Neues Passwort festlegen', url: resetLink(origin, { id: person.id, token }) },
  });

/** A reset of an account with an unconfirmed address; a stranger may have created the account. */
export interface OpenReset {
  id: number;
  token: string;
  created_at: Date;
}

/** Contains no text that the creators of the accounts typed, because any of them may be a stranger. */
export function resetOpenAccountsMail(email: string, resets: readonly OpenReset[], origin: string): Mail {
  const [first, ...others] = resets;
  const isOne = first !== undefined && others.length === 0;
  const madeAt = ({ created_at }: OpenReset): string => `angelegt am ${moment.format(created_at)} Uhr`;
  return composeMail({
    kind: 'reset-password',
    to: email,
    subject: RESET_SUBJECT,
    paragraphs: [
      isOne
        ? `für das Konto mit dieser E-Mail-Adresse bei ${brand}, ${madeAt(first)}, wurde ein neues Passwort angefordert. Über den Link können Sie es festlegen. Er ist ${RESET_VALID}.`
        : `zu dieser E-Mail-Adresse gibt es bei ${brand} mehrere Konten, die noch nicht bestätigt sind. Für welches möchten Sie ein neues Passwort festlegen? Jeder Link ist ${RESET_VALID}.`,
      ...(isOne ? [] : resets.map((reset) => `Konto, ${madeAt(reset)}:\n${resetLink(origin, reset)}`)),
      'Mit dem neuen Passwort bestätigen Sie zugleich diese E-Mail-Adresse. Nachrichten, die bis dahin in dem Konto warten, werden dann zugestellt. Bitte setzen Sie das Passwort daher nur bei einem Konto, das Sie selbst angelegt haben.',
      NOT_YOU,
    ],
    ...(isOne && { action: { label: 'Neues Passwort festlegen', url: resetLink(origin, first) } }),
  });
}

export const passwordChangedMail = (person: Person, origin: string): Mail =>
  composeMail({
    kind: 'account',
    ...addressed(person),
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      `das Passwort Ihres Kontos bei ${brand} wurde gerade geändert. Auf allen anderen Geräten wurden Sie abgemeldet.`,
      NOT_YOU_ACT,
    ],
    action: { label: 'Passwort zurücksetzen', url: forgottenLink(origin) },
  });

export const changeAddressOldMail = (person: Person, newEmail: string, key: string, origin: string): Mail =>
  composeMail({
    kind: 'change-address',
    ...addressed(person),
    subject: 'Bitte bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
    paragraphs: [
      `für Ihr Konto bei ${brand} soll künftig die Adresse ${newEmail} gelten. Bitte bestätigen Sie die Änderung. An die neue Adresse haben wir ebenfalls einen Link geschickt; erst wenn beide bestätigt sind, ändern wir sie.`,
      `Der Link ist ${VERIFY_LINK_HOURS} Stunden gültig. Falls Sie das nicht veranlasst haben, bestätigen Sie bitte nicht und ändern Sie Ihr Passwort.`,
    ],
    action: { label: 'Änderung bestätigen', url: confirmLink(origin, key, 'change') },
  });

const OLD_AGREES =
  ' An die bisherige Adresse haben wir ebenfalls einen Link geschickt; erst wenn beide bestätigt sind, ändern wir sie.';

export const changeAddressNewMail = (newEmail: string, key: string, origin: string, needsOld: boolean): Mail =>
  composeMail({
    kind: 'change-address',
    to: newEmail,
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      `diese Adresse soll künftig für ein Konto bei ${brand} gelten. Bitte bestätigen Sie, dass sie Ihnen gehört.${needsOld ? OLD_AGREES : ''}`,
      `Der Link ist ${VERIFY_LINK_HOURS} Stunden gültig. ${NOT_YOU}`,
    ],
    action: { label: 'Neue Adresse bestätigen', url: confirmLink(origin, key, 'change') },
  });

export const addressChangedMail = (to: string, firstName: string, newEmail: string, origin: string): Mail =>
  composeMail({
    kind: 'account',
    to,
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    name: firstName,
    paragraphs: [`für Ihr Konto bei ${brand} gilt jetzt die Adresse ${newEmail}.`, NOT_YOU_ACT],
    action: { label: 'Mein Konto', url: accountLink(origin) },
  });

export const newsletterConfirmMail = (person: Pick<Person, 'email'>, key: string, origin: string): Mail =>
  composeMail({
    kind: 'newsletter',
    to: person.email,
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    paragraphs: [
      `Sie möchten den Newsletter von ${brand} erhalten. Bitte bestätigen Sie das über den Link; ohne Bestätigung schicken wir Ihnen keinen.`,
      `Der Link ist ${VERIFY_LINK_HOURS} Stunden gültig. ${NOT_YOU} Abmelden können Sie sich jederzeit.`,
    ],
    action: { label: 'Newsletter bestätigen', url: confirmLink(origin, key, 'newsletter') },
  });

export const deletionScheduledMail = (person: Person, scheduledFor: Date, origin: string): Mail =>
  composeMail({
    kind: 'account',
    ...addressed(person),
    subject: 'Ihr Konto wird gelöscht',
    paragraphs: [
      `Ihr Konto bei ${brand} ist ab sofort gesperrt und wird am ${formatDate(scheduledFor.toISOString())} endgültig gelöscht.`,
      `Sie haben ${DELETION_DAYS} Tage Zeit, es sich anders zu überlegen: Melden Sie sich an und machen Sie die Löschung in Ihrem Konto rückgängig.`,
      NOT_YOU_ACT,
    ],
    action: { label: 'Löschung rückgängig machen', url: accountLink(origin) },
  });

export const deletionCancelledMail = (person: Person, origin: string): Mail =>
  composeMail({
    kind: 'account',
    ...addressed(person),
    subject: 'Ihr Konto bleibt bestehen',
    paragraphs: [
      `die Löschung Ihres Kontos bei ${brand} wurde rückgängig gemacht. Sie können es wieder wie gewohnt nutzen.`,
      NOT_YOU_ACT,
    ],
    action: { label: 'Mein Konto', url: accountLink(origin) },
  });

export const deletedMail = (person: Person): Mail =>
  composeMail({
    kind: 'account',
    ...addressed(person),
    subject: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      `Ihr Konto bei ${brand} und die dazu gespeicherten Daten wurden gelöscht. Das ist unsere letzte Nachricht an Sie.`,
    ],
  });

export const exportReadyMail = (person: Person, url: string): Mail =>
  composeMail({
    kind: 'account',
    ...addressed(person),
    subject: 'Ihre Daten stehen zum Herunterladen bereit',
    paragraphs: [
      `wir haben Ihre Daten bei ${brand} zusammengestellt. Der Link ist ${EXPORT_LINK_HOURS} Stunden gültig. Bitte geben Sie ihn nicht weiter: Wer ihn hat, kann Ihre Daten herunterladen.`,
      NOT_YOU_ACT,
    ],
    action: { label: 'Daten herunterladen', url },
  });
