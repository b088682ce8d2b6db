import { addTexts } from '@care/contracts';

export const accountPageText = addTexts('account', {
  signIn: {
    username: 'Benutzername oder E-Mail',
    password: 'Passwort',
    caseHint: 'Prüfen Sie auch die Groß- und Kleinschreibung.',
    sending: 'Sie werden angemeldet …',
    noAccount: 'Noch kein Konto?',
    joinNow: 'Jetzt kostenlos registrieren',
    now: 'Jetzt anmelden',
    again: 'Erneut anmelden',
  },
  password: {
    forgotten: 'Passwort vergessen?',
    forgottenLead:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort festlegen.',
    sendLink: 'Link anfordern',
    resetSent:
      'Wenn zu dieser Adresse ein Konto besteht, erhalten Sie in Kürze eine E-Mail mit einem Link. Der Link ist 60 Minuten gültig.',
    newTitle: 'Neues Passwort festlegen',
    save: 'Passwort speichern',
    done: 'Ihr Passwort wurde geändert. Sie wurden auf allen anderen Geräten abgemeldet.',
    askAgain: 'Neuen Link anfordern',
  },
  confirm: {
    title: {
      email: 'E-Mail-Adresse bestätigen',
      change: 'Änderung der E-Mail-Adresse bestätigen',
      newsletter: 'Newsletter bestätigen',
    },
    lead: {
      email: 'Bitte bestätigen Sie, dass die E-Mail-Adresse, an die wir Ihnen geschrieben haben, Ihnen gehört.',
      change: 'Bitte bestätigen Sie die Änderung, über die wir Ihnen in unserer E-Mail geschrieben haben.',
      newsletter: 'Bitte bestätigen Sie, dass Sie unseren Newsletter erhalten möchten.',
    },
    linkExpired: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
    resend: 'Bestätigungs-E-Mail erneut senden',
    resent:
      'Wenn zu dieser Adresse ein unbestätigtes Konto besteht, erhalten Sie in Kürze eine E-Mail mit einem neuen Link.',
    again: {
      change: 'Einen neuen Link erhalten Sie, wenn Sie die E-Mail-Adresse in Ihrem Konto noch einmal ändern.',
      newsletter: 'Einen neuen Link erhalten Sie, wenn Sie den Newsletter in Ihrem Konto neu einschalten.',
    },
    toAccount: 'Zu Mein Konto',
    done: {
      EMAIL: 'Ihre E-Mail-Adresse ist bestätigt.',
      EMAIL_CHANGE_HALF:
        'Danke. Die neue Adresse gilt, sobald auch der Link in der E-Mail an Ihre andere Adresse bestätigt wurde.',
      EMAIL_CHANGE: 'Ihre neue E-Mail-Adresse ist bestätigt und gilt ab sofort.',
      NEWSLETTER: 'Ihre Anmeldung zum Newsletter ist bestätigt.',
    },
    already: {
      EMAIL: 'Sie haben Ihre E-Mail-Adresse schon bestätigt.',
      EMAIL_CHANGE_HALF:
        'Sie haben die Änderung hier schon bestätigt. Die neue Adresse gilt, sobald auch der Link in der E-Mail an Ihre andere Adresse bestätigt wurde.',
      EMAIL_CHANGE: 'Sie haben Ihre neue E-Mail-Adresse schon bestätigt. Sie gilt bereits.',
      NEWSLETTER: 'Sie haben Ihre Anmeldung zum Newsletter schon bestätigt.',
    },
  },
  own: {
    ratingChanged: 'Ihre Bewertung wurde geändert.',
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
    onlyProviders: 'Anschreiben können nur Pflegeanbieter.',
    toPackages: 'Pakete ansehen',
    write: 'Kontakt aufnehmen',
    writeHint: 'Sie schreiben an das Postfach. E-Mail-Adresse und Nachname von {{name}} bleiben verborgen.',
    opening: 'Wird geöffnet …',
    publicView: 'So sehen Anbieter Sie.',
  },
});
