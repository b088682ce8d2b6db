import { addTexts } from '@care/contracts';

/** Texts of the job offer pages. */
export const jobOfferText = addTexts('provider-jobs', {
  jobsTitle: 'Stellenangebote bei {{name}} in {{city}}',
  jobsDescription_one:
    '1 offene Stelle bei {{name}} in {{city}}: Beschäftigungsart, Vergütung und Vorteile für Mitarbeitende.',
  jobsDescription_other:
    '{{count}} offene Stellen bei {{name}} in {{city}}: Beschäftigungsart, Vergütung und Vorteile für Mitarbeitende.',
  offerTitle: '{{title}} bei {{name}}',
  offerDescription:
    '{{title}}, {{employment}}, bei {{name}} in {{city}}: Aufgaben, Anforderungen und Bewerbung mit wenigen Sätzen.',
  employmentType: 'Beschäftigungsart',
  salary: 'Vergütung',
  gross: '{{salary}}, brutto',
  onRequest: 'auf Anfrage',
  place: 'Arbeitsort',
  start: 'Beginn',
  validThrough: 'Veröffentlicht bis',
  tasks: 'Ihre Aufgaben',
  requirements: 'Ihr Profil',
  qualifications: 'Gesuchte Qualifikationen',
  offer: 'Wir bieten',
  contactPerson: 'Ansprechperson',
  employer: 'Zum Profil des Arbeitgebers',
  expired: 'Dieses Stellenangebot ist nicht mehr verfügbar.',
  similar: 'Ähnliche Stellen in {{city}}',
  edit: 'Stellenangebot bearbeiten',
  editorFailed: 'Der Bereich zum Bearbeiten konnte nicht geladen werden.',
  freeTier: 'Mit dem kostenlosen Profil ist Ihre Arbeitgeberseite nicht öffentlich sichtbar.',
  packages: 'Pakete ansehen',
  newJob: {
    title: 'Neues Stellenangebot',
    onlyOwner: 'Stellenangebote von „{{name}}“ schreibt nur das Konto, zu dem die Einrichtung gehört.',
    toProfile: 'Zum Profil',
    signIn: 'Bitte melden Sie sich an, um ein Stellenangebot zu veröffentlichen.',
  },
});
