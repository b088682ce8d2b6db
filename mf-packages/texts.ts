import { addTexts } from '@care/contracts';

/** Names, rows, prices and the footnote come from the server. */
export const packageText = addTexts('packages', {
  title: 'Pakete & Preise für Pflege\u00adanbieter',
  tabTitle: 'Pakete & Preise für Pflegeanbieter',
  description:
    'Free, Plus und Premium im Vergleich: Leistungen, Preise und Laufzeiten für Pflegeanbieter. {{days}} Tage kostenlos testen.',
  trial: '{{days}} Tage kostenlos testen. Bis zum letzten Tag kündbar, danach monatlich.',
  billing: 'Abrechnung',
  yearlySaving: 'Jährlich: ein Monat geschenkt',
  compare: 'Vergleich der Pakete {{names}}',
  choose: 'Paket wählen',
  vat: 'Alle Preise zzgl. {{percent}}\u00a0% USt.',
  businessOnly: 'Das Angebot richtet sich ausschließlich an Unternehmen.',
  fee: 'Vermittlungspauschale: {{price}} zzgl. {{percent}}\u00a0% USt. je erfolgreicher Einstellung über das Portal. Eine Einstellung gilt als erfolgreich, sobald beide Seiten den Arbeitsvertrag unterschrieben haben. Für Pflegekräfte ist die Nutzung immer kostenlos.',
  per: { MONTHLY: 'pro Monat', YEARLY: 'pro Jahr' },
  perOrVat: '{{per}} oder {{other}}, zzgl. {{percent}}\u00a0% USt.',
  forever: 'dauerhaft',
  noBooking: 'ohne Buchung',
  noBookingNeeded: '{{name}} ist dauerhaft kostenlos und braucht keine Buchung.',
  current: 'Ihr aktuelles Paket',
  bookPackage: '{{name}}: {{action}}',
  included: 'enthalten',
  notIncluded: 'nicht enthalten',
  lineOf: '{{label}}: ',
  bookingTitle: 'Paket buchen',
  bookingFailed: 'Die Buchung konnte nicht geladen werden.',
  loadFailed: 'Die Pakete konnten nicht geladen werden.',
});
