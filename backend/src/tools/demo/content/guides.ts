import type { EditorialText } from './editorial';

/** Guides stay; `name` is the short form for cards. */
export interface GuideText extends EditorialText {
  name: string;
}

export const GUIDES: readonly GuideText[] = [
  {
    slug: 'pflegegrad-beantragen',
    name: 'Pflegegrad',
    title: 'Pflegegrad beantragen: vom Anruf bis zum Bescheid',
    description: 'Wer einen Antrag stellt, welche Unterlagen helfen und was bei der Begutachtung geschieht.',
    sections: [
      [
        'Der Antrag',
        'Ein Anruf bei der Pflegekasse genügt. Das Datum des Anrufs zählt: Leistungen gibt es ab dem Monat, in dem Sie den Antrag gestellt haben.',
      ],
      [
        'Die Begutachtung',
        'Eine Gutachterin kommt nach Hause und fragt nach sechs Bereichen des Alltags. Schildern Sie auch schlechte Tage. Eine vertraute Person sollte dabei sein.',
      ],
      [
        'Der Bescheid',
        'Die Kasse muss in der Regel innerhalb von 25 Arbeitstagen entscheiden. Gegen den Bescheid können Sie einen Monat lang Widerspruch einlegen.',
      ],
    ],
  },
  {
    slug: 'leistungen-der-pflegekasse',
    name: 'Leistungen',
    title: 'Was die Pflegekasse zahlt',
    description: 'Pflegegeld, Sachleistung, Entlastungsbetrag: die Leistungen auf einen Blick.',
    sections: [
      [
        'Pflegegeld',
        'Wer zu Hause von Angehörigen gepflegt wird, bekommt ab Pflegegrad 2 einen festen Betrag im Monat zur freien Verfügung.',
      ],
      [
        'Pflegesachleistung',
        'Kommt ein Dienst, rechnet er direkt mit der Kasse ab. Beides lässt sich anteilig verbinden.',
      ],
      [
        'Entlastungsbetrag',
        'Ab Pflegegrad 1 gibt es monatlich einen Betrag für Hilfen im Alltag. Nicht genutztes Geld verfällt erst zur Jahresmitte des nächsten Jahres.',
      ],
    ],
  },
  {
    slug: 'pflegeheim-finden',
    name: 'Pflegeheim',
    title: 'Das passende Pflegeheim finden',
    description: 'Wie Sie suchen, besichtigen, vergleichen und die Kosten verstehen.',
    sections: [
      [
        'Suchen',
        'Beginnen Sie mit der Lage: Wer Besuch bekommen soll, muss erreichbar sein. Danach zählen Größe, Schwerpunkt und das Gefühl beim ersten Besuch.',
      ],
      [
        'Kosten',
        'Der Eigenanteil besteht aus Pflege, Unterkunft, Verpflegung und Investitionen. Je länger jemand im Heim lebt, desto höher ist der Zuschuss der Kasse zum Pflegeanteil.',
      ],
      [
        'Vertrag',
        'Lesen Sie, was bei Abwesenheit gilt und wie Preise erhöht werden dürfen. Ein Einzug auf Probe ist oft möglich.',
      ],
    ],
  },
  {
    slug: 'pflege-zu-hause',
    name: 'Zu Hause',
    title: 'Pflege zu Hause organisieren',
    description: 'Wer macht was? Ein Plan für die Familie, den Dienst und die Nachbarschaft.',
    sections: [
      [
        'Aufgaben verteilen',
        'Schreiben Sie eine Woche lang auf, was zu tun ist. Dann entscheiden Sie, was die Familie kann und was ein Dienst übernimmt.',
      ],
      [
        'Beratung nutzen',
        'Pflegestützpunkte beraten kostenlos und neutral. Wer Pflegegeld bekommt, muss regelmäßig einen Beratungsbesuch abrufen.',
      ],
      ['Auf sich achten', 'Wer pflegt, braucht Pausen. Planen Sie sie ein, bevor Sie müde sind.'],
    ],
  },
  {
    slug: 'vollmacht-und-verfuegung',
    name: 'Vorsorge',
    title: 'Vollmacht und Verfügung in Ruhe regeln',
    description: 'Vorsorgevollmacht, Betreuungsverfügung, Patientenverfügung: worin sie sich unterscheiden.',
    sections: [
      [
        'Vorsorgevollmacht',
        'Damit bestimmen Sie, wer für Sie handeln darf. Ohne sie entscheidet ein Gericht, wer das übernimmt.',
      ],
      [
        'Patientenverfügung',
        'Sie legt fest, welche Behandlungen Sie wollen. Je genauer sie ist, desto eher wird sie verstanden. Sprechen Sie mit Ihrer Ärztin darüber.',
      ],
      [
        'Aufbewahren',
        'Sagen Sie den Menschen, die es angeht, wo die Papiere liegen, und lassen Sie sie beim Vorsorgeregister eintragen.',
      ],
    ],
  },
  {
    slug: 'arbeiten-in-der-pflege',
    name: 'Beruf',
    title: 'Arbeiten in der Pflege: Berufe, Wege, Bezahlung',
    description: 'Welche Ausbildungen es gibt, was man verdient und wie man sich bewirbt.',
    sections: [
      [
        'Berufe',
        'Seit 2020 gibt es die gemeinsame Ausbildung zur Pflegefachfrau und zum Pflegefachmann. Helferberufe dauern ein bis zwei Jahre, je nach Bundesland.',
      ],
      [
        'Bezahlung',
        'Einrichtungen müssen nach Tarif oder in ähnlicher Höhe bezahlen. Fragen Sie nach der Regelung, die gilt, und nach Zuschlägen.',
      ],
      [
        'Bewerben',
        'Ein kurzes Anschreiben und ein Lebenslauf reichen. Ihr Profil hier zeigt Arbeitgebern, wo und wie Sie arbeiten möchten.',
      ],
    ],
  },
];
