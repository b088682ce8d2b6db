import { HOME_ADAPTATION } from '@care/contracts/facts';
import { euro } from './editorial';
import { asOfSection, COST, DELIVERY, TRIAL, type CategoryText } from './product-texts';

/** Products that are installed or set up once. */
export const HOME_CATEGORIES: readonly CategoryText[] = [
  {
    slug: 'pflegebetten',
    name: 'Pflegebetten',
    description:
      'Betten, die sich heben, neigen und teilen lassen. Sie schonen den Rücken der Pflegenden und machen das Aufstehen leichter.',
    products: [
      {
        title: 'Pflegebett Komfort',
        summary: 'Vierteilig verstellbar, mit Seitengittern und Holzumrandung.',
        text: [
          'Kopf- und Fußteil lassen sich getrennt verstellen, das ganze Bett fährt auf Arbeitshöhe. Die Handschaltung hat große Tasten und kann gesperrt werden.',
          'Aufbau und Einweisung übernimmt das Sanitätshaus.',
        ],
        questions: [
          [
            COST,
            'Mit einer ärztlichen Verordnung und anerkanntem Pflegegrad stellt die Pflegekasse ein Pflegebett meist leihweise. Fragen Sie dort nach der Zuzahlung.',
          ],
          [DELIVERY, 'In der Regel innerhalb einer Woche, nach einer Entlassung aus dem Krankenhaus auch schneller.'],
          [
            'Passt meine Matratze?',
            'Pflegebetten brauchen eine Matratze, die sich mitbiegt. Sie wird passend mitgeliefert.',
          ],
        ],
      },
      {
        title: 'Niedrigbett Nachtruhe',
        summary: 'Fährt bis auf 25\u00a0cm herunter und mindert die Folgen eines Sturzes.',
        text: [
          'Wer nachts unruhig ist, fällt aus geringer Höhe weicher. Zum Pflegen fährt das Bett auf volle Höhe.',
          'So lassen sich Seitengitter in vielen Fällen vermeiden.',
        ],
        questions: [
          [
            'Brauche ich trotzdem Seitengitter?',
            'Oft nicht. Besprechen Sie das mit der Pflegefachkraft: Gitter schränken die Freiheit ein und brauchen eine Einwilligung.',
          ],
          [COST, 'Die Pflegekasse prüft den Einzelfall. Eine kurze Begründung der Ärztin oder des Arztes hilft.'],
        ],
      },
      {
        title: 'Einlegerahmen Zuhause',
        summary: 'Macht aus dem eigenen Bett ein verstellbares.',
        text: [
          'Der Rahmen wird in das vorhandene Bettgestell gelegt. Das Schlafzimmer bleibt, wie es war, und das Ehebett muss nicht getrennt werden.',
        ],
        questions: [
          [
            'Passt der Rahmen in mein Bett?',
            'In Gestelle von 90 × 200 und 100 × 200\u00a0cm. Wir messen vor der Bestellung nach.',
          ],
          [TRIAL, 'Ja, in vielen Sanitätshäusern steht ein Vorführbett.'],
        ],
      },
      {
        title: 'Wechseldruckmatratze',
        summary: 'Beugt Druckstellen bei langem Liegen vor.',
        text: [
          'Luftkammern füllen und leeren sich im Wechsel und entlasten so die Haut. Das Aggregat ist leise genug für die Nacht.',
        ],
        questions: [
          [
            'Wann brauche ich so eine Matratze?',
            'Wenn jemand überwiegend liegt und sich kaum selbst drehen kann. Die Pflegefachkraft schätzt das Risiko ein.',
          ],
          ['Wie viel Strom braucht sie?', 'Etwa so viel wie ein Nachtlicht.'],
          [COST, 'Mit Verordnung übernimmt die Krankenkasse die Kosten bis auf die gesetzliche Zuzahlung.'],
        ],
      },
    ],
  },
  {
    slug: 'hausnotruf',
    name: 'Hausnotruf',
    description:
      'Ein Knopfdruck genügt, und am anderen Ende meldet sich ein Mensch. Für alle, die allein leben oder oft allein sind.',
    products: [
      {
        title: 'Hausnotruf Basis',
        summary: 'Gerät mit Freisprechen und Funksender am Handgelenk.',
        text: [
          'Der Sender ist wasserdicht und reicht durch die ganze Wohnung bis in den Garten. Die Zentrale ist rund um die Uhr besetzt.',
        ],
        questions: [
          [COST, 'Mit Pflegegrad zahlt die Pflegekasse einen festen Betrag im Monat, der meist die Grundgebühr deckt.'],
          ['Brauche ich einen Festnetzanschluss?', 'Nein, das Gerät bringt eine eigene Mobilfunkkarte mit.'],
          ['Was passiert bei einem Fehlalarm?', 'Nichts Schlimmes: Sie sagen der Zentrale, dass alles in Ordnung ist.'],
        ],
      },
      {
        title: 'Mobiler Notruf mit Ortung',
        summary: 'Für unterwegs, so groß wie ein Schlüsselanhänger.',
        text: ['Beim Auslösen sieht die Zentrale, wo Sie sind. Der Akku hält bis zu fünf Tage.'],
        questions: [
          ['Wer kann sehen, wo ich bin?', 'Nur die Zentrale und nur nach einem Alarm.'],
          [DELIVERY, 'In drei bis fünf Werktagen, fertig eingerichtet.'],
        ],
      },
      {
        title: 'Sturzmelder',
        summary: 'Meldet einen Sturz auch ohne Knopfdruck.',
        text: [
          'Ein Bewegungssensor am Gürtel erkennt harte Stöße und fragt nach. Antwortet niemand, verständigt er die Zentrale.',
        ],
        questions: [
          ['Wie oft gibt es Fehlalarme?', 'Selten. Sie haben nach jedem Alarm 20 Sekunden Zeit, ihn abzubrechen.'],
          [TRIAL, 'Ja, vier Wochen lang ohne Bindung.'],
        ],
      },
      {
        title: 'Rauchmelder mit Notruf',
        summary: 'Verbindet den Rauchmelder mit der Notrufzentrale.',
        text: [
          'Bei Rauch meldet sich die Zentrale über das Hausnotrufgerät und ruft die Feuerwehr, auch wenn niemand antworten kann.',
        ],
        questions: [
          [
            'Ersetzt er die vorhandenen Melder?',
            'In Schlafräumen und Fluren können Sie die vorhandenen ersetzen lassen.',
          ],
          ['Wer wartet ihn?', 'Die Batterie wird jährlich geprüft, ein Termin wird Ihnen angeboten.'],
        ],
      },
    ],
  },
  {
    slug: 'treppenlifte',
    name: 'Treppenlifte',
    description: 'Damit die eigene Wohnung auf allen Etagen erreichbar bleibt.',
    products: [
      {
        title: 'Sitzlift für gerade Treppen',
        summary: 'Schmale Schiene, klappbarer Sitz, in einem Tag eingebaut.',
        text: [
          'Die Schiene wird auf den Stufen befestigt und nicht an der Wand. Hochgeklappt bleibt die Treppe für alle frei.',
        ],
        questions: [
          [
            COST,
            `Der Preis hängt von der Länge der Treppe ab. Mit Pflegegrad gibt die Pflegekasse bis zu ${euro(HOME_ADAPTATION.value)} für Umbauten, die das Wohnen erleichtern ${asOfSection(HOME_ADAPTATION)}.`,
          ],
          ['Muss die Vermieterin zustimmen?', 'Ja, sie darf aber nur aus wichtigem Grund ablehnen.'],
          [DELIVERY, 'Gerade Lifte sind meist nach zwei bis drei Wochen eingebaut.'],
        ],
      },
      {
        title: 'Sitzlift für Kurven',
        summary: 'Nach Maß gebogene Schiene für gewendelte Treppen.',
        text: [
          'Die Treppe wird mit einer Kamera vermessen, die Schiene danach gebogen. Der Sitz dreht sich oben zum sicheren Aussteigen.',
        ],
        questions: [
          [
            COST,
            'Die Schiene ist eine Maßanfertigung und kostet mehr als eine gerade. Lassen Sie sich mehrere Angebote machen.',
          ],
          ['Wie breit muss die Treppe sein?', 'Mindestens 70\u00a0cm.'],
        ],
      },
      {
        title: 'Plattformlift',
        summary: 'Befördert Menschen im Rollstuhl, innen und außen.',
        text: [
          'Die Plattform klappt an die Wand, wenn sie nicht gebraucht wird. Bedient wird sie mit einem Knopf, der gehalten werden muss.',
        ],
        questions: [
          [
            'Braucht der Lift eine Genehmigung?',
            'In Einfamilienhäusern meist nicht, in Mehrfamilienhäusern prüft das die Bauaufsicht.',
          ],
          ['Funktioniert er im Winter?', 'Ja, die Ausführung für außen ist beheizt und verzinkt.'],
        ],
      },
      {
        title: 'Treppensteiger',
        summary: 'Tragbares Gerät, das eine Begleitperson bedient.',
        text: [
          'Ohne Einbau und damit auch in Mietwohnungen möglich. Pflegende werden vor dem ersten Einsatz geschult.',
        ],
        questions: [
          [
            'Schafft das eine Person allein?',
            'Ja, das Gerät trägt das Gewicht. Die Begleitperson hält das Gleichgewicht.',
          ],
          [TRIAL, 'Ja, wir kommen zu Ihnen nach Hause.'],
        ],
      },
    ],
  },
];
