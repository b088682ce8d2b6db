import { addTexts } from '@care/contracts';

/** Texts of the shell only. */
export const shellText = addTexts('shell', {
  titleSuffix: '{{title}} · {{brand}}',
  menu: 'Menü',
  more: 'Mehr',
  providers: 'Pflegeanbieter',
  jobs: 'Pflegejobs',
  account: 'Konto und Einstellungen',
  errorTitle: 'Fehler',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist der Link veraltet oder ein Buchstabe ist verrutscht.',
  notOfferedTitle: 'Dieser Bereich ist noch nicht verfügbar',
  notOfferedText: 'Wir arbeiten daran. Bis dahin hilft Ihnen die Suche weiter.',
  crashTitle: 'Ein unerwarteter Fehler ist aufgetreten',
  crashText: 'Bitte laden Sie die Seite neu. Wenn der Fehler bleibt, versuchen Sie es später noch einmal.',
  badRequestTitle: 'Diese Adresse können wir nicht lesen',
  badRequestText: 'In der Adresse steckt ein Zeichen, das dort nicht hingehört, oder sie ist zu lang.',
  toSearch: 'Pflegeanbieter finden',
  reload: 'Neu laden',
  sources: 'Ortsdaten: GeoNames, DB InfraGO (CC BY 4.0), © OpenStreetMap-Mitwirkende (ODbL)',
  loading: 'Die Seite wird geladen',
  signOutFailed:
    'Das Abmelden hat nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
});
