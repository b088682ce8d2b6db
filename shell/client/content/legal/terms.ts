import type { LegalText } from './legal-text';

export const terms = {
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
