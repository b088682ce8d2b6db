import { CARE_MINIMUM_WAGES, factOn, MINIMUM_WAGE } from '@care/contracts/facts';
import { asOf, euroAndCents, type EditorialTable, type GuideText } from './editorial';

const wagesNow = factOn(CARE_MINIMUM_WAGES, '2026-11-22')!;
const wagesNext = CARE_MINIMUM_WAGES.find(({ state }) => state === 'announced')!;
const WAGES: EditorialTable = {
  caption: `Mindestlohn in der Pflege je Stunde, ${asOf}`,
  head: ['Tätigkeit', 'seit 1. Juli 2026', 'ab 1. Juli 2027, angekündigt'],
  rows: [
    ['Pflegehilfskraft', euroAndCents(wagesNow.value.assistant), euroAndCents(wagesNext.value.assistant)],
    [
      'Pflegekraft mit mindestens einem Jahr Ausbildung',
      euroAndCents(wagesNow.value.trained),
      euroAndCents(wagesNext.value.trained),
    ],
    ['Pflegefachkraft', euroAndCents(wagesNow.value.professional), euroAndCents(wagesNext.value.professional)],
  ],
  note: `${asOf}. Quelle: ${wagesNow.source}. Gilt nicht in Privathaushalten. Allgemeiner Mindestlohn: ${euroAndCents(MINIMUM_WAGE.value)}.`,
};

