import { addTexts } from '@care/contracts';
import { COMPANY_FIELDS, type CompanyField } from '@care/contracts/company-fields';

const labels = Object.entries(COMPANY_FIELDS).map(([field, { label }]) => [field, label]);
/** The label of a field (SH-26). */
export const fieldLabel = addTexts('company-fields', Object.fromEntries(labels) as Record<CompanyField, string>);

export const profileText = addTexts('provider-profile', {
  head: {
    title: '{{name}} in {{city}}, {{street}}',
    titlePlain: '{{name}} in {{city}}',
    description: '{{title}}: {{words}}',
    services: '{{services}}. Leistungen, Besonderheiten, Bewertungen und offene Stellen.',
    unavailable: 'Pflegeanbieter',
  },
  crumbs: { city: 'Pflegeanbieter in {{city}}' },
  tabs: { label: 'Bereiche des Profils', profile: 'Profil', jobs: 'Wir als Arbeitgeber' },
  sections: { label: 'Auf dieser Seite', ratings: 'Bewertungen' },
  media: 'Bilder und Videos',
  picture: 'Bild {{n}} von {{name}}',
  video: 'Video {{n}} von {{name}}',
  confirmedHint:
    'Der Betreiber hat uns nachgewiesen, dass er diese Einrichtung vertritt. Das ist keine Aussage zur Pflegequalität.',
  hireCount: '{{hire}} ({{count}})',
  facts: { place: 'Umgebung', features: 'Schwerpunkte' },
  yes: 'Ja',
  ratings: 'Zu den Bewertungen: ',
  about: 'Über uns',
  noDescription: 'Dieser Pflegeanbieter hat sich noch nicht vorgestellt.',
  takenOver: 'Übernommene Angaben, zurzeit nicht vom Betreiber bestätigt.',
  activities: 'Aktivitäten',
  services: 'Leistungen',
  noServices: 'Bisher sind keine Leistungen angegeben.',
  features: 'Besonderheiten',
  benefits: 'Arbeitgebervorteile',
  qualifications: 'Qualifikationen',
  location: {
    title: 'Lage',
    map: 'Karte: {{name}}',
    open: 'Adresse in Karten-App öffnen',
  },
  contact: {
    title: 'Kontakt',
    call: 'Anrufen: {{phone}}',
    callShort: 'Anrufen',
    addressIncomplete: 'Die vollständige Adresse liegt uns nicht vor.',
    noPhone: 'Keine Telefonnummer angegeben',
    website: 'Zur Website',
    location: 'Route und Lage ansehen',
    noOwner: 'Dieses Profil wird noch nicht vom Betreiber gepflegt.',
    whenToCall: 'Rufen Sie am besten werktags am Vormittag an.',
    updated: 'Zuletzt aktualisiert am {{date}}',
    bar: 'Schnell Kontakt aufnehmen',
    write: 'Nachricht schreiben',
    form: 'Zum Nachrichten\u00adformular',
  },
  message: {
    title: 'Nachricht an {{company}}',
    noScript: 'Zum Schreiben einer Nachricht braucht diese Seite JavaScript.',
  },
  signInToApply: 'Anmelden und bewerben',
  registerToApply: 'Kostenlos registrieren',
  share: 'Link teilen',
  embed: 'Profil einbinden',
  remember: 'Auf diesem Gerät merken',
  rememberShort: 'Merken',
  jobs: {
    title: 'Stellenangebote',
    none: 'Zurzeit sind keine Stellen ausgeschrieben.',
    all: 'Alle Stellenangebote anzeigen',
    posted: 'Veröffentlicht am {{date}}',
  },
});
