import { t } from '@care/contracts/texts';
import { mailTo } from '../../platform/mail/compose';
import type { Addressee, Mail } from '../../platform/mail/mail';

interface Decided {
  reference: string;
  reason: string;
}

/** A measure against an account, or against the provider that it owns. */
export const measureMail = (
  person: Addressee,
  { measure, about, reference, reason }: Decided & { measure: string; about: string },
): Mail =>
  mailTo(person, {
    subject: `${measure}: ${about}`,
    paragraphs: [
      `unsere Prüfstelle hat entschieden (Aktenzeichen ${reference}): ${measure}.`,
      reason,
      'Wenn Sie damit nicht einverstanden sind, antworten Sie bitte über unsere Kontaktseite.',
    ],
  });

/** Two entries of one provider became one. */
export const mergedMail = (
  person: Addressee,
  { names: [merged, target], reference, reason }: Decided & { names: readonly [merged: string, target: string] },
): Mail =>
  mailTo(person, {
    subject: `Zwei Einträge wurden zusammengeführt: ${target}`,
    paragraphs: [
      `„${merged}“ und „${target}“ sind dieselbe Einrichtung. Wir haben die Einträge bei ${t('brand.name')} zusammengeführt (Aktenzeichen ${reference}). Es bleibt der Eintrag „${target}“. Bewertungen, Nachrichten und Bewerbungen gehören jetzt zu ihm; die alte Adresse führt dorthin.`,
      'Stellenangebote des anderen Eintrags sind pausiert. Ein Antrag auf Inhaberschaft gilt weiter.',
      reason,
    ],
  });
