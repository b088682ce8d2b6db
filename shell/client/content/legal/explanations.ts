import type { LegalText } from './legal-text';

/** Explains the order of results. */
export const ranking = {
  title: 'So sortieren wir',
  lead: 'So entsteht die Reihenfolge der Treffer, und das hat keinen Einfluss darauf.',
  description:
    'Wie die Reihenfolge der Suchergebnisse bei Pflegefenster entsteht: Bewertung, Anzahl der Bewertungen, Entfernung. Pakete zählen nicht.',
  sections: {
    anbieter: {
      title: 'Pflegeanbieter',
      text: 'Ohne eigene Sortierung zeigen wir zuerst Einrichtungen mit der besten Bewertung. Dabei wiegen viele Bewertungen mehr als wenige: Wir rechnen zu jeder Einrichtung fünf Bewertungen hinzu, die dem Durchschnitt aller Bewertungen auf Pflegefenster entsprechen. So steht eine einzelne Stimme mit fünf Sternen nicht vor hundert guten. Bei gleichem Ergebnis zählt die Anzahl der Bewertungen, danach die Entfernung. Wer noch keine Bewertung hat, steht am Ende, gleich in welcher Richtung Sie nach Bewertung sortieren.\n\nMit einem Ort können Sie stattdessen nach Entfernung sortieren.',
    },
    personal: {
      title: 'Pflegepersonal und Stellen',
      text: 'Pflegekräfte: Ohne eigene Sortierung zeigen wir zuerst, wer zuletzt aktiv war. Es zählt der Tag, an dem jemand zuletzt angemeldet war oder das Profil geändert hat. Den Tag selbst zeigen wir nicht. Am selben Tag kommt zuerst, wer sich später registriert hat.\n\nStellen: Ohne eigene Sortierung zeigen wir die neuesten zuerst, je Arbeitgeber zuerst zwei, dann die nächsten zwei. Sie können Stellen auch nach der Vergütung sortieren.\n\nMit einem Ort können Sie beides stattdessen nach Entfernung sortieren; bei gleicher Entfernung gilt die genannte Reihenfolge nach Tag oder Datum.',
    },
    geld: {
      title: 'Kein Einfluss durch Bezahlung',
      text: 'Bezahlte Pakete beeinflussen die Reihenfolge nicht. Sie bestimmen nur, wie viel Inhalt ein Profil zeigen kann. Bezahlte Platzierungen stehen getrennt und sind mit „Anzeige“ gekennzeichnet.',
    },
    umkreis: {
      title: 'Umkreis und Filter',
      text: 'Ein Treffer liegt im Umkreis, wenn seine Adresse höchstens so weit vom Mittelpunkt des Ortes entfernt ist, in der Luftlinie. Von mehreren Pflegeformen genügt eine; von mehreren Besonderheiten müssen alle zutreffen.',
    },
  },
} as const satisfies LegalText;

