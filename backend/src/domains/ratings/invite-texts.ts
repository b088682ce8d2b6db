import { formatDate } from '@care/contracts/format';
import type { RatingInvites } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';

/** The words of an invitation, for the mail and for its preview (PK-08). */
export const inviteTexts = (company: string, validUntil: Date): RatingInvites['mail'] => ({
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
