import { addTexts } from '@care/contracts';

/** Texts of the job offer pages. */
export const jobOfferText = addTexts('provider-jobs', {
  jobsTitle: 'Stellenangebote bei {{name}} in {{city}}',
  jobsDescription: 'Offene Stellen und Vorteile für Mitarbeitende bei {{name}} in {{city}}.',
  offerTitle: '{{title}} bei {{name}}',
  offerDescription: '{{title}}, {{employment}}, in {{city}} bei {{name}}.',
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
    signIn: 'Bitte melden Sie sich an, um ein Stellenangebot zu veröffentlichen.',
  },
});
