import { addTexts } from '@care/contracts';

/** What only signing in, the own account and job seekers' profiles say. */
export const tt = addTexts('account', {
  signIn: {
    username: 'Benutzername oder E-Mail',
    password: 'Passwort',
    caseHint: 'Prüfen Sie auch die Groß- und Kleinschreibung.',
    sending: 'Sie werden angemeldet …',
    noAccount: 'Noch kein Konto?',
    joinNow: 'Jetzt kostenlos registrieren',
  },
  own: {
    greeting: 'Guten Tag, {{name}}',
    details: 'Ihre Angaben',
    name: 'Name',
    username: 'Benutzername',
    email: 'E-Mail',
    emailOpen: 'noch nicht bestätigt',
    userType: 'Art des Kontos',
    company: 'Einrichtung',
    tier: 'Paket',
    tierBilled: '{{tier}}, {{period}}',
    loadFailed: 'Ihr Konto konnte nicht geladen werden.',
    signingOut: 'Sie werden abgemeldet …',
    signOutFailed:
      'Das Abmelden hat nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  },
  staff: {
    title: 'Profil einer Pflegekraft',
    titleOf: '{{name}}, Pflegekraft in {{towns}}',
    description: '{{name}}: {{qualifications}}. Der Name wird geschützt.',
    backToResults: 'Zurück zu den Suchergebnissen',
    backToAccount: 'Zurück zu Mein Konto',
    anonymised: 'Name wird geschützt',
    happyAboutOffers: '„Ich freue mich über Angebote“',
    locations: 'Wo ich arbeiten möchte',
    aboutMe: 'Über mich',
    certificates: 'Zertifikate',
    wishes: 'Besondere Wünsche',
    contact: 'Kontakt',
    activateAccount: 'Um Pflegekräfte zu kontaktieren, benötigen Sie das Plus- oder Premium-Paket.',
    toPackages: 'Pakete ansehen',
    notYet: 'Nachrichten an Pflegekräfte sind auf dieser Seite noch nicht möglich.',
    publicView: 'So sehen Besucher Ihr Profil.',
  },
});
