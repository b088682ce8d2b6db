import { addTexts } from '@care/contracts';

export const suppressionText = addTexts('desk-suppression', {
  list: 'Unzustellbare Adressen',
  lead: 'An diese Adressen schicken wir keine E-Mails mehr, auch keine zum Passwort. Die Person liest das in ihrem Konto und kann ihre Adresse ändern. Nach zwölf Monaten endet ein Eintrag von selbst.',
  searchHint: 'Die ganze E-Mail-Adresse',
  failed: 'Die Adressen konnten nicht geladen werden.',
  none: 'Dazu gibt es keinen Eintrag.',
  hits_one: '1 Adresse',
  hits_other: '{{count}} Adressen',
  since: 'seit dem {{date}}',
  cause: {
    REFUSED: 'Der Mailserver hat die Adresse abgelehnt.',
    BOUNCED: 'Eine E-Mail kam zurück.',
    COMPLAINT: 'Die Person hat eine E-Mail als Spam gemeldet.',
  },
  reason: 'Grund: {{reason}}',
  lift: 'Wieder zustellen',
  lifted: 'An {{address}} schicken wir wieder E-Mails.',
});