export const GUIDES_ABOUT_LAW_AND_WORK: readonly GuideText[] = [
  {
    slug: 'vollmacht-und-verfuegung',
    name: 'Vorsorge',
    title: 'Vollmacht und Verfügung in Ruhe regeln',
    description: 'Vorsorgevollmacht, Betreuungsverfügung, Patientenverfügung: worin sie sich unterscheiden.',
    topic: 'Recht und Vorsorge',
    summary: [
      'Mit einer Vorsorgevollmacht bestimmen Sie, wer für Sie entscheidet, wenn Sie es nicht können.',
      'Eine Patientenverfügung sagt, welche Behandlung Sie wünschen und welche nicht.',
      'Sprechen Sie mit der Person Ihres Vertrauens, bevor Sie etwas unterschreiben.',
    ],
    sections: [
      {
        heading: 'Warum Angehörige nicht automatisch entscheiden dürfen',
        parts: [
          'Viele glauben, dass Kinder für ihre Eltern unterschreiben dürfen, wenn es darauf ankommt. Das stimmt nicht. Ohne Vollmacht darf niemand das Konto führen, die Wohnung kündigen oder einen Heimvertrag schließen. Dann bestellt ein Gericht eine Betreuerin oder einen Betreuer. Das kann die Tochter sein, muss es aber nicht. Das Verfahren braucht Zeit, die in einer Notlage fehlt.',
          'Für Ehepaare gibt es bei medizinischen Entscheidungen ein Recht, einander in einer Notlage zeitlich begrenzt zu vertreten. Es ersetzt keine Vollmacht: Es gilt nicht für Geld, nicht für Verträge und nicht auf Dauer.',
        ],
      },
      {
        heading: 'Die Vorsorgevollmacht',
        parts: [
          'In einer Vorsorgevollmacht nennen Sie eine oder mehrere Personen, denen Sie vertrauen, und sagen, was sie für Sie regeln dürfen:',
          [
            'Gesundheit und Pflege',
            'Wohnen und Aufenthalt',
            'Geld und Vermögen',
            'Post, Telefon und digitale Konten',
            'Behörden und Versicherungen',
          ],
          'Sie gilt sofort, auch wenn sie erst später gebraucht wird. Das setzt Vertrauen voraus. Wählen Sie nur jemanden, dem Sie Ihr Portemonnaie geben würden. Überlegen Sie, wer einspringt, wenn diese Person krank wird.',
          'Die Vollmacht sollte schriftlich sein, mit Ort, Datum und Unterschrift. Eine notarielle Form ist nötig, wenn es um Grundstücke geht, und hilfreich, wenn Streit zu erwarten ist. Banken verlangen häufig ein eigenes Formular. Fragen Sie dort nach, und gehen Sie am besten gemeinsam hin.',
        ],
      },
      {
        heading: 'Die Betreuungsverfügung',
        parts: [
          'Gibt es niemanden, dem Sie eine so weitreichende Vollmacht geben möchten, ist die Betreuungsverfügung das richtige Papier. Darin sagen Sie dem Gericht, wen Sie sich als Betreuung wünschen und wen auf keinen Fall. Das Gericht prüft diese Person und begleitet sie. Sie muss regelmäßig berichten, besonders über Geld.',
          'Sie können darin auch Wünsche festhalten: dass Sie so lange wie möglich zu Hause bleiben möchten, dass der Hund mitkommen soll, welches Heim in Frage käme. An solche Wünsche ist die Betreuung gebunden, soweit es möglich und vertretbar ist.',
        ],
      },
      {
        heading: 'Die Patientenverfügung',
        parts: [
          'Eine Patientenverfügung richtet sich an Ärztinnen und Ärzte. Sie legt fest, welche Behandlungen Sie in bestimmten Lagen wünschen und welche Sie ablehnen. Sie muss schriftlich sein. Je genauer sie eine Lage beschreibt, desto besser lässt sie sich umsetzen. Der Satz „Ich möchte nicht an Schläuchen hängen“ hilft im Ernstfall kaum.',
          'Sprechen Sie mit Ihrer Hausärztin oder Ihrem Hausarzt. Dort erfahren Sie, was künstliche Ernährung, Beatmung oder Wiederbelebung im Alter bedeuten. Schreiben Sie dazu, was Ihnen im Leben wichtig ist. Solche Sätze helfen denen, die später einen Fall entscheiden müssen, den niemand vorhergesehen hat.',
          'Lesen Sie die Verfügung alle paar Jahre wieder, und bestätigen Sie sie mit Datum und Unterschrift. Sie dürfen sie jederzeit ändern oder widerrufen, auch mündlich.',
        ],
      },
      {
        heading: 'Aufbewahren und finden',
        parts: [
          'Ein Papier, das niemand findet, hilft nicht. Sagen Sie der bevollmächtigten Person, wo das Original liegt, und geben Sie ihr eine Kopie. Eine Karte in der Geldbörse weist darauf hin. Im Vorsorgeregister der Bundesnotarkammer lässt sich eintragen, dass es eine Vollmacht oder Verfügung gibt und wen man anrufen soll. Gerichte und Krankenhäuser können dort nachsehen.',
          'Auch das Pflegeheim und der Pflegedienst sollten Kopien haben. Fragen Sie beim Einzug, wo sie abgelegt werden und wer sie im Notfall findet.',
          'Prüfen Sie die Papiere, wenn sich etwas Wichtiges ändert: nach einer Scheidung, einem Umzug, einer schweren Diagnose oder dem Tod der bevollmächtigten Person.',
        ],
      },
      {
        heading: 'In welcher Reihenfolge Sie vorgehen',
        parts: [
          [
            'Überlegen Sie, wem Sie vertrauen, und sprechen Sie mit dieser Person.',
            'Besorgen Sie Vordrucke, zum Beispiel vom Bundesministerium der Justiz oder einer Verbraucherzentrale.',
            'Füllen Sie zuerst die Vorsorgevollmacht aus. Sie wird am häufigsten gebraucht.',
            'Reden Sie mit der Arztpraxis über die Patientenverfügung.',
            'Klären Sie mit der Bank, was sie verlangt.',
            'Unterschreiben Sie, verteilen Sie Kopien, und tragen Sie einen Termin zum Wiederlesen ein.',
          ],
          'Betreuungsvereine und Betreuungsbehörden beraten dazu, meist ohne Kosten. Dieser Text erklärt die Grundzüge und ersetzt keine Rechtsberatung.',
        ],
      },
    ],
    related: ['pflegeheim-finden', 'wenn-die-pflege-ploetzlich-kommt'],
    search: 'stationare-pflege',
  },
  {
    slug: 'arbeiten-in-der-pflege',
    name: 'Beruf',
    title: 'Arbeiten in der Pflege: Berufe, Wege, Bezahlung',
    description: 'Welche Ausbildungen es gibt, was man mindestens verdient und wie man sich bewirbt.',
    topic: 'Beruf und Ausbildung',
    summary: [
      'In der Pflege arbeiten Fachkräfte, Assistenzkräfte, Betreuungskräfte und viele, die quer eingestiegen sind.',
      `Für Pflegefachkräfte gilt seit Juli 2026 ein Mindestlohn von ${euroAndCents(wagesNow.value.professional)} in der Stunde.`,
      'Ein Tag zum Kennenlernen zeigt mehr über ein Team als jede Anzeige.',
    ],
    sections: [
      {
        heading: 'Welche Berufe es gibt',
        parts: [
          'Pflege ist kein einzelner Beruf. In einem Team arbeiten Menschen mit verschiedenen Aufgaben zusammen, und fast jeder Weg führt weiter, wenn man möchte.',
          [
            'Pflegefachfrau und Pflegefachmann: eine mehrjährige Ausbildung, danach Arbeit im Heim, im Krankenhaus, im ambulanten Dienst oder mit Kindern. Sie planen die Pflege und verantworten sie.',
            'Pflegeassistenz und Pflegehilfe: eine kürzere Ausbildung, deren Dauer vom Bundesland abhängt. Sie unterstützen bei Körperpflege, Essen und Bewegung.',
            'Betreuungskraft: begleitet den Alltag, singt, liest vor, geht spazieren. Die Schulung dauert wenige Monate.',
            'Alltagsbegleitung und Hauswirtschaft: sorgt dafür, dass es wohnlich bleibt und schmeckt.',
            'Praxisanleitung, Wohnbereichsleitung, Pflegedienstleitung: Wege für alle, die anleiten oder führen möchten.',
            'Studium der Pflege: verbindet die Arbeit am Menschen mit Wissenschaft.',
          ],
        ],
      },
      {
        heading: 'Wege hinein',
        parts: [
          'Wer nach der Schule beginnt, bewirbt sich bei einer Einrichtung und lernt abwechselnd dort und in der Pflegeschule. Von Anfang an gibt es eine Vergütung. Wer umsteigt, kann die Ausbildung oft mit Unterstützung der Agentur für Arbeit machen oder zunächst als Hilfskraft anfangen und sich berufsbegleitend weiterbilden.',
          'Abschlüsse aus dem Ausland müssen anerkannt werden. Dafür sind die Länder zuständig. Viele Einrichtungen begleiten das Verfahren, stellen schon vorher als Hilfskraft ein und bezahlen den Sprachkurs. Fragen Sie danach, bevor Sie unterschreiben.',
          'Unterschätzen Sie nicht, was Sie mitbringen. Wer Kinder großgezogen, in einer Küche gearbeitet oder einen Angehörigen begleitet hat, kann vieles, was im Alltag eines Heims gebraucht wird. Gute Häuser fragen danach und setzen Sie dort ein, wo es passt.',
        ],
      },
      {
        heading: 'Was man mindestens verdient',
        parts: [
          'In der Altenpflege gilt ein eigener Mindestlohn. Er hängt von der Ausbildung ab und steigt in Stufen.',
          WAGES,
          'Das sind Untergrenzen. Einrichtungen, die mit der Pflegekasse abrechnen, müssen nach Tarif oder in vergleichbarer Höhe bezahlen. Dazu kommen Zuschläge für Nächte, Sonntage und Feiertage. Vergleichen Sie deshalb nicht nur den Grundlohn. Fragen Sie nach den Zuschlägen, nach Sonderzahlungen, nach der Altersvorsorge und danach, wie Überstunden ausgeglichen werden.',
        ],
      },
      {
        heading: 'Woran Sie einen guten Arbeitgeber erkennen',
        parts: [
          'Gute Arbeit zeigt sich am Dienstplan, an der Einarbeitung und daran, wie über abwesende Kolleginnen gesprochen wird. Achten Sie auf diese Punkte:',
          [
            'Der Dienstplan steht früh fest, und Wünsche werden berücksichtigt.',
            'Für die ersten Wochen gibt es eine feste Person, die einarbeitet.',
            'Es gibt eine Regel für das Einspringen, und freie Tage bleiben frei.',
            'Fortbildungen finden in der Arbeitszeit statt.',
            'Die Leitung kennt die Namen der Bewohnerinnen und Bewohner.',
          ],
          'Bitten Sie um einen Tag zum Kennenlernen. Ein Haus, das nichts zu verbergen hat, sagt zu. Sprechen Sie in der Pause mit den Menschen, mit denen Sie arbeiten würden.',
        ],
      },
      {
        heading: 'Die Bewerbung',
        parts: [
          'In der Pflege genügt meist eine kurze Bewerbung: ein paar Sätze über Sie, ein Lebenslauf, die Urkunde. Auf Pflegefenster bewerben Sie sich direkt bei einer Stelle oder legen ein Profil an und lassen sich von Einrichtungen finden. Ihren vollen Namen und Ihre Adresse sehen andere erst, wenn Sie zustimmen.',
          'Schreiben Sie, was Sie können und was Sie brauchen: Tagdienst wegen der Kinder, Teilzeit, einen Einsatzort ohne Auto. Je klarer das ist, desto besser passt das Angebot. Und wenn eine Stelle nicht passt, sagen Sie freundlich ab. Man trifft sich in diesem Beruf wieder.',
          'Im Gespräch dürfen Sie selbst Fragen stellen: nach der Einarbeitung, nach der Zahl der Bewohner je Dienst, nach der Regel für das Einspringen. Bitten Sie um Bedenkzeit, und lassen Sie sich das Angebot schriftlich geben. Rechnen Sie es in Ruhe durch, bevor Sie kündigen.',
        ],
      },
    ],
    related: ['gute-dienstplaene', 'pflegeberuf-quereinstieg'],
    search: null,
  },
];