/** Explains how ratings are checked. */
export const ratingCheck = {
  title: 'So prüfen wir Bewertungen',
  lead: 'Wir veröffentlichen positive und negative Bewertungen.',
  description:
    'Wer bei Pflegefenster bewerten darf, was wir prüfen und was nicht, und was geschieht, wenn eine Bewertung bestritten wird.',
  sections: {
    wer: {
      title: 'Wer bewerten darf',
      text: 'Wer bewertet, braucht ein Konto mit bestätigter E-Mail-Adresse und kann jede Einrichtung nur einmal bewerten. Die eigene Einrichtung kann niemand bewerten, auch nicht, wer sie früher vertreten hat. Wer eine Einrichtung erst später vertritt, dessen Bewertung zeigen und zählen wir nicht mehr. Wer eine Bewertung geschrieben hat, kann sie jederzeit ändern oder löschen.\n\nBewertungen sind auf Wunsch anonym, auch mit einem selbst gewählten Namen; das steht dann dabei. Sonst steht der Vorname mit dem ersten Buchstaben des Nachnamens dabei.',
    },
    pruefung: {
      title: 'Was wir prüfen und was nicht',
      text: 'Eine Bewertung erscheint sofort, ohne dass wir sie vorher lesen. Wer die E-Mail-Adresse noch nicht bestätigt hat, kann schon schreiben; öffentlich wird die Bewertung erst nach der Bestätigung. Haben wir eine Bewertung entfernt, oder wurde sie während unserer Prüfung gelöscht, lesen wir die nächste derselben Person zu dieser Einrichtung vorher.\n\nOb eine Person tatsächlich Kundin oder Kunde war, prüfen wir nicht bei jeder Bewertung. „Kontakt nachgewiesen“ steht bei einer Bewertung aus einem von zwei Gründen: Wir haben einen Beleg geprüft. Oder die Einrichtung hat um die Bewertung gebeten, und wir haben den Link dafür an die E-Mail-Adresse dieser Person geschickt; er gilt nur für eine Bewertung und für ein Konto mit dieser bestätigten Adresse. Das Zeichen erscheint bei mindestens fünf solchen Bewertungen zugleich. Es sagt dann, dass die Einrichtung die Adresse kannte, und nichts darüber, ob der Inhalt stimmt. „E-Mail bestätigt“ heißt nur, dass die E-Mail-Adresse des Kontos bestätigt ist. „online bewertet“ heißt, dass die Bewertung auf dieser Seite abgegeben wurde.',
    },
    einladung: {
      title: 'Wenn Einrichtungen um Bewertungen bitten',
      text: 'Mit dem Paket Premium kann eine Einrichtung Menschen per E-Mail um eine Bewertung bitten. Wen sie fragt, wählt sie aus. Sie muss bestätigen, dass diese Menschen zugestimmt haben. Eine Belohnung darf sie nicht versprechen. Was jemand schreibt, erscheint wie jede andere Bewertung, auch wenn es der Einrichtung nicht gefällt. Welche Bewertung von wem ist, sagen wir ihr nicht. Jede Einladung hat einen Link, mit dem Sie alle weiteren ablehnen, auch die von anderen Einrichtungen.',
    },
    streit: {
      title: 'Wenn eine Bewertung bestritten wird',
      text: 'Jeder kann eine Bewertung melden, auch ohne Konto. Unsere Prüfstelle liest jede Meldung und teilt die Entscheidung mit. Bestreitet eine Einrichtung den Kontakt oder verstößt eine Bewertung möglicherweise gegen unsere Regeln, blenden wir sie bis zur Klärung aus. Wer sie geschrieben hat, erfährt den Grund und kann innerhalb von 14 Tagen antworten und einen Nachweis hochladen. Entfernt wird eine Bewertung nur, wenn zwei Personen der Prüfstelle zustimmen. Gegen jede Entscheidung ist sechs Monate lang kostenlos Beschwerde möglich.',
    },
    durchschnitt: {
      title: 'Durchschnitt',
      text: 'Der Durchschnitt berücksichtigt alle veröffentlichten Bewertungen gleich. Erst ab 3 Bewertungen zeigen wir einen Durchschnitt als verlässlich an.',
    },
    geld: {
      title: 'Kein Einfluss durch Bezahlung',
      text: 'Bezahlte Pakete haben keinen Einfluss auf Bewertungen. Mit den Paketen Plus und Premium können Einrichtungen auf Bewertungen antworten, mit Premium auch um Bewertungen bitten. Wie eine Bewertung erscheint und zählt, ändert das nicht.',
    },
  },
} as const satisfies LegalText;

/** The contact page. */
export const contact = {
  title: 'Kontakt',
  lead: 'Fragen zu Pflegefenster? So erreichen Sie uns.',
  description: 'Kontakt zu Pflegefenster: Telefon, E-Mail und Anschrift, Hilfe beim Konto und Meldung von Inhalten.',
  sections: {
    erreichen: {
      title: 'So erreichen Sie uns',
      text: 'Telefon: {{operatorPhone}}\n\nE-Mail: {{operatorMail}}\n\nAnschrift: {{operatorName}}, {{operatorAddress}}',
    },
    einrichtung: {
      title: 'Fragen an eine Einrichtung',
      text: 'Fragen zu Plätzen, Kosten oder Bewerbungen beantwortet die Einrichtung selbst. Ihre Kontaktdaten stehen in ihrem Profil.',
    },
    melden: {
      title: 'Inhalte melden',
      text: 'Halten Sie einen Inhalt für rechtswidrig? Schreiben Sie uns die Adresse der Seite, den Grund und Ihre Kontaktdaten an {{operatorMail}}. Wir bestätigen den Eingang und teilen Ihnen unsere Entscheidung mit.',
    },
  },
} as const satisfies LegalText;
