import { addTexts } from '@care/contracts';

/** Texts of the home tabs. They have their own catalogue, so that the results pages do not load them. */
export const homeText = addTexts('searchHome', {
  figures: 'Zahlen',
  companies: 'Pflegeanbieter in ganz Deutschland',
  specialists: 'registrierte Fachkräfte',
  free: '0\u00a0€',
  freeText: 'für Pflegesuchende und Pflegekräfte, immer',
  claimed: '{{number}}+',
  whichForm: 'Sie wissen noch nicht, welche Pflegeform passt?',
  careFormsTitle: 'Welche Pflegeform passt?',
  careFormsText: 'Sieben Wege, gut versorgt zu sein. Wählen Sie einen aus, um passende Anbieter zu sehen.',
  careForms: {
    'stationare-pflege': 'Im Pflegeheim leben und rund um die Uhr versorgt sein.',
    'ambulante-pflege': 'Pflegekräfte kommen zu Ihnen nach Hause.',
    'betreutes-wohnen': 'Die eigene Wohnung, mit Unterstützung nach Bedarf.',
    'teilstationare-pflege': 'Tages- und Nachtpflege entlastet Angehörige.',
    kurzzeitpflege: 'Für einige Wochen, etwa nach dem Krankenhaus.',
    'senioren-wg': 'In kleiner Gemeinschaft wohnen und versorgt sein.',
    'weitere-pflegeformen': 'Zum Beispiel Hospiz oder Hilfe im Alltag.',
  },
  unsure: 'Noch unsicher?',
  unsureText: 'Der Pflegeleitfaden führt Sie in sechs Fragen zur passenden Pflegeform.',
  toGuide: 'Zum Pflegeleitfaden',
  citiesTitle: 'Pflege in Ihrer Stadt',
  citiesText: 'In ganz Deutschland finden Sie {{providers}} Pflegeanbieter.',
  citiesTextPlain: 'Finden Sie Pflegeanbieter in ganz Deutschland.',
  magazineTitle: 'Aus dem Pflegemagazin',
  allArticles: 'Alle Beiträge',
  description:
    'Vergleichen Sie Pflegeheime, ambulante Dienste und betreutes Wohnen in ganz Deutschland – mit Bewertungen von Angehörigen, Kunden und Mitarbeitenden.',
  hero: {
    careSeekersTitle: 'Den passenden Pflegeanbieter finden',
    careSeekersText:
      'Vergleichen Sie {{providers}} Pflegeanbieter in ganz Deutschland – mit Bewertungen von Angehörigen, Kunden und Mitarbeitenden.',
    careSeekersTextPlain:
      'Vergleichen Sie Pflegeanbieter in ganz Deutschland – mit Bewertungen von Angehörigen, Kunden und Mitarbeitenden.',
    careSeekersAction: 'Jetzt suchen',
    jobSeekersTitle: 'Ihr neuer Arbeitsplatz in der Pflege',
    jobSeekersText:
      'Legen Sie ein kostenloses Profil an und lassen Sie sich von passenden Arbeitgebern finden. Ihr Name bleibt geschützt.',
    jobSeekersAction: 'Kostenlos registrieren',
    employersTitle: 'Pflegekräfte, die zu Ihnen passen',
    employersText:
      'Sprechen Sie {{specialists}} registrierte Fachkräfte direkt an und veröffentlichen Sie Ihre Stellen.',
    employersTextPlain: 'Sprechen Sie registrierte Fachkräfte direkt an und veröffentlichen Sie Ihre Stellen.',
    employersAction: 'Pakete ansehen',
    moreThan: 'mehr als {{number}}',
    over: 'über {{number}}',
  },
});
