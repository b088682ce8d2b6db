import { addTexts, routes, type TextKey, type TextValues } from '@care/contracts';
import { BOOKKEEPING_YEARS, FACTS_AS_OF } from '@care/contracts/facts';
import { contact, ranking, ratingCheck } from './explanations';
import type { LegalText } from './legal-text';
import { operator } from './operator';

const privacy = {
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

const terms = {
  title: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: 'Diese Bedingungen gelten für die Nutzung von Pflegefenster. Sie sind ein Entwurf, bis der Betreiber sie geprüft und ergänzt hat.',
  description:
    'Die Allgemeinen Geschäftsbedingungen von Pflegefenster: Nutzung, Konto, Bewertungen, Pakete und Vermittlung.',
  sections: {
    geltung: {
      title: '1. Geltung und Anbieter',
      text: 'Anbieter dieses Portals ist {{operatorName}}, {{operatorAddress}}. Die Bedingungen gelten für alle, die das Portal nutzen. Abweichende Bedingungen gelten nur, wenn wir ihnen ausdrücklich zustimmen.',
    },
    leistung: {
      title: '2. Was das Portal leistet',
      text: 'Pflegesuchende finden Einrichtungen und Dienste, Pflegekräfte finden Arbeitgeber, Pflegeanbieter stellen sich vor. Verträge über Pflege oder Arbeit schließen die Beteiligten miteinander, nicht mit uns. Für Pflegesuchende und Pflegekräfte ist die Nutzung kostenlos.',
    },
    konto: {
      title: '3. Konto',
      text: 'Für einige Funktionen brauchen Sie ein Konto. Ihre Angaben müssen stimmen, und Ihr Passwort halten Sie geheim. Sie können Ihr Konto jederzeit löschen.',
    },
    inhalte: {
      title: '4. Inhalte und Bewertungen',
      text: 'Sie sind für das verantwortlich, was Sie einstellen. Nicht erlaubt sind:\n\n- falsche Behauptungen über Tatsachen, Beleidigungen und Diskriminierung,\n- Namen von Personen in Bewertungen,\n- Bilder und Texte, an denen Sie keine Rechte haben,\n- Bewertungen gegen Bezahlung oder der eigenen Einrichtung.\n\nInhalte, die gegen Gesetze oder diese Regeln verstoßen, können wir ausblenden oder löschen. Wir begründen das gegenüber der Person, die sie eingestellt hat.',
    },
    pakete: {
      title: '5. Pakete für Pflegeanbieter',
      text: 'Die Pakete Plus und Premium richten sich ausschließlich an Unternehmen. Umfang und Preise stehen auf der Seite „Pakete & Preise“. Alle Preise verstehen sich zuzüglich der gesetzlichen Umsatzsteuer. Die ersten 14 Tage sind kostenlos; bis zum letzten Tag können Sie kündigen, danach monatlich.',
    },
    vermittlung: {
      title: '6. Vermittlungspauschale',
      text: 'Für eine Einstellung, die über das Portal zustande kommt, berechnen wir dem Pflegeanbieter 800\u00a0€ zuzüglich Umsatzsteuer. Eine Einstellung gilt als erfolgreich, sobald beide Seiten den Arbeitsvertrag unterschrieben haben.',
    },
    haftung: {
      title: '7. Haftung',
      text: 'Für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit haften wir unbeschränkt. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten und nur für den vorhersehbaren Schaden. [Betreiber: rechtlich prüfen lassen]',
    },
    widerruf: {
      title: '8. Widerruf',
      text: 'Verbraucherinnen und Verbraucher schließen mit uns keine kostenpflichtigen Verträge. Sollte das in Zukunft anders sein, belehren wir vor dem Vertragsschluss über das Widerrufsrecht. [Betreiber: rechtlich prüfen lassen]',
    },
    schluss: {
      title: '9. Schluss',
      text: 'Es gilt deutsches Recht. Ist eine Bestimmung unwirksam, bleiben die übrigen gültig. Über Änderungen informieren wir angemeldete Personen rechtzeitig per E-Mail.\n\nStand: {{operatorAsOf}}',
    },
  },
} as const satisfies LegalText;

const imprint = {
  title: 'Impressum',
  lead: 'Angaben nach §\u00a05 des Digitale-Dienste-Gesetzes (DDG).',
  description: 'Wer Pflegefenster betreibt und wie Sie uns erreichen: Anbieterkennzeichnung und Pflichtangaben.',
  sections: {
    anbieter: {
      title: 'Anbieter',
      text: '{{operatorName}}\n\n{{operatorAddress}}\n\nVertreten durch: {{operatorPerson}}',
    },
    kontakt: { title: 'Kontakt', text: 'Telefon: {{operatorPhone}}\n\nE-Mail: {{operatorMail}}' },
    register: {
      title: 'Register und Umsatzsteuer',
      text: 'Registereintrag: {{operatorRegister}}\n\nUmsatzsteuer-Identifikationsnummer nach §\u00a027a UStG: {{operatorVat}}',
    },
    redaktion: {
      title: 'Redaktionell verantwortlich nach §\u00a018 Abs. 2 MStV',
      text: '{{operatorEditor}}',
    },
    'digitale-dienste': {
      title: 'Zentrale Kontaktstelle nach der Verordnung über digitale Dienste',
      text: 'Behörden und Nutzende erreichen uns unter {{operatorMail}}, auf Deutsch und auf Englisch. Hinweise auf rechtswidrige Inhalte nehmen wir unter derselben Adresse entgegen.',
    },
    streitbeilegung: {
      title: 'Verbraucherstreitbeilegung',
      text: 'Wir sind nicht verpflichtet und nicht bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. [Betreiber: prüfen und bestätigen]',
    },
    quellen: {
      title: 'Quellen und Lizenzen',
      text: 'Ortsdaten stammen von GeoNames und DB InfraGO (CC BY 4.0) und © OpenStreetMap-Mitwirkenden (ODbL). Schriften: Atkinson Hyperlegible Next und Vollkorn (SIL Open Font License).',
    },
  },
} as const satisfies LegalText;

const accessibility = {
  title: 'Informationen zur Barrierefreiheit',
  lead: 'Pflegefenster soll für alle Menschen nutzbar sein, auch mit Tastatur, Vorlesesoftware, großer Schrift oder hohem Kontrast.',
  description: 'Wie barrierefrei Pflegefenster ist, welche Hürden es noch gibt und wo Sie eine Barriere melden können.',
  sections: {
    dienst: {
      title: 'Was dieser Dienst bietet',
      text: 'Sie suchen Pflegeanbieter, Pflegepersonal und Stellen, lesen Profile und Bewertungen und nehmen Kontakt auf. Diese Informationen gelten für alle Seiten unter dieser Adresse (§\u00a014 und Anlage 3 BFSG).',
    },
    stand: {
      title: 'Woran wir uns halten',
      text: 'Maßstab sind die EN 301 549 und die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Wir prüfen jede Fassung automatisch und von Hand:\n\n- Alles lässt sich mit der Tastatur bedienen, und der Fokus ist sichtbar.\n- Überschriften, Listen und Formulare sind so ausgezeichnet, dass Vorlesesoftware sie versteht.\n- Texte lassen sich auf 200\u00a0% vergrößern, und die Seiten passen auf 320 Pixel Breite.\n- Farben haben genügend Kontrast und tragen nie allein eine Bedeutung.\n- Bewegungen unterbleiben, wenn Ihr Gerät das so eingestellt hat.\n- Zu jeder Karte gibt es dieselben Angaben als Liste oder Text.',
    },
    huerden: {
      title: 'Bekannte Hürden',
      text: 'Bilder und Videos von Pflegeanbietern haben nicht immer eine gute Beschreibung; sie stammen von den Anbietern. Videos haben nicht immer Untertitel. [Betreiber: Ergebnisse der eigenen Prüfung eintragen]',
    },
    melden: {
      title: 'Eine Barriere melden',
      text: 'Haben Sie eine Barriere gefunden? Schreiben oder rufen Sie uns an. Wir antworten innerhalb von 5 Werktagen.\n\nE-Mail: {{operatorMail}}\n\nTelefon: {{operatorPhone}}',
    },
    aufsicht: { title: 'Zuständige Stelle', text: '{{operatorMarketAuthority}}' },
    datum: { title: 'Stand dieser Informationen', text: '{{operatorAsOf}}' },
  },
} as const satisfies LegalText;

const texts = { imprint, privacy, terms, accessibility, ranking, ratingCheck, contact };
export type LegalName = keyof typeof texts;

const legalText = addTexts('legal', texts);
const values: TextValues = operator;

/** The text of each address. */
export const legalNames: Readonly<Record<string, LegalName>> = {
  [routes.imprint.pattern]: 'imprint',
  [routes.privacy.pattern]: 'privacy',
  [routes.terms.pattern]: 'terms',
  [routes.accessibility.pattern]: 'accessibility',
  [routes.ranking.pattern]: 'ranking',
  [routes.ratingCheck.pattern]: 'ratingCheck',
  [routes.contact.pattern]: 'contact',
};

/** A text of a legal page by its dotted key, with the operator's data filled in. */
const say = (key: string): string => legalText(key as TextKey<typeof texts>, values);

/** Title, lead and description of a page. */
export const legalHead = (name: LegalName) => ({
  title: say(`${name}.title`),
  lead: say(`${name}.lead`),
  description: say(`${name}.description`),
});

/** The sections of a page in their order; the id is the section's anchor. */
export const legalSections = (name: LegalName): { id: string; title: string; text: string }[] =>
  Object.keys(texts[name].sections).map((id) => ({
    id,
    title: say(`${name}.sections.${id}.title`),
    text: say(`${name}.sections.${id}.text`),
  }));
