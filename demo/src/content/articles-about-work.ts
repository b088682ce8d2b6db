import type { EditorialText } from './editorial';

export const ARTICLES_ABOUT_WORK: readonly EditorialText[] = [
  {
    slug: 'gute-dienstplaene',
    title: 'Woran man einen guten Dienstplan erkennt',
    description: 'Für Pflegekräfte, die wechseln wollen: Fragen für das Bewerbungsgespräch.',
    topic: 'Beruf und Ausbildung',
    summary: [
      'Ein guter Dienstplan steht früh fest und wird selten geändert.',
      'Fragen Sie nach der Regel für das Einspringen, nicht nach der Anzahl der freien Tage.',
      'Lassen Sie sich den Plan des laufenden Monats zeigen, so wie er heute aussieht.',
    ],
    sections: [
      {
        heading: 'Warum der Plan so viel verrät',
        parts: [
          'Wer in der Pflege kündigt, nennt oft nicht das Gehalt als Grund, sondern den Dienstplan. Er entscheidet, ob man zum Elternabend gehen kann, ob ein freies Wochenende frei bleibt und ob der Körper sich erholt. Ein Plan ist deshalb mehr als eine Tabelle. Er zeigt, wie eine Leitung denkt und ob genug Menschen da sind.',
          'Im Bewerbungsgespräch wird über alles gesprochen, über Werte, Team und Obstkorb. Über den Dienstplan spricht man oft zuletzt. Drehen Sie das um. Sie dürfen danach fragen, und die Antwort wird Ihnen viel sagen.',
        ],
      },
      {
        heading: 'Wie früh steht er fest?',
        parts: [
          'Fragen Sie: „Wann bekomme ich den Plan für den nächsten Monat?“ Gut ist eine Antwort mit einem Datum. Weniger gut ist: „Das kommt darauf an.“ Fragen Sie weiter, ob es einen Rahmenplan gibt, also ein Muster aus Früh-, Spät- und Nachtdiensten, das sich wiederholt. Damit lässt sich das Leben planen, auch über Monate.',
          'Wichtig ist auch, wer den Plan schreibt. Eine Leitung, die selbst im Dienst steht, kennt die schweren Tage. Manche Teams schreiben ihn gemeinsam und einigen sich über Wünsche. Das braucht Übung, macht aber zufriedener.',
        ],
      },
      {
        heading: 'Was passiert, wenn jemand krank wird?',
        parts: [
          'Das ist die wichtigste Frage. In jedem Haus wird jemand krank, die Unterschiede liegen in der Regel dafür. Gute Häuser haben eine: Bereitschaftsdienste, die bezahlt werden, Kolleginnen, die sich für einen Springerpool gemeldet haben, oder eine Absprache mit dem Nachbarbereich. Dann klingelt das Telefon nur bei denen, die damit rechnen.',
          'Schlechte Häuser haben eine Telefonliste. Die Leitung ruft an, bis jemand nachgibt. Meistens sind es dieselben. Fragen Sie deshalb: „Wie oft sind Ihre Leute im letzten Monat aus dem Frei gekommen?“ Wer die Zahl kennt, kümmert sich darum.',
        ],
      },
      {
        heading: 'Wie liegen die Dienste hintereinander?',
        parts: [
          'Lassen Sie sich den aktuellen Plan zeigen. Namen dürfen abgedeckt sein, das Muster reicht. Achten Sie auf diese Dinge:',
          [
            'Folgt auf einen Spätdienst sofort ein Frühdienst? Das raubt Schlaf und sollte die Ausnahme sein.',
            'Wie viele Tage werden am Stück gearbeitet? Lange Ketten rächen sich.',
            'Liegen freie Tage zusammen, oder sind sie verstreut?',
            'Werden Nächte in kurzen Blöcken gearbeitet, und folgt danach genügend Pause?',
            'Wie viele Änderungen sind mit der Hand eingetragen?',
          ],
          'Die handschriftlichen Änderungen sind besonders ehrlich. Ein paar sind normal. Ist der Plan voll davon, gab es am Anfang des Monats keinen Plan, sondern eine Hoffnung.',
        ],
      },
      {
        heading: 'Wie werden Wünsche behandelt?',
        parts: [
          'In vielen Teams gibt es ein Wunschbuch oder ein Feld in der Software. Fragen Sie, wie viele Wünsche man eintragen darf und wie viele erfüllt werden. Fragen Sie auch nach denen, die feste Zeiten brauchen: Eltern kleiner Kinder, Menschen, die selbst Angehörige pflegen, Kolleginnen mit langem Weg. Wenn für sie gute Lösungen da sind, ohne dass andere alles auffangen, ist das ein Zeichen für eine faire Leitung.',
          'Gibt es Dienste, die nicht um sechs beginnen müssen? Manche Häuser haben Dienste eingeführt, die nach der Kita anfangen. Sie gewinnen damit Menschen, die sonst nicht arbeiten könnten.',
        ],
      },
      {
        heading: 'Was wird mit Überstunden?',
        parts: [
          'Überstunden entstehen, das lässt sich nicht verhindern. Entscheidend ist, ob sie aufgeschrieben werden. Fragen Sie, wie die Zeit erfasst wird, ob die Übergabe dazugehört und wie hoch die Konten im Team sind. Sehr hohe Konten bedeuten, dass Stellen fehlen. Klären Sie, ob Sie wählen dürfen: Auszahlung oder freie Tage.',
        ],
      },
      {
        heading: 'Fünf Fragen zum Mitnehmen',
        parts: [
          [
            'Wann steht der Plan fest, und wer schreibt ihn?',
            'Was passiert, wenn morgens jemand krank ist?',
            'Darf ich den Plan dieses Monats sehen?',
            'Wie viele Wünsche sind im Monat möglich?',
            'Wie hoch sind die Überstunden im Team?',
          ],
          'Stellen Sie diese Fragen freundlich und in Ruhe. Eine gute Leitung freut sich darüber, weil sie ihren Plan gern zeigt. Weicht sie aus, wissen Sie auch das. Und wenn Sie einen Tag zum Kennenlernen vereinbaren, fragen Sie in der Pause eine Kollegin: „Wann hattest du zuletzt ein ganzes Wochenende frei?“ Die Antwort kommt schnell.',
        ],
      },
    ],
    related: ['arbeiten-in-der-pflege', 'pflegeberuf-quereinstieg'],
    search: null,
  },
  {
    slug: 'pflegeberuf-quereinstieg',
    title: 'Quereinstieg in die Pflege: drei Wege, die wirklich begangen werden',
    description: 'Über Betreuung, Hilfe oder Ausbildung: wie der Wechsel gelingt und was Sie vorher klären sollten.',
    topic: 'Beruf und Ausbildung',
    summary: [
      'Der schnellste Weg ist die Arbeit als Hilfskraft, der weiteste die Ausbildung zur Fachkraft.',
      'Viele Fähigkeiten aus anderen Berufen helfen: zuhören, organisieren, ruhig bleiben.',
      'Ein Praktikum von wenigen Tagen schützt vor einer falschen Entscheidung.',
    ],
    sections: [
      {
        heading: 'Wer umsteigt und warum',
        parts: [
          'In fast jedem Pflegeteam arbeitet jemand, der früher etwas ganz anderes gemacht hat: im Verkauf, in der Gastronomie, im Büro, auf dem Bau. Die Gründe ähneln sich. Manche haben einen Angehörigen gepflegt und gemerkt, dass ihnen das liegt. Andere suchen eine Arbeit, die sicher ist und die es überall gibt. Wieder andere möchten am Abend wissen, wofür sie aufgestanden sind.',
          'Der Wechsel gelingt besser, wenn man die drei üblichen Wege kennt. Sie unterscheiden sich darin, wie lange man lernt, was man tun darf und was man verdient.',
        ],
      },
      {
        heading: 'Der erste Weg: Betreuungskraft',
        parts: [
          'Betreuungskräfte gestalten den Alltag. Sie lesen vor, backen, singen, begleiten in den Garten oder sitzen bei jemandem, der nicht mehr spricht. Sie pflegen nicht, sie sind da. Die Schulung dauert wenige Monate und schließt Praktika ein. Vorher steht meist ein Orientierungspraktikum, damit beide Seiten sehen, ob es passt.',
          'Dieser Weg passt, wenn Sie gern mit Menschen zusammen sind, Geduld haben und Ideen mitbringen. Wer aus einem kreativen Beruf kommt, fühlt sich hier oft schnell zu Hause. Nachtdienste sind selten, Teilzeit ist üblich.',
        ],
      },
      {
        heading: 'Der zweite Weg: Hilfe oder Assistenz',
        parts: [
          'Als Pflegehilfskraft können Sie ohne lange Ausbildung anfangen. Sie helfen beim Waschen, Anziehen, Essen und Aufstehen, immer unter der Leitung einer Fachkraft. Gute Häuser arbeiten Sie mehrere Wochen ein und stellen Ihnen eine feste Person zur Seite. Später können Sie die Ausbildung zur Assistenzkraft anschließen. Wie lange sie dauert, ist in den Ländern verschieden geregelt.',
          'Dieser Weg passt, wenn Sie erst arbeiten und dann entscheiden möchten. Er ist körperlich anstrengend. Lassen Sie sich von Anfang an zeigen, wie man Menschen bewegt, ohne den Rücken zu ruinieren, und bestehen Sie auf den Hilfsmitteln, die dafür da sind.',
        ],
      },
      {
        heading: 'Der dritte Weg: die Ausbildung zur Fachkraft',
        parts: [
          'Die Ausbildung zur Pflegefachfrau oder zum Pflegefachmann steht auch Menschen offen, die schon lange im Beruf sind. Es gibt keine Altersgrenze. Von Beginn an wird eine Vergütung gezahlt. Wer vorher mehr verdient hat, sollte mit der Agentur für Arbeit sprechen: Für eine Umschulung kann es Unterstützung geben. In manchen Häusern lässt sich die Ausbildung in Teilzeit machen.',
          'Dieser Weg passt, wenn Sie Verantwortung übernehmen möchten. Am Ende planen Sie die Pflege, leiten andere an und können sich spezialisieren, etwa auf Wunden, Palliativpflege oder die Anleitung von Auszubildenden.',
        ],
      },
      {
        heading: 'Was Sie mitbringen, ohne es zu merken',
        parts: [
          'Wer quer einsteigt, unterschätzt oft, was er schon kann:',
          [
            'Aus der Gastronomie: viele Wünsche gleichzeitig im Kopf behalten und freundlich bleiben.',
            'Aus dem Verkauf: zuhören, bevor man etwas anbietet.',
            'Aus dem Handwerk: sehen, was fehlt, und es reparieren.',
            'Aus dem Büro: dokumentieren, ohne dass es jemand zweimal lesen muss.',
            'Aus der Familienzeit: trösten, planen, nachts funktionieren.',
          ],
          'Schreiben Sie das in die Bewerbung. Es ist mehr wert als ein lückenloser Lebenslauf.',
        ],
      },
      {
        heading: 'Was Sie vorher klären sollten',
        parts: [
          'Machen Sie ein Praktikum, auch wenn es nur ein paar Tage dauert, und bitten Sie um einen Früh- und einen Spätdienst. Achten Sie darauf, wie Sie sich danach fühlen. Müde ist in Ordnung. Traurig oder angewidert ist ein Zeichen, das Sie ernst nehmen sollten.',
          'Rechnen Sie das Geld durch, mit Zuschlägen, aber auch mit den Monaten der Schulung. Sprechen Sie mit der Familie über Wochenenden. Fragen Sie die Einrichtung, wer Sie einarbeitet, ob Kosten der Schulung übernommen werden und ob Sie sich dafür binden müssen.',
          'Und dann fangen Sie an. Die meisten, die umgestiegen sind, sagen dasselbe: Sie hätten es früher tun sollen. Einige sagen auch, dass sie in das falsche Haus geraten sind und im zweiten geblieben sind. Auch das ist ein Weg.',
          'Reden Sie auch mit jemandem, der den Weg schon gegangen ist. In fast jedem Haus gibt es eine solche Kollegin, und die meisten erzählen gern, was sie vorher gern gewusst hätten.',
        ],
      },
    ],
    related: ['arbeiten-in-der-pflege', 'gute-dienstplaene'],
    search: null,
  },
];
