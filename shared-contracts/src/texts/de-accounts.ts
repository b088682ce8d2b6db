// Texts of accounts and the API only: not in the shared catalogue, which every visitor loads.
export const deAccounts = {
  media: {
    mainImageTier: 'Ein Titelbild zeigt Ihr Profil ab dem Plus-Paket.',
  },
  errors: {
    incorrectStreet:
      'Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus (Straße und Hausnummer, PLZ und Ort, Land).',
    companyExists: 'Diese Einrichtung gibt es bei uns schon.',
    serviceExist: 'Diese Leistung ist bereits in Ihrer Liste.',
    alreadyExists: 'Ist bereits vorhanden',
    theSameLocalization: 'Der Standort wurde bereits hinzugefügt',
    invalidVideoTypeHint: 'Erlaubt sind MP4 und WebM bis 50\u00a0MB.',
    photoResolution:
      'Das Bild muss zwischen {{min}} × {{min}} und {{max}} × {{max}} Pixel groß sein und darf höchstens {{megapixels}} Megapixel haben.',
    picturesBusy:
      'Gerade werden sehr viele Bilder hochgeladen. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    photoSendServerMessage: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es später erneut.',
    tooManyFiles: 'Sie haben die maximale Anzahl an Dateien erreicht ({{max}}).',
    tooManyMailsPlusTier:
      'Sie haben in diesem Monat bereits {{limit}} Pflegekräfte angeschrieben. Mit dem Premium-Paket können Sie unbegrenzt viele Pflegekräfte kontaktieren.',
    recruitingLimitPlusTier:
      'Mit Ihrem aktuellen Abo können Sie keine unbegrenzte Anzahl von Anwerbungen durchführen. Wenn Sie ein Upgrade vornehmen (Premium-Paket), sind unbegrenzt viele Anwerbungen im Monat möglich.',
    descriptionError: 'Die Beschreibung darf nicht leer sein',
    activitiesError: 'Die Aktivitäten dürfen nicht leer sein',
    successTextRegistration:
      'Vielen Dank für Ihre Registrierung. Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in dieser Nachricht.',
    wrongCredentials: 'Falsche Anmeldeinformationen',
    linkExpired: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
    wrongPassword: 'Dieses Passwort stimmt nicht.',
    ratingAlreadyCreated: 'Der Benutzer hat bereits eine Bewertung für ein bestimmtes Unternehmen erstellt',
    alreadyReported: 'Sie können eine Bewertung nur einmal melden',
    reportSent: 'Vielen Dank für Ihre Meldung. Wir haben den Eingang bestätigt und prüfen die Bewertung.',
    jobOfferLimitPremiumTier:
      'Sie haben die maximale Anzahl von 40 Stellenangeboten erreicht. Bitte löschen oder deaktivieren Sie eine Anzeige, um eine neue zu veröffentlichen.',
    onlyPlusPremiumAnswer: 'Nur plus- und premium-stufe kann antworten geben.',
    paymentCanceled: 'Ihre Zahlung wurde storniert',
    paymentSuccess: 'Danke für Ihre Zahlung.',
    productInquirySent: 'Ihre Produktanfrage wurde gesendet.',
    ratingAdded: 'Ihre Bewertung wurde hinzugefügt.',
    ratingRemoved: 'Die Bewertung wurde gestrichen.',
    wrongStreetNumber: 'Falsche Straße und Hausnummer',
    termsRequired: 'Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.',
    invalidAccountType:
      'Mit einem Konto für Pflegekräfte können Sie keine Einrichtung registrieren. Bitte melden Sie sich ab und legen Sie ein Konto als Pflegeanbieter an.',
    loginToCreateFacility: 'Bitte melden Sie sich an, um ein Konto für Ihre Einrichtung anzulegen.',
    requestFailed: 'Die Anfrage ist fehlgeschlagen (Fehler {{status}}). Bitte versuchen Sie es erneut.',
    sessionExpired:
      'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an. Ihre Eingaben bleiben dafür {{minutes}} Minuten erhalten.',
  },
  ownership: {
    codeForm: 'Bitte geben Sie die sechs Ziffern aus der E-Mail ein.',
  },
  fields: {
    emailTaken: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
    usernameTaken: 'Dieser Benutzername ist bereits vergeben.',
    usernameAt: 'Bitte wählen Sie einen Benutzernamen ohne @.',
    website: 'Bitte geben Sie eine gültige Internetadresse ein, z.\u00a0B. https://www.beispiel.de.',
    zipCode: 'Bitte geben Sie eine fünfstellige Postleitzahl ein.',
    zipCodeOfStreet: 'Die Postleitzahl passt nicht zur Adresse.',
    vatId: 'Bitte prüfen Sie die USt-IdNr., z.\u00a0B. DE123456789.',
    choice: 'Bitte wählen Sie einen der angebotenen Werte aus.',
    passwordShort: 'Das Passwort muss mindestens {{min}} Zeichen lang sein.',
    passwordWeak: 'Dieses Passwort ist zu leicht zu erraten.',
    password2: 'Die Passwörter stimmen nicht überein.',
    starsRequired: 'Bitte vergeben Sie 1 bis 5 Sterne.',
    salaryTooHigh: 'Bitte prüfen Sie den Betrag.',
    salaryMissing: 'Bitte geben Sie einen Betrag an, oder lassen Sie das Gehalt ganz weg.',
    validThrough: 'Bitte wählen Sie einen Tag zwischen morgen und heute in einem Jahr.',
    maxLength: 'Bitte kürzen Sie den Text auf höchstens {{max}} Zeichen.',
    dateRange: 'Das Enddatum muss nach dem Startdatum liegen.',
    salaryRange: 'Der Höchstbetrag muss mindestens so hoch sein wie der Mindestbetrag.',
    conflict: 'Die Daten wurden inzwischen an anderer Stelle geändert. Bitte laden Sie die Seite neu.',
    summary: 'Bitte prüfen Sie Ihre Eingaben:',
  },
  search: {
    listView: 'Liste',
    copyLink: 'Link kopieren',
  },
  actions: {
    edit: 'Bearbeiten',
    cancel: 'Abbrechen',
    delete: 'Löschen',
    back: 'Zurück',
    remove: '„{{label}}“ entfernen',
  },
  // Whoever changes one of these texts raises the version in backend/src/domains/inquiries/products/inquiry-consents.ts.
  inquiry: {
    consent: 'Ich stimme den Allgemeinen Nutzungsbedingungen zu.',
    communicationConsent:
      'Ich bin damit einverstanden, dass mich {{operator}} zu meiner Anfrage per E-Mail und Telefon kontaktiert. Widerruf jederzeit möglich.',
  },
  status: {
    goneTitle: 'Dieses Angebot ist nicht mehr verfügbar',
    errorText: 'Wir arbeiten daran. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
};
