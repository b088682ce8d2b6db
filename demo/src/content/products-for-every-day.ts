import { CARE_AIDS } from '@care/contracts/facts';
import { euro } from './editorial';
import { asOfSection, COST, DELIVERY, TRIAL, type CategoryText } from './product-texts';

/** Products for daily use. */
export const EVERYDAY_CATEGORIES: readonly CategoryText[] = [
  {
    slug: 'badezimmer',
    name: 'Badezimmer',
    description: 'Hilfen, mit denen Waschen und Duschen sicher bleiben.',
    products: [
      {
        title: 'Badewannenlift',
        summary: 'Senkt Sie sanft ins Wasser und hebt Sie wieder heraus.',
        text: [
          'Der Lift steht mit Saugfüßen in der Wanne und ist ohne Werkzeug herauszunehmen. Der Akku reicht für etwa zehn Bäder.',
        ],
        questions: [
          [COST, 'Der Wannenlift ist ein Hilfsmittel der Krankenkasse. Sie brauchen eine Verordnung.'],
          ['Passt er in jede Wanne?', 'In fast alle. Schicken Sie uns die Maße, wir prüfen sie.'],
        ],
      },
      {
        title: 'Duschhocker',
        summary: 'Höhenverstellbar, rutschfest, bis 150\u00a0kg.',
        text: ['Die Füße gleichen unebene Böden aus. Die Sitzfläche ist gelocht, damit Wasser ablaufen kann.'],
        questions: [
          ['Mit oder ohne Armlehnen?', 'Wer unsicher aufsteht, ist mit Lehnen besser beraten.'],
          [DELIVERY, 'In zwei bis drei Werktagen.'],
        ],
      },
      {
        title: 'Haltegriffe-Set',
        summary: 'Drei Griffe für Dusche, Wanne und WC.',
        text: [
          'Die Griffe werden fest verschraubt und tragen das Körpergewicht. Von Griffen mit Saugnäpfen raten wir ab.',
        ],
        questions: [
          [
            'Darf ich in der Mietwohnung bohren?',
            'Für Haltegriffe ja. Beim Auszug müssen die Löcher geschlossen werden.',
          ],
          [COST, 'Griffe zählen zu den Umbauten, für die es einen Zuschuss der Pflegekasse gibt.'],
        ],
      },
      {
        title: 'Toilettensitzerhöhung',
        summary: 'Erleichtert das Hinsetzen und Aufstehen.',
        text: [
          'Zehn Zentimeter höher, auf Wunsch mit Armlehnen. Wird ohne Werkzeug befestigt und lässt sich gut reinigen.',
        ],
        questions: [
          ['Hält sie auf jeder Toilette?', 'Auf allen üblichen Formen. Die Halterung ist verstellbar.'],
          ['Wie reinige ich sie?', 'Mit warmem Wasser und mildem Reiniger.'],
        ],
      },
    ],
  },
  {
    slug: 'mobilitaet',
    name: 'Mobilität',
    description: 'Rollatoren, Rollstühle und kleine Helfer für drinnen und draußen.',
    products: [
      {
        title: 'Leichtgewicht-Rollator',
        summary: 'Unter sieben Kilogramm, mit einer Hand zu falten.',
        text: [
          'Der Rahmen ist aus Carbon, die Bremsen lassen sich auch mit wenig Kraft ziehen. Sitz und Tasche gehören dazu.',
        ],
        questions: [
          [COST, 'Die Krankenkasse zahlt ein Standardmodell. Für ein leichteres tragen Sie die Mehrkosten.'],
          [
            'Wie stelle ich die Höhe ein?',
            'Die Griffe sollen auf Höhe der Handgelenke sein, wenn die Arme locker hängen.',
          ],
        ],
      },
      {
        title: 'Wohnraum-Rollator',
        summary: 'Schmal und wendig, mit Tablett.',
        text: ['Er passt durch enge Türen und trägt Geschirr sicher vom Herd zum Tisch.'],
        questions: [
          ['Wie breit ist er?', '52\u00a0cm, damit passt er durch jede übliche Tür.'],
          ['Ist er auch für draußen?', 'Nein, dafür sind die Räder zu klein.'],
        ],
      },
      {
        title: 'Pflegerollstuhl',
        summary: 'Zum langen Sitzen, mit verstellbarer Rückenlehne.',
        text: [
          'Sitz und Rücken lassen sich kippen, ohne dass jemand rutscht. Kopfstütze und Polster werden angepasst.',
        ],
        questions: [
          [TRIAL, 'Ja, ein Anpassen vor Ort ist immer nötig.'],
          [COST, 'Mit Verordnung trägt die Krankenkasse die Kosten.'],
          ['Passt er in ein Auto?', 'Zerlegt ja, für häufige Fahrten ist ein Fahrdienst bequemer.'],
        ],
      },
      {
        title: 'Aufstehhilfe für Sessel',
        summary: 'Hebt die Sitzfläche langsam an.',
        text: [
          'Eine Gasfeder unterstützt beim Aufstehen mit etwa drei Vierteln des Körpergewichts. Ein Stromanschluss ist nicht nötig.',
        ],
        questions: [
          ['Für welche Sessel eignet sie sich?', 'Für feste Sitzflächen. Auf weichen Polstern rutscht sie.'],
          [DELIVERY, 'In drei Werktagen.'],
        ],
      },
    ],
  },
  {
    slug: 'pflegehilfsmittel',
    name: 'Pflegehilfsmittel',
    description: `Was in der Pflege verbraucht wird. Mit Pflegegrad zahlt die Pflegekasse monatlich bis zu ${euro(CARE_AIDS.value)} ${asOfSection(CARE_AIDS)}.`,
    products: [
      {
        title: 'Monatsbox Grundpflege',
        summary: 'Handschuhe, Desinfektion, Bettschutz, jeden Monat nach Hause.',
        text: [
          'Sie stellen die Box einmal zusammen und ändern sie, wann Sie wollen. Abgerechnet wird direkt mit der Pflegekasse.',
        ],
        questions: [
          [
            COST,
            `Ab Pflegegrad 1 und bei Pflege zu Hause übernimmt die Kasse bis zu ${euro(CARE_AIDS.value)} im Monat ${asOfSection(CARE_AIDS)}.`,
          ],
          ['Kann ich kündigen?', 'Jederzeit zum Monatsende.'],
          ['Wer stellt den Antrag?', 'Wir füllen ihn mit Ihnen aus, Sie unterschreiben.'],
        ],
      },
      {
        title: 'Bettschutzeinlagen',
        summary: 'Waschbar oder zum Wegwerfen, in drei Größen.',
        text: [
          'Die Einlage nimmt Flüssigkeit auf und bleibt an der Oberfläche trocken. Die waschbare hält etwa 300 Wäschen.',
        ],
        questions: [
          ['Waschbar oder Einweg?', 'Zu Hause ist waschbar meist günstiger, unterwegs ist Einweg bequemer.'],
          [DELIVERY, 'In zwei Werktagen.'],
        ],
      },
      {
        title: 'Inkontinenzvorlagen',
        summary: 'Diskret, atmungsaktiv, für Tag und Nacht.',
        text: ['Ein Musterpaket hilft, die richtige Größe zu finden. Geliefert wird in neutraler Verpackung.'],
        questions: [
          [COST, 'Mit Verordnung zahlt die Krankenkasse eine Pauschale. Eine Beratung ist kostenfrei.'],
          [TRIAL, 'Ja, das Musterpaket kostet nichts.'],
        ],
      },
      {
        title: 'Pflegewagen für zu Hause',
        summary: 'Alles griffbereit, auf leisen Rollen.',
        text: ['Drei Ablagen, eine Schublade und ein Halter für den Abwurf. Der Wagen passt neben jedes Bett.'],
        questions: [
          ['Muss ich ihn aufbauen?', 'Er kommt zusammengebaut.'],
          ['Wie viel trägt er?', '25\u00a0kg je Ablage.'],
        ],
      },
    ],
  },
];
