import { addTexts } from '@care/contracts';

/** Texts of the search only. Shared texts come from the shared catalogue. */
export const searchText = addTexts('search', {
  form: {
    label: 'Pflegeanbieter suchen',
    change: 'Suche ändern',
    summary: 'Suche ändern: {{what}}',
    everywhere: 'Ganz Deutschland',
    allCareForms: 'Alle Pflegeformen',
    unknownCity: 'Diesen Ort haben wir nicht gefunden. Bitte wählen Sie einen Ort aus den Vorschlägen aus.',
    ambiguousCity: 'Es gibt mehrere Orte, die zu Ihrer Eingabe passen. Bitte wählen Sie einen davon aus.',
    candidates: 'Meinten Sie einen dieser Orte?',
    pageLead: 'Nennen Sie uns einen Ort oder eine Pflegeform, dann zeigen wir Ihnen passende Anbieter.',
    searching: 'Wird gesucht …',
  },
  filters: {
    label: 'Filter',
    active: 'Aktive Filter',
    stars_one: '1 Stern und mehr',
    stars_other: '{{count}} Sterne und mehr',
    allRatings: 'Alle Bewertungen',
    allPlaces: 'Alle Lagen',
    reset: 'Zurücksetzen',
    chosen: '{{label}} ({{count}})',
    ratingChosen_one: 'Bewertung ab 1 Stern',
    ratingChosen_other: 'Bewertung ab {{count}} Sternen',
    hits: '({{count}})',
    openForOffers: 'Nur offen für Angebote',
    salaryFrom: 'Ab {{amount}} im Monat',
    lastDays: 'Letzte {{count}} Tage',
  },
  results: {
    providers: 'Pflegeanbieter',
    staff: 'Pflegepersonal',
    jobs: 'Pflegejobs',
    inCity: '{{what}} in {{city}}',
    inGermany: '{{what}} in Deutschland',
    inBox: '{{what}} im Kartenausschnitt',
    mapSection: 'Kartenausschnitt',
    and: '{{first}} und {{last}}',
    heading: 'Treffer',
    summary: '{{count}} · {{range}}',
    title_one: '{{what}}: 1 Anbieter',
    title_other: '{{what}}: {{count}} Anbieter',
    titlePage: '{{title}}, Seite {{page}}',
    descriptionPage: '{{description}} Seite {{page}}.',
    description_one:
      '1 Anbieter für {{careForm}} in {{place}}: Leistungen, Besonderheiten, Bewertungen und offene Stellen.',
    description_other:
      '{{count}} Anbieter für {{careForm}} in {{place}} vergleichen: Leistungen, Besonderheiten, Bewertungen und offene Stellen.',
    anyCareForm: 'alle Pflegeformen',
    around: '{{city}} und Umgebung',
    twoCounts: '{{inTown}} in {{city}}, {{around}} im Umkreis von {{radius}} km',
    germany: 'Deutschland',
    elsewhere: 'Weitere Suchen',
    careForms: 'Pflegeformen',
    rankingText:
      'Ohne eigene Sortierung zeigen wir zuerst Einrichtungen mit der besten Bewertung. Dabei wiegen viele Bewertungen mehr als wenige: Wir rechnen zu jeder Einrichtung fünf durchschnittliche Bewertungen hinzu. Bei gleichem Ergebnis zählt die Anzahl der Bewertungen, danach die Entfernung. Bezahlte Pakete beeinflussen die Reihenfolge nicht. Sie bestimmen nur, wie viel Inhalt ein Profil zeigen kann. Bezahlte Platzierungen stehen getrennt und sind mit „Anzeige“ gekennzeichnet.',
    rankingNow: 'Bei dieser Suche zählen der Reihe nach:',
    loadFailed: 'Die Treffer konnten nicht geladen werden.',
    sort: 'Sortieren',
  },
  map: {
    label: 'Karte der Treffer',
    closed: 'Sehen Sie die Treffer auf der Karte.',
  },
  empty: {
    without: 'Ohne „{{label}}“ ({{hits}})',
    withoutAny: 'Ohne weitere Filter ({{hits}})',
    withoutAnyWider: 'Ohne weitere Filter, {{radius}} ({{hits}})',
    nearby: 'Suchen Sie in einem Nachbarort:',
    nearbyHits: '{{name}} ({{hits}})',
  },
  card: {
    logo: 'Logo',
    distance: '{{km}} entfernt',
    more: '+{{count}} weitere',
    hiring: '{{label}} ({{count}})',
    confirmedHint:
      'Der Betreiber hat uns nachgewiesen, dass er diese Einrichtung vertritt. Das ist keine Aussage zur Pflegequalität.',
    remove: 'Von der Merkliste entfernen',
    removeName: 'Von der Merkliste entfernen: {{name}}',
    remember: 'Auf diesem Gerät merken: {{name}}',
  },
  device: {
    kept: 'Gemerkt: ohne Konto und nur in diesem Browser.',
    forgotten: 'Nicht mehr auf diesem Gerät gemerkt.',
    full: 'Auf diesem Gerät sind schon {{max}} Pflegeanbieter gemerkt. Entfernen Sie bitte zuerst einen davon.',
    refused: 'Dieser Browser speichert hier nichts. Mit einem Konto haben Sie Ihre Merkliste überall.',
  },
  city: {
    title: 'Pflege in {{city}}',
    inTown_one: 'In {{city}} selbst finden Sie 1 Pflegeanbieter.',
    inTown_other: 'In {{city}} selbst finden Sie {{count}} Pflegeanbieter.',
    noneInTown: 'In {{city}} selbst ist kein Pflegeanbieter eingetragen.',
    around_one: 'Im Umkreis von {{radius}} km ist es 1.',
    around_other: 'Im Umkreis von {{radius}} km sind es {{count}}.',
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
    howManyAnswer: 'In {{city}} {{inTown}}, im Umkreis von {{radius}} km {{around}} (Stand {{date}}).',
    best: 'Welche Einrichtung in und um {{city}} ist am besten bewertet?',
    bestAnswer: '{{name}} mit {{average}} von 5 Sternen aus {{number}} Bewertungen.',
    vacancies: 'Wo gibt es freie Stellen in der Pflege in und um {{city}}?',
    vacanciesAnswer_one: '1 Stellenangebot finden Sie in der Jobsuche.',
    vacanciesAnswer_other: '{{count}} Stellenangebote finden Sie in der Jobsuche.',
    nearby: 'Auch in der Nähe',
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
  },
});
