import type { LegalText } from './legal-text';

export const accessibility = {
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
