import { addTexts } from '@care/contracts';
import { FILTERS, flagsOf, SEARCH_TYPES, type FlagKey } from '@care/contracts/search';

type FlagWords = Record<'label' | 'title', string>;
const flags = SEARCH_TYPES.flatMap(flagsOf).map((key): [FlagKey, FlagWords] => [key, FILTERS[key]]);
/** Label and title of a yes/no filter (SH-26). */
export const flagText = addTexts('search-flags', Object.fromEntries(flags) as Record<FlagKey, FlagWords>);

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
    part: ' · {{range}}',
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
    twoCounts: '{{inTown}} in {{city}}, {{around}} im Umkreis von {{radius}}\u00a0km',
    germany: 'Deutschland',
    elsewhere: 'Weitere Suchen',
    careForms: 'Pflegeformen',
    rankingText:
      'Ohne eigene Sortierung zeigen wir zuerst Einrichtungen mit der besten Bewertung. Dabei wiegen viele Bewertungen mehr als wenige: Wir rechnen zu jeder Einrichtung fünf durchschnittliche Bewertungen hinzu. Bei gleichem Ergebnis zählt die Anzahl der Bewertungen, danach die Entfernung. Bezahlte Pakete beeinflussen die Reihenfolge nicht. Sie bestimmen nur, wie viel Inhalt ein Profil zeigen kann. Bezahlte Platzierungen stehen getrennt und sind mit „Anzeige“ gekennzeichnet.',
    weighed: 'Viele Bewertungen wiegen mehr als wenige: 4,6 bei 136 zählt mehr als 4,8 bei 3.',
    rankingNow: 'Bei dieser Suche zählen der Reihe nach:',
    loadFailed: 'Die Treffer konnten nicht geladen werden.',
    sort: 'Sortieren',
  },
  map: {
    label: 'Karte der Treffer',
    closed: 'Sehen Sie die Treffer auf der Karte.',
    short: 'Karte',
    list: 'Liste',
    showList: 'Liste anzeigen',
    close: 'Karte schließen',
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
  },
  city: {
    nearby: 'Auch in der Nähe',
  },
});
