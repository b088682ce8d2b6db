import { BOOKKEEPING_YEARS, FACTS_AS_OF } from '@care/contracts/facts';
import type { LegalText } from './legal-text';

export const privacy = {
  title: 'Datenschutz',
  lead: 'Hier lesen Sie, welche Daten wir verarbeiten, wozu, wie lange, und welche Rechte Sie haben.',
  description:
    'Datenschutzhinweise von Pflegefenster: welche Daten wir verarbeiten, wozu und wie lange, und welche Rechte Sie haben.',
  sections: {
    verantwortlich: {
      title: 'Verantwortlich',
      text: '{{operatorName}}, {{operatorAddress}}, {{operatorPhone}}, {{operatorMail}}\n\nDatenschutzbeauftragte Person: {{operatorDpo}}',
    },
    besuch: {
      title: 'Beim Besuch der Seite',
      text: 'Damit Ihr Browser Seiten laden kann, verarbeiten unsere Server Ihre IP-Adresse, Datum und Uhrzeit, die abgerufene Adresse und technische Angaben des Browsers. Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO). Betrieben werden die Server bei {{operatorHosting}}.\n\nDamit wir Fehler bemerken, meldet Ihr Browser, welche Bausteine einer Seite geladen wurden, wie lange das gedauert hat und was dabei schiefging, zusammen mit der Adresse der Seite ohne Ihre Suchangaben. Wir zählen diese Meldungen und halten Fehler im Protokoll fest, beides ohne Ihre IP-Adresse.\n\nBeim ersten Aufruf werden keine Inhalte von anderen Anbietern geladen.',
    },
    suche: {
      title: 'Suche',
      text: 'Was Sie suchen, steht in der Adresse der Seite, damit Sie Ergebnisse teilen und wiederfinden können. Ihren Standort fragen wir nicht ab. Mit Ihrem Konto verbinden wir nur Suchen, die Sie speichern.\n\nOhne Konto können Sie sich über neue Treffer benachrichtigen lassen (Art. 6 Abs. 1 Buchst. a DSGVO). Dafür speichern wir die Suche und Ihre E-Mail-Adresse; bestätigen Sie die Adresse nicht, löschen wir beides nach sieben Tagen. Jede Benachrichtigung hat einen Link, mit dem Sie sie beenden.',
    },
    'cookie-einstellungen': {
      title: 'Speicherung in Ihrem Browser und Ihre Einwilligung',
      text: 'Notwendig (§\u00a025 Abs. 2 TDDDG):\n\n- Anmeldung: Cookies schützen das Anmelden, bis Sie den Browser schließen, und halten Ihre Sitzung, solange Sie angemeldet sind.\n- Ihre Wahl zur Privatsphäre: Sie wird in Ihrem Browser gespeichert und nicht an uns gesendet.\n- Entwürfe: Begonnene Nachrichten und Formulare bleiben in diesem Browserfenster, bis Sie sie senden oder das Fenster schließen.\n- Merkliste ohne Konto: Was Sie „auf diesem Gerät merken“, steht nur in Ihrem Browser, bis Sie es entfernen.\n- Neue Versionen: Erproben wir eine, hält ein Cookie 30 Tage lang eine Zahl von 0 bis 999 fest, damit Sie bei einer Version bleiben. Die Zahl teilen Sie mit vielen anderen.\n\nNur mit Ihrer Einwilligung (§\u00a025 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO):\n\n- Statistik: Wir zählen, welche Treffer angeklickt und welche Anfragen gestellt werden, sofern auf dieser Seite eingerichtet.\n- Karten: Karten eines Drittanbieters, sofern auf dieser Seite eingerichtet. Dabei wird Ihre IP-Adresse übertragen.\n- Werbung: gekennzeichnete Anzeigen eines Drittanbieters, sofern eingerichtet.\n\nSie können Ihre Wahl jederzeit mit Wirkung für die Zukunft ändern. Nutzen Sie dazu „Cookie-Einstellungen“ am Ende jeder Seite. Ohne JavaScript wird nichts davon geladen.',
    },
    konto: {
      title: 'Konto und Profil',
      text: 'Für ein Konto verarbeiten wir Ihren Namen, Ihre E-Mail-Adresse und Ihr Passwort, das wir nur als nicht umkehrbaren Wert speichern (Art. 6 Abs. 1 Buchst. b DSGVO). Profile von Pflegekräften zeigen keinen Nachnamen und sind für Suchmaschinen gesperrt. Die Liste der Pflegekräfte ordnen wir nach dem Tag, an dem jemand zuletzt angemeldet war oder das Profil geändert hat; veröffentlicht wird dieser Tag nicht.',
    },
    nachrichten: {
      title: 'Nachrichten, Anfragen und Bewerbungen',
      text: 'Was Sie an einen Anbieter schreiben, leiten wir an diesen weiter und speichern es, damit beide Seiten darauf zugreifen können. Bitte teilen Sie Gesundheitsangaben nur mit, wenn sie für die Anfrage nötig sind; sie sind freiwillig (Art. 9 Abs. 2 Buchst. a DSGVO).\n\nFragen Sie Beratung zu einem Pflegeprodukt an, speichern wir Ihren Namen, Ihre Anschrift, Ihre E-Mail-Adresse, Ihr Anliegen und, wenn Sie sie angeben, Ihre Telefonnummer, um die Anfrage zu beantworten (Art. 6 Abs. 1 Buchst. b DSGVO). Auch die Fassung der Texte, denen Sie zugestimmt haben, halten wir fest. Unser Team liest die Anfrage, sonst niemand. Den Eingang bestätigen wir per E-Mail. Per E-Mail und Telefon antworten wir nur, wenn Sie dem zugestimmt haben (Art. 6 Abs. 1 Buchst. a DSGVO), sonst per Post. Sind Sie angemeldet, gehört die Anfrage zu Ihrem Konto und steht im Download Ihrer Daten.',
    },
    bewertungen: {
      title: 'Bewertungen',
      text: 'Bewertungen veröffentlichen wir mit dem von Ihnen gewählten Namen oder anonym. Zur Prüfung speichern wir, von welchem Konto sie stammen. Diese Angabe wird nicht veröffentlicht. Wer eine Bewertung meldet, wird weder der Autorin oder dem Autor noch der Einrichtung genannt. Damit viele Meldungen aus einem Netz als eine zählen, speichern wir von der IP-Adresse einen Fingerabdruck, der nur für diese Bewertung gilt. Ihn und Name und E-Mail-Adresse einer Meldung ohne Konto löschen wir sechs Monate nach der Entscheidung, Nachweise zu einer Bewertung nach 30 Tagen. Löschen Sie Ihr Konto, nachdem wir eine Bewertung von Ihnen entfernt oder beanstandet haben, behalten wir von Ihrer E-Mail-Adresse 24 Monate lang einen Fingerabdruck, damit wir eine neue Bewertung derselben Einrichtung vorher lesen (Art. 6 Abs. 1 Buchst. f DSGVO).\n\nGibt uns eine Einrichtung Ihre E-Mail-Adresse, damit wir Sie um eine Bewertung bitten, schicken wir Ihnen eine E-Mail. Die Einrichtung hat bestätigt, dass Sie zugestimmt haben (Art. 6 Abs. 1 Buchst. a DSGVO). Danach speichern wir von der Adresse nur einen Fingerabdruck, zwölf Monate lang, damit die Einrichtung Sie nicht noch einmal fragt, dazu, ob der Link benutzt und für welche Bewertung er verwendet wurde. Lehnen Sie weitere Einladungen ab, behalten wir den Fingerabdruck, bis Sie das rückgängig machen (Art. 6 Abs. 1 Buchst. c DSGVO).',
    },
    empfaenger: {
      title: 'Empfänger',
      text: 'Ihre Daten erhalten nur Stellen, die sie für die genannten Zwecke brauchen: das Rechenzentrum, der Versand von E-Mails, bei bezahlten Paketen der Zahlungsdienst. Mit allen bestehen Verträge nach Art. 28 DSGVO, soweit sie nötig sind. [Betreiber: Empfänger eintragen]',
    },
    dauer: {
      title: 'Speicherdauer',
      text: `Protokolle des Servers löschen wir nach kurzer Zeit. [Betreiber: Frist eintragen] Kontodaten bleiben, bis Sie Ihr Konto löschen; gelöscht wird nach 14 Tagen, in denen Sie es sich anders überlegen können. Ein Konto, dessen E-Mail-Adresse nicht bestätigt wird, löschen wir mit allen Angaben, wenn es 30 Tage lang nicht genutzt wurde. Nachrichten und Produktanfragen löschen wir nach 24 Monaten, die erste Nachricht einer Unterhaltung zusammen mit der letzten Antwort, Produktanfragen auch mit dem Konto, mit dem Sie sie gesendet haben, Bewerbungen mit ihren Dateien sechs Monate nach Absage oder Rückzug, und wer Ihr Profil angesehen hat, nach zwölf Monaten. Bezahlte Bestellungen von Paketen und Vermittlungen, die beide Seiten bestätigt haben, mit der Stelle und dem Namen, den der Pflegeanbieter gesehen hat, bewahren wir wie Rechnungen ${BOOKKEEPING_YEARS.value} Jahre ab dem Ende des Jahres auf (${BOOKKEEPING_YEARS.source}, Stand: ${FACTS_AS_OF}), auch wenn Sie Ihr Konto löschen. Auf der Rechnung einer Vermittlung steht eine Referenz, kein Name der Pflegekraft. Nicht bezahlte Bestellungen löschen wir nach 90 Tagen.`,
    },
    rechte: {
      title: 'Ihre Rechte',
      text: '- Auskunft über Ihre Daten (Art. 15 DSGVO)\n- Berichtigung und Löschung (Art. 16 und 17 DSGVO)\n- Einschränkung der Verarbeitung (Art. 18 DSGVO)\n- Übertragbarkeit (Art. 20 DSGVO)\n- Widerspruch gegen Verarbeitungen, die auf berechtigtem Interesse beruhen (Art. 21 DSGVO)\n- Widerruf einer Einwilligung, ohne dass die bisherige Verarbeitung unrechtmäßig wird (Art. 7 Abs. 3 DSGVO)\n\nSie können sich bei einer Aufsichtsbehörde beschweren, zum Beispiel bei: {{operatorAuthority}}',
    },
    stand: { title: 'Stand', text: '{{operatorAsOf}}' },
  },
} as const satisfies LegalText;
