import { addTexts } from '@care/contracts';

export const alertText = addTexts('alert', {
  confirm: {
    title: 'Benachrichtigung bestätigen',
    lead: 'Mit der Bestätigung erhalten Sie eine E-Mail, sobald es neue Treffer zu Ihrer Suche gibt.',
    done: 'Vielen Dank. Wir schreiben Ihnen, wenn es Neues gibt: {{label}}.',
    already: 'Sie haben diese Benachrichtigung schon bestätigt: {{label}}.',
  },
  end: {
    title: 'Benachrichtigung beenden',
    lead: 'Sie erhalten dann keine E-Mails mehr zu dieser Suche.',
    done: 'Sie erhalten keine E-Mails mehr zu dieser Suche: {{label}}.',
  },
  toResults: 'Treffer ansehen',
  save: {
    lead: 'Wir schreiben Ihnen eine E-Mail, wenn es neue Treffer gibt. Abmelden können Sie sich jederzeit.',
    label: 'Name der Suche (optional)',
    email: 'E-Mail',
    frequency: 'Wie oft?',
    frequencies: { INSTANT: 'Sofort', DAILY: 'Täglich', WEEKLY: 'Wöchentlich', NONE: 'Keine E-Mail' },
    ask: 'Benachrichtigen',
    saved: 'Ihre Suche wurde gespeichert.',
    toAccount: 'Gespeicherte Suchen ansehen',
    asked: 'Bitte bestätigen Sie die Benachrichtigung über den Link in der E-Mail, die wir Ihnen geschickt haben.',
    providersOnly: 'Hinweise auf neue Pflegekräfte gibt es nur für Pflegeanbieter.',
  },
});
