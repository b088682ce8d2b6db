import { addTexts } from '@care/contracts';

/** What only the pages about positions say; profiles do without. */
export const jt = addTexts('provider-jobs', {
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
  newJob: {
    title: 'Neues Stellenangebot',
    signIn: 'Bitte melden Sie sich an, um ein Stellenangebot zu veröffentlichen.',
    packages: 'Pakete ansehen',
  },
});
