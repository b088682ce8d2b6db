import { addTexts } from '@care/contracts';

/** What magazine, advisor and guide say. */
export const tt = addTexts('content', {
  magazineTitle: 'Pflegemagazin',
  magazineLead: 'Geschichten, Antworten und Erfahrungen aus dem Alltag der Pflege.',
  magazineDescription:
    'Das Pflegemagazin: Beiträge für Angehörige, Pflegebedürftige und Pflegekräfte, verständlich und aus der Praxis.',
  magazineEmpty: 'Noch gibt es keine Beiträge. Schauen Sie bald wieder vorbei.',
  magazineFailed: 'Die Beiträge konnten nicht geladen werden.',
  advisorTitle: 'Pflegeratgeber',
  advisorLead: 'Anträge, Leistungen und Rechte in der Pflege: Schritt für Schritt erklärt.',
  advisorDescription:
    'Der Pflegeratgeber erklärt Pflegegrad, Leistungen der Pflegekasse und Ihre Rechte Schritt für Schritt.',
  advisorEmpty: 'Noch gibt es keine Ratgeber. Schauen Sie bald wieder vorbei.',
  advisorFailed: 'Die Ratgeber konnten nicht geladen werden.',
  indexPage: '{{title}}, Seite {{page}}',
  textFailed: 'Dieser Text konnte nicht geladen werden.',
  moreArticles: 'Weitere Beiträge',
  moreGuides: 'Weitere Ratgeber',
  allArticles: 'Alle Beiträge',
  allGuides: 'Alle Ratgeber',
  contents: 'Auf dieser Seite',
  inShort: 'Kurz gesagt',
  byEditors: 'Von der Pflegefenster-Redaktion',
  checkedOn: 'Zuletzt geprüft am {{date}}',
  oneMinute: '1 Minute Lesezeit',
  minutes: '{{number}} Minuten Lesezeit',
  searchTitle: 'Anbieter in Ihrer Nähe',
  searchText: '{{careForm}}: Sehen Sie alle Anbieter in Deutschland, oder geben Sie Ihren Ort ein.',
  searchCounted: '{{number}} {{providers}} ansehen',
  related: 'Passt dazu',
  noAdvice: 'Dieser Text erklärt Grundzüge und ersetzt keine Beratung im Einzelfall.',
  updatedAt: 'Zuletzt aktualisiert am {{date}}',
  toMagazine: 'Zum Pflegemagazin',
  choice: {
    title: 'Pflegeleitfaden',
    heading: 'In sechs Fragen zur passenden Pflegeform',
    lead: 'Gehen Sie die Fragen der Reihe nach durch, am besten gemeinsam mit der Person, um die es geht. Bei jeder Antwort sehen Sie, welche Pflegeform dazu passt und wo Sie Anbieter finden.',
    description:
      'Welche Pflegeform passt? Der Pflegeleitfaden führt Sie in sechs Fragen zu ambulanter Pflege, Tagespflege, Pflegeheim oder betreutem Wohnen.',
    number: 'Frage {{number}} von {{total}}',
    find: '{{careForm}}: Anbieter finden',
    moreTitle: 'Mehr zum Nachlesen',
  },
});
