import { addTexts } from '@care/contracts';

/** Texts about a town: a separate catalogue, loaded with the text. */
export const cityText = addTexts('searchCity', {
  title: 'Pflege in {{city}}',
  inTown_one: 'In {{city}} selbst finden Sie 1 Pflegeanbieter.',
  inTown_other: 'In {{city}} selbst finden Sie {{count}} Pflegeanbieter.',
  noneInTown: 'In {{city}} selbst ist kein Pflegeanbieter eingetragen.',
  around_one: 'Im Umkreis von {{radius}}\u00a0km ist es 1.',
  around_other: 'Im Umkreis von {{radius}}\u00a0km sind es {{count}}.',
  rated_one: 'Davon ist 1 bewertet{{average}}.',
  rated_other: 'Davon sind {{count}} bewertet{{average}}.',
  average: ', im Durchschnitt mit {{average}} von 5 Sternen',
  hiring_one: '1 Einrichtung im Umkreis sucht derzeit Personal.',
  hiring_other: '{{count}} Einrichtungen im Umkreis suchen derzeit Personal.',
  homes_one: '{{feature}} (1 Haus)',
  homes_other: '{{feature}} ({{count}} Häuser)',
  features: 'Besonderheiten in {{city}} und Umgebung',
  faq: 'Häufige Fragen',
  howMany: 'Wie viele Pflegeanbieter gibt es in {{city}}?',
  howManyAnswer: 'In {{city}} {{inTown}}, im Umkreis von {{radius}}\u00a0km {{around}} (Stand {{date}}).',
  best: 'Welche Einrichtung in und um {{city}} ist am besten bewertet?',
  bestAnswer: '{{name}} mit {{average}} von 5 Sternen aus {{number}} Bewertungen.',
  bestOfFew: '{{name}}, bisher mit {{ratings}}. Das ist noch zu wenig für einen verlässlichen Durchschnitt.',
  vacancies: 'Wo gibt es freie Stellen in der Pflege in und um {{city}}?',
  vacanciesAnswer_one: '1 Stellenangebot finden Sie in der Jobsuche.',
  vacanciesAnswer_other: '{{count}} Stellenangebote finden Sie in der Jobsuche.',
  careForms: {
    'stationare-pflege': {
      title: 'Stationäre Pflege in {{city}}',
      text_one:
        '1 Pflegeheim in {{city}} und Umgebung bietet vollstationäre Pflege. Achten Sie bei der Auswahl auf Lage, Personalschlüssel und besondere Angebote wie {{dementia}}.',
      text_other:
        '{{count}} Pflegeheime in {{city}} und Umgebung bieten vollstationäre Pflege. Achten Sie bei der Auswahl auf Lage, Personalschlüssel und besondere Angebote wie {{dementia}}.',
    },
    'betreutes-wohnen': {
      title: 'Betreutes Wohnen in {{city}}',
      text_one:
        '1 Anlage in {{city}} und Umgebung verbindet die eigene Wohnung mit Unterstützung nach Bedarf. Fragen Sie nach, welche Leistungen im Grundpreis enthalten sind.',
      text_other:
        '{{count}} Anlagen in {{city}} und Umgebung verbinden die eigene Wohnung mit Unterstützung nach Bedarf. Fragen Sie nach, welche Leistungen im Grundpreis enthalten sind.',
    },
    'teilstationare-pflege': {
      title: 'Tages- und Nachtpflege in {{city}}',
      text_one:
        '1 Anbieter in {{city}} und Umgebung entlastet Angehörige tage- oder nachtweise. Fragen Sie nach einem Fahrdienst.',
      text_other:
        '{{count}} Anbieter in {{city}} und Umgebung entlasten Angehörige tage- oder nachtweise. Viele holen ihre Gäste zu Hause ab.',
    },
    'ambulante-pflege': {
      title: 'Ambulante Pflege in {{city}}',
      text_one:
        '1 Pflegedienst in {{city}} und Umgebung kommt zu Ihnen nach Hause – von der Grundpflege bis zur medizinischen Behandlungspflege.',
      text_other:
        '{{count}} Pflegedienste in {{city}} und Umgebung kommen zu Ihnen nach Hause – von der Grundpflege bis zur medizinischen Behandlungspflege.',
    },
  },
});
