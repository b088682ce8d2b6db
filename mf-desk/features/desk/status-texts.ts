import { addTexts } from '@care/contracts';

export const statusText = addTexts('platformStatus', {
  title: 'Status der Slices',
  lead: 'Stand {{time}} Uhr. Die Seite aktualisiert sich jede Minute, ohne zu springen.',
  since: 'Gezählt hat dieser Server seit {{time}} Uhr, ohne personenbezogene Daten.',
  failedToLoad: 'Der Status konnte nicht geladen werden.',
  stale: 'Der Status konnte nicht aktualisiert werden. Sie sehen einen älteren Stand.',
  table: 'Slices und Versionen',
  release: 'Slice und Version',
  share: 'Anteil',
  state: 'Zustand',
  states: {
    live: 'live',
    canary: 'Canary läuft',
    stopped: 'hat sich gestoppt',
    'rolled-back': 'zurückgerollt',
    withdrawn: 'zurückgezogen',
    former: 'abgelöst',
  },
  views: 'Aufrufe',
  failed: 'Ladefehler',
  faulty: 'Fehler',
  from: 'seit {{from}}',
  fromTo: '{{from}} bis {{to}}',
  tableNote:
    'Ladefehler: Anteil der Aufrufe, in denen der Slice nicht ankam. Fehler: Anteil mit mindestens einem Fehler danach. Alle Änderungen nennt „slice history“.',
  noViews: '–',
});
