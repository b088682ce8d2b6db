import type { EditorialText } from './editorial';

/** The magazine, newest first. */
export const ARTICLES: readonly EditorialText[] = [
  {
    slug: 'das-erste-gespraech-im-pflegeheim',
    title: 'Das erste Gespräch im Pflegeheim: acht Fragen, die sich lohnen',
    description: 'Wer ein Haus besichtigt, sieht helle Flure. Diese Fragen zeigen, wie der Alltag dahinter ist.',
    sections: [
      [
        'Fragen nach dem Alltag',
        'Wann wird gefrühstückt, und was passiert, wenn jemand länger schlafen möchte? Wie oft wechseln die Menschen, die meine Mutter morgens wecken? Die Antworten sagen mehr als jede Broschüre.',
      ],
      [
        'Fragen nach dem Team',
        'Lassen Sie sich erklären, wie viele Fachkräfte nachts im Haus sind und wie neue Kräfte eingearbeitet werden. Ein gutes Haus nennt Zahlen, ohne nachzusehen.',
      ],
      [
        'Mit allen Sinnen',
        'Kommen Sie auch einmal unangemeldet am Nachmittag. Wie klingt es auf den Fluren, wie riecht es, wird gelacht? Nehmen Sie den Menschen mit, um den es geht.',
      ],
    ],
  },
  {
    slug: 'wenn-die-pflege-ploetzlich-kommt',
    title: 'Wenn die Pflege plötzlich kommt: die ersten zehn Tage',
    description:
      'Ein Sturz, ein Schlaganfall, und nichts ist mehr wie vorher. Eine Reihenfolge für die ersten Schritte.',
    sections: [
      [
        'Im Krankenhaus',
        'Bitten Sie um ein Gespräch mit dem Sozialdienst. Er kann einen Antrag auf Pflegegrad im Eilverfahren stellen und kennt freie Plätze in der Kurzzeitpflege.',
      ],
      [
        'Zu Hause',
        'Räumen Sie Teppiche weg, sorgen Sie für Licht auf dem Weg zum Bad und lassen Sie sich Hilfsmittel verordnen, bevor jemand heimkommt.',
      ],
      [
        'Im Beruf',
        'Beschäftigte dürfen bis zu zehn Arbeitstage im Jahr fernbleiben, um die Pflege eines nahen Angehörigen zu ordnen. Dafür gibt es das Pflegeunterstützungsgeld.',
      ],
    ],
  },
  {
    slug: 'tagespflege-ein-tag',
    title: 'Ein Tag in der Tagespflege',
    description: 'Zwischen Zeitung und Zitronenkuchen: was Gäste zwischen acht und sechzehn Uhr erleben.',
    sections: [
      [
        'Ankommen',
        'Der Kleinbus hält um halb neun. Wer mag, liest beim zweiten Frühstück die Zeitung mit, andere schauen dem Regen zu. Niemand muss etwas, vieles geht.',
      ],
      [
        'Der Vormittag',
        'Gymnastik im Sitzen, danach wird Gemüse geschnitten. In der Küche reden auch die, die sonst schweigen.',
      ],
      [
        'Und die Angehörigen',
        'Acht Stunden, in denen man arbeiten, schlafen oder zum Arzt gehen kann. Viele sagen, dass sie danach wieder freundlicher sind.',
      ],
    ],
  },
  {
    slug: 'demenz-gut-sprechen',
    title: 'Miteinander reden, wenn die Wörter fehlen',
    description: 'Bei einer Demenz zählen Ton, Tempo und Blick. Sechs Dinge, die im Gespräch helfen.',
    sections: [
      [
        'Kurz und nacheinander',
        'Eine Sache pro Satz, eine Frage zur Zeit. Warten Sie länger, als es sich richtig anfühlt. Oft kommt die Antwort noch.',
      ],
      [
        'Gefühle stimmen immer',
        'Wer nach der längst verstorbenen Mutter ruft, sucht Geborgenheit. Sprechen Sie über die Mutter, statt zu berichtigen.',
      ],
      ['Hände reden mit', 'Eine Melodie, ein vertrauter Duft, eine Hand auf dem Arm sagen oft mehr als Erklärungen.'],
    ],
  },
  {
    slug: 'pflegeberuf-quereinstieg',
    title: 'Quereinstieg in die Pflege: drei Wege, drei Menschen',
    description: 'Eine Floristin, ein Kellner und eine Mutter nach der Elternzeit erzählen, wie sie angefangen haben.',
    sections: [
      [
        'Mit einem Praktikum',
        'Zwei Wochen reichen, um zu wissen, ob der Beruf passt. Die Floristin blieb und lernt nun Pflegefachfrau.',
      ],
      [
        'Als Betreuungskraft',
        'Die Qualifizierung dauert etwa vier Monate. Der frühere Kellner leitet heute zwei Gruppen in der Tagespflege.',
      ],
      [
        'In Teilzeit zurück',
        'Ausbildungen gibt es auch in Teilzeit. Wer kleine Kinder hat, sollte nach festen Diensten fragen.',
      ],
    ],
  },
  {
    slug: 'ambulanter-dienst-vertrag',
    title: 'Der Vertrag mit dem Pflegedienst, Zeile für Zeile',
    description: 'Leistungskomplexe, Wegepauschale, Investitionskosten: was die Wörter bedeuten.',
    sections: [
      [
        'Was im Vertrag stehen muss',
        'Art und Umfang der Leistungen, der Preis jeder einzelnen und das, was nach Abzug der Pflegekasse für Sie bleibt. Ein Kostenvoranschlag gehört immer dazu.',
      ],
      [
        'Kündigen',
        'Sie dürfen einen Pflegevertrag jederzeit ohne Frist kündigen. Der Dienst muss eine Frist einhalten.',
      ],
      [
        'Unterschreiben',
        'Unterschreiben Sie Leistungsnachweise nur für das, was wirklich geschehen ist, auch wenn es eilig ist.',
      ],
    ],
  },
  {
    slug: 'wohnformen-im-vergleich',
    title: 'Zwischen Wohnung und Heim: fünf Wohnformen im Vergleich',
    description: 'Betreutes Wohnen, WG, Residenz: Wer entscheidet, wer hilft, was kostet es?',
    sections: [
      [
        'Betreutes Wohnen',
        'Eine eigene Wohnung und ein Grundservice. Pflege kommt dazu, wenn sie gebraucht wird, und wird getrennt bezahlt.',
      ],
      [
        'Wohngemeinschaft',
        'Acht bis zwölf Menschen, eine Küche, ein festes Team. Die Familien reden mit, das kostet Zeit und lohnt sich oft.',
      ],
      [
        'Pflegeheim',
        'Rund um die Uhr versorgt. Der Eigenanteil ist je nach Bundesland sehr verschieden, fragen Sie nach allen Bestandteilen.',
      ],
    ],
  },
  {
    slug: 'bewertungen-richtig-lesen',
    title: 'Bewertungen richtig lesen',
    description: 'Fünf Sterne sagen wenig, wenn nur zwei Menschen sie vergeben haben. So lesen Sie Rückmeldungen.',
    sections: [
      [
        'Auf die Zahl achten',
        'Erst ab mehreren Bewertungen wird ein Durchschnitt verlässlich. Eine einzelne Stimme ist ein Hinweis, mehr nicht.',
      ],
      ['Nach Einzelheiten suchen', 'Wer schreibt, dass mittags zwei Gerichte zur Wahl stehen, war wahrscheinlich da.'],
      ['Antworten lesen', 'Wie ein Haus auf Kritik antwortet, zeigt, wie es mit Beschwerden umgeht.'],
    ],
  },
  {
    slug: 'nachts-allein-zu-hause',
    title: 'Nachts allein zu Hause: was Sicherheit gibt',
    description: 'Vom Nachtlicht bis zum Hausnotruf. Kleine Dinge, die Angst nehmen.',
    sections: [
      [
        'Der Weg zum Bad',
        'Ein Licht mit Bewegungsmelder, ein Handlauf, feste Schuhe am Bett. Die meisten Stürze geschehen auf dem Weg zur Toilette.',
      ],
      [
        'Der Knopf',
        'Ein Hausnotruf hilft nur, wenn er getragen wird. Suchen Sie ein Modell aus, das auch beim Duschen am Arm bleiben darf.',
      ],
      [
        'Jemand, der nachsieht',
        'Ein täglicher Anruf zur gleichen Zeit, ein Schlüssel bei der Nachbarin: einfache Verabredungen tragen weit.',
      ],
    ],
  },
  {
    slug: 'kurzzeitpflege-planen',
    title: 'Urlaub für pflegende Angehörige: Kurzzeitpflege rechtzeitig planen',
    description: 'Plätze sind knapp. Wer früh fragt, kann mit gutem Gewissen verreisen.',
    sections: [
      [
        'Ein halbes Jahr vorher',
        'Rufen Sie mehrere Häuser an und lassen Sie sich vormerken. Für Ferienzeiten ist das besonders wichtig.',
      ],
      [
        'Das Geld',
        'Verhinderungs- und Kurzzeitpflege haben ein gemeinsames Jahresbudget. Die Pflegekasse rechnet Ihnen aus, was übrig ist.',
      ],
      ['Der Koffer', 'Ein Blatt mit Gewohnheiten, die Medikamentenliste, ein Foto: So fällt das Ankommen leichter.'],
    ],
  },
  {
    slug: 'gute-dienstplaene',
    title: 'Woran man einen guten Dienstplan erkennt',
    description: 'Für Pflegekräfte, die wechseln wollen: Fragen für das Bewerbungsgespräch.',
    sections: [
      ['Vier Wochen im Voraus', 'Ein Plan, der früh steht, ist auch ein Zeichen dafür, dass genug Menschen da sind.'],
      [
        'Einspringen',
        'Fragen Sie, was bei Ausfällen geschieht. Gibt es einen Pool, eine Prämie, ein klares Nein, das gilt?',
      ],
      [
        'Probearbeiten',
        'Ein Tag auf dem Wohnbereich zeigt, wie miteinander gesprochen wird. Lassen Sie ihn sich bezahlen.',
      ],
    ],
  },
  {
    slug: 'essen-im-alter',
    title: 'Wenn das Essen nicht mehr schmeckt',
    description: 'Appetit lässt sich nicht erzwingen, aber wecken. Ideen aus Küchen, in denen gern gegessen wird.',
    sections: [
      ['Kleine Portionen', 'Lieber fünfmal wenig als dreimal viel. Ein voller Teller kann mutlos machen.'],
      ['Gesellschaft', 'Allein isst kaum jemand gut. Schon ein zweites Gedeck verändert eine Mahlzeit.'],
      ['Geschmack', 'Mit dem Alter lassen die Sinne nach. Kräuter, Zitrone und ein wenig Süße helfen mehr als Salz.'],
    ],
  },
];
