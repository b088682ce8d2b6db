import { addTexts } from '@care/contracts';

/** What only signing in and the own account say. */
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
});
