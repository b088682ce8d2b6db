import {
  AVERAGE_OWN_SHARE,
  CARE_BENEFITS,
  CARE_HOME_SUPPLEMENT,
  SHARED_FLAT_SUPPLEMENT,
  SHORT_TERM_BUDGET,
} from '@care/contracts/facts';
import { asOf, euro, type EditorialText } from './editorial';

export const ARTICLES_ABOUT_CHOICES: readonly EditorialText[] = [
  {
    slug: 'das-erste-gespraech-im-pflegeheim',
    title: 'Das erste Gespräch im Pflegeheim: acht Fragen, die sich lohnen',
    description: 'Wer ein Haus besichtigt, sieht helle Flure. Diese Fragen zeigen, wie der Alltag dahinter ist.',
    topic: 'Wohnen und Heim',
    summary: [
      'Fragen Sie nach dem gestrigen Tag statt nach dem Konzept.',
      'Acht Fragen genügen, wenn Sie die Antworten aufschreiben und zwei Häuser vergleichen.',
      'Kommen Sie ein zweites Mal ohne Termin, am besten am Nachmittag.',
    ],
    sections: [
      {
        heading: 'Warum Prospekte wenig helfen',
        parts: [
          'Alle Häuser schreiben, dass der Mensch im Mittelpunkt steht. Das ist nicht falsch, aber es unterscheidet sie nicht. Was den Alltag ausmacht, steht in keinem Prospekt: wie lange man auf Hilfe wartet, ob jemand merkt, dass eine Bewohnerin nicht gegessen hat, wie mit Streit umgegangen wird. Danach kann man fragen. Am besten fragt man nach Tatsachen und nicht nach Meinungen.',
          'Nehmen Sie einen Zettel mit, und schreiben Sie die Antworten auf. Nach dem dritten Haus verschwimmt sonst alles. Die folgenden acht Fragen passen auf eine Seite.',
        ],
      },
      {
        heading: 'Frage 1: Wie war gestern der Tag?',
        parts: [
          'Lassen Sie sich erzählen, was gestern auf dem Wohnbereich geschehen ist, vom Frühstück bis zum Abend. Wer den Alltag kennt, muss nicht nachdenken. Achten Sie auf Kleinigkeiten: Wann wurde gefrühstückt, wie lange durfte man schlafen, was gab es am Nachmittag? Eine allgemeine Antwort heißt oft, dass die Person selten auf dem Wohnbereich ist.',
        ],
      },
      {
        heading: 'Frage 2: Wer kommt, wenn meine Mutter nachts klingelt?',
        parts: [
          'Fragen Sie, wie viele Menschen nachts im Haus sind, wie viele davon Fachkräfte, und wie viele Bewohnerinnen und Bewohner sie versorgen. Ein gutes Haus nennt Zahlen, ohne nachzusehen. Fragen Sie auch, was geschieht, wenn zwei gleichzeitig klingeln.',
        ],
      },
      {
        heading: 'Frage 3: Wie lange arbeiten Ihre Leute schon hier?',
        parts: [
          'Menschen, die bleiben, sind das beste Zeichen. Fragen Sie nach der Wohnbereichsleitung und nach der Person, die am längsten da ist. Fragen Sie auch nach Zeitarbeit: Aushilfen können gut sein, aber sie kennen die Bewohner nicht.',
        ],
      },
      {
        heading: 'Frage 4: Was machen Sie, wenn jemand nicht isst oder nicht aufstehen will?',
        parts: [
          'Hier zeigt sich die Haltung. Gute Antworten beginnen mit „Das kommt vor“ und werden dann genau: später noch einmal fragen, etwas anderes anbieten, die Tochter anrufen, mit der Ärztin sprechen. Weniger gut ist: „Das machen bei uns alle.“',
        ],
      },
      {
        heading: 'Frage 5: Wie erfahre ich, dass etwas passiert ist?',
        parts: [
          'Ein Sturz, ein neues Medikament, ein Besuch im Krankenhaus: Klären Sie, wer Sie anruft und wie schnell. Fragen Sie nach einer festen Ansprechperson. Manche Häuser vereinbaren feste Gespräche mit den Angehörigen, auch wenn nichts vorgefallen ist. Das ist ein gutes Zeichen.',
        ],
      },
      {
        heading: 'Frage 6: Was darf meine Mutter mitbringen und behalten?',
        parts: [
          'Möbel, Bilder, das Telefon mit der alten Nummer, vielleicht ein Tier: Fragen Sie, was geht. Fragen Sie auch, ob sie ihren Arzt behalten kann, ob ein Schlüssel zum Zimmer üblich ist und ob Besuch jederzeit kommen darf. Ein Heim ist eine Wohnung. Wer anklopft, hat das verstanden.',
        ],
      },
      {
        heading: 'Frage 7: Was kostet es am Ende wirklich?',
        parts: [
          `Bitten Sie um den gesamten Eigenanteil im Monat, mit allem: Pflege, Unterkunft, Verpflegung, Investitionskosten und Umlagen. Im Durchschnitt waren es Ende 2025 ${euro(AVERAGE_OWN_SHARE.value)} (Quelle: ${AVERAGE_OWN_SHARE.source}). Die Pflegekasse zahlt bei den Graden 2 bis 5 einen Zuschlag auf den Anteil für die Pflege, im ersten Jahr ${CARE_HOME_SUPPLEMENT.value[0]?.percent}\u00a0% (${CARE_HOME_SUPPLEMENT.source}, ${asOf}). Fragen Sie, ob er schon abgezogen ist. Lassen Sie sich außerdem sagen, was extra berechnet wird: Friseur, Wäsche, Getränke, Fahrten.`,
        ],
      },
      {
        heading: 'Frage 8: Worüber haben sich Angehörige zuletzt beschwert?',
        parts: [
          'Diese Frage überrascht. Jedes Haus hat Beschwerden, und ein gutes redet darüber: was es war, was daraufhin geändert wurde. Wer sagt, es gebe keine, hört vielleicht nicht hin.',
        ],
      },
      {
        heading: 'Nach dem Gespräch',
        parts: [
          'Gehen Sie noch einmal allein über den Flur. Setzen Sie sich in den Aufenthaltsraum. Wird gelacht? Schaut jemand auf, wenn Sie hereinkommen? Riecht es nach Essen oder nach Reinigungsmittel? Kommen Sie an einem anderen Tag ohne Termin wieder.',
          'Vergleichen Sie zu Hause Ihre Zettel. Oft ist es nicht das Haus mit dem schönsten Foyer, sondern das, in dem jemand sagte: „Das weiß ich nicht, aber ich frage die Kollegin aus der Nachtschicht.“ Und sprechen Sie mit dem Menschen, der einziehen soll. Ihm muss es dort gut gehen, nicht Ihnen.',
        ],
      },
    ],
    related: ['pflegeheim-finden', 'bewertungen-richtig-lesen'],
    search: 'stationare-pflege',
  },
  {
    slug: 'wohnformen-im-vergleich',
    title: 'Zwischen Wohnung und Heim: fünf Wohnformen im Vergleich',
    description: 'Betreutes Wohnen, Wohngruppe, Residenz: Wer entscheidet, wer hilft, was kostet es?',
    topic: 'Wohnen und Heim',
    summary: [
      'Betreutes Wohnen ist eine eigene Wohnung mit Diensten, kein Heim.',
      'In einer Wohngruppe entscheiden die Bewohnerinnen und Bewohner und ihre Angehörigen mit.',
      'Fragen Sie bei jeder Wohnform, was geschieht, wenn mehr Pflege nötig wird.',
    ],
    sections: [
      {
        heading: 'Worin sich die Wohnformen unterscheiden',
        parts: [
          'Zwischen der eigenen Wohnung und dem Pflegeheim liegt mehr, als viele wissen. Die Namen sind allerdings nicht geschützt. „Betreutes Wohnen“ kann ein Hausnotruf und eine Sprechstunde sein oder eine Pflegekraft rund um die Uhr. Vergleichen Sie deshalb nicht Namen, sondern drei Antworten: Wer entscheidet über den Alltag? Wer hilft, wenn etwas passiert, auch nachts? Was zahlt man für die Wohnung und was für die Hilfe?',
        ],
      },
      {
        heading: '1. Die eigene Wohnung mit Hilfe',
        parts: [
          'Sie bleiben, wo Sie sind, und holen sich Hilfe dazu: einen Pflegedienst, eine Haushaltshilfe, Essen auf Rädern, Tagespflege. Sie entscheiden alles selbst. Nachts sind Sie allein, ein Hausnotruf kann das auffangen. Die Kosten richten sich danach, wie viel Hilfe kommt.',
          'Das passt, wenn die Wohnung erreichbar und sicher ist und jemand ein Auge darauf hat. Es passt nicht mehr, wenn jemand nachts umherläuft, den Herd vergisst oder sehr einsam ist.',
        ],
      },
      {
        heading: '2. Betreutes Wohnen',
        parts: [
          'Sie mieten oder kaufen eine kleine Wohnung in einem Haus ohne Stufen. Dazu gehört ein Vertrag über Grunddienste: eine Ansprechperson, ein Notruf, gemeinsame Angebote. Dafür zahlen Sie eine Pauschale, ob Sie die Dienste nutzen oder nicht. Pflege kommt von einem ambulanten Dienst, den Sie selbst wählen dürfen.',
          'Fragen Sie genau, wann jemand im Haus ist. An vielen Orten ist das nur an Werktagen der Fall. Fragen Sie auch, bis zu welchem Pflegebedarf man bleiben kann. Manche Verträge enden früher, als man denkt.',
        ],
      },
      {
        heading: '3. Die Wohngruppe',
        parts: [
          'In einer ambulant betreuten Wohngruppe leben mehrere Menschen zusammen. Jeder hat ein Zimmer, Küche und Wohnzimmer teilt man. Die Mitglieder oder ihre Angehörigen beauftragen gemeinsam einen Dienst und entscheiden über vieles selbst: Einkauf, Möbel, wer einzieht. Besonders Menschen mit einer Demenz kommen in dieser kleinen Runde oft gut zurecht.',
          `Die Pflegekasse unterstützt das mit ${euro(SHARED_FLAT_SUPPLEMENT.value)} im Monat für jedes Mitglied (${SHARED_FLAT_SUPPLEMENT.source}, ${asOf}), zusätzlich zu den Leistungen für die Pflege zu Hause. Planen Sie Zeit ein: Die Angehörigen treffen sich und reden mit. Wer das nicht leisten kann, ist in einem Heim vielleicht besser aufgehoben.`,
        ],
      },
      {
        heading: '4. Die Residenz',
        parts: [
          'Eine Seniorenresidenz verbindet eine Wohnung mit Diensten wie im Hotel: Restaurant, Empfang, Veranstaltungen, oft ein Schwimmbad. Ein Pflegedienst ist im Haus, manchmal auch ein eigener Pflegebereich. Sie schließen einen Vertrag über alles zusammen. Das ist bequem und hat seinen Preis. Die Pflegekasse zahlt nur für die Pflege.',
          'Lesen Sie, was im Preis enthalten ist, wie er steigen darf und was gilt, wenn Sie ausziehen. Fragen Sie, ob man bei hohem Pflegebedarf in der eigenen Wohnung bleiben kann oder umziehen muss.',
        ],
      },
      {
        heading: '5. Das Pflegeheim',
        parts: [
          'Im Heim ist Tag und Nacht eine Fachkraft da. Wohnen, Essen und Pflege kommen aus einer Hand. Vieles ist festgelegt, aber gute Häuser lassen Spielraum: beim Aufstehen, beim Essen, beim Besuch. Ein Beirat vertritt die Bewohnerinnen und Bewohner.',
          `Die Kasse zahlt je nach Pflegegrad zwischen ${euro(CARE_BENEFITS.careHome.value[1])} und ${euro(CARE_BENEFITS.careHome.value[4])} im Monat für die Grade 2 bis 5 (${CARE_BENEFITS.careHome.source}) und einen Zuschlag, der mit der Zeit steigt (${CARE_HOME_SUPPLEMENT.source}). Den Rest zahlen Sie, im Durchschnitt ${euro(AVERAGE_OWN_SHARE.value)} im Monat (Ende 2025, Quelle: ${AVERAGE_OWN_SHARE.source}).`,
        ],
      },
      {
        heading: 'Wie Sie sich entscheiden',
        parts: [
          'Beginnen Sie mit der Frage, die am schwersten ist: Was geschieht nachts? Daran entscheidet sich oft mehr als an der Zahl der Quadratmeter. Danach fragen Sie nach der Einsamkeit. Wer gern in Gesellschaft ist, lebt in einer Gruppe auf. Wer immer für sich war, braucht eine Tür, die man schließen kann.',
          [
            'Sehen Sie sich jede Wohnform, die in Frage kommt, einmal an.',
            'Sprechen Sie mit jemandem, der dort wohnt.',
            'Rechnen Sie die Kosten für den heutigen und für einen höheren Pflegebedarf.',
            'Fragen Sie nach einer Probezeit oder einem Aufenthalt auf Zeit.',
          ],
          'Und denken Sie in Schritten. Kaum jemand entscheidet sich einmal für immer. Eine gute Wahl ist eine, nach der noch Wege offen sind.',
        ],
      },
    ],
    related: ['pflegeheim-finden', 'pflege-zu-hause'],
    search: 'betreutes-wohnen',
  },
  {
    slug: 'bewertungen-richtig-lesen',
    title: 'Bewertungen richtig lesen',
    description: 'Fünf Sterne sagen wenig, wenn nur zwei Menschen sie vergeben haben. So lesen Sie Rückmeldungen.',
    topic: 'Suchen und vergleichen',
    summary: [
      'Sehen Sie zuerst auf die Zahl der Bewertungen und erst danach auf den Durchschnitt.',
      'Am meisten sagen Texte, die beschreiben, was geschehen ist, und die Antworten des Hauses darauf.',
      'Bewertungen ersetzen keinen Besuch, sie sagen Ihnen, wonach Sie fragen sollten.',
    ],
    sections: [
      {
        heading: 'Viele Stimmen wiegen mehr als wenige',
        parts: [
          'Stellen Sie sich zwei Häuser vor. Das erste hat eine einzige Bewertung mit fünf Sternen. Das zweite hat über hundert, im Durchschnitt etwas mehr als viereinhalb Sterne. Welches ist besser? Vom ersten wissen Sie, dass ein Mensch zufrieden war. Vom zweiten wissen Sie, dass sehr viele es sind. Eine einzelne Stimme kann von einer dankbaren Tochter stammen oder von jemandem, der dort arbeitet. Bei hundert Stimmen gleicht sich das aus.',
          'Deshalb rechnet Pflegefenster bei der Reihenfolge nach Bewertung mit der Zahl der Stimmen. Ein Haus mit wenigen Bewertungen wird so behandelt, als hätte es zusätzlich einige durchschnittliche. Je mehr Menschen bewerten, desto weniger fällt das ins Gewicht. Unter drei Bewertungen zeigen wir in den Listen gar keine Zahl.',
        ],
      },
      {
        heading: 'Das Datum zählt',
        parts: [
          'Ein Pflegeheim kann sich in einem Jahr stark verändern. Eine neue Leitung kommt, ein Team bricht auseinander oder wächst zusammen. Lesen Sie deshalb die neuesten Bewertungen zuerst. Wenn alte schlecht und neue gut sind, hat sich vermutlich etwas getan. Fragen Sie beim Besuch, was es war. Ist es umgekehrt, fragen Sie erst recht.',
          'Achten Sie auch darauf, ob Bewertungen über die Zeit verteilt sind. Kommen viele in derselben Woche, hat vielleicht jemand darum gebeten. Das ist erlaubt, macht das Bild aber freundlicher, als es im Alltag ist.',
        ],
      },
      {
        heading: 'Auf den Text kommt es an',
        parts: [
          '„Alles super“ und „Nie wieder“ sagen fast nichts. Nützlich sind Texte, die etwas erzählen: dass die Wäsche verloren ging und wiederkam, dass beim Sterben jemand die Hand gehalten hat, dass die Rufanlage lange klingelte. Suchen Sie nach solchen Einzelheiten, und zählen Sie, was mehrfach vorkommt.',
          [
            'Wird ein Lob von verschiedenen Menschen wiederholt, ist es meist verlässlich.',
            'Wird eine Klage von verschiedenen Menschen wiederholt, ebenso.',
            'Geht es um eine Sache, die Ihnen wichtig ist, oder um eine, die Sie nicht betrifft?',
            'Schreibt jemand, der dort lebt, der zu Besuch kommt oder der dort gearbeitet hat?',
          ],
        ],
      },
      {
        heading: 'Wie das Haus antwortet',
        parts: [
          'Die Antwort auf eine Kritik zeigt mehr als die Kritik. Gut ist eine Antwort, die dankt, den Fehler benennt und sagt, was geändert wurde. Schlecht ist eine, die den Verfasser belehrt oder immer denselben Satz wiederholt. Keine Antwort ist kein Beweis für irgendetwas, in kleinen Häusern fehlt dafür oft die Zeit.',
          'Bedenken Sie, dass ein Haus nicht alles schreiben darf. Es muss die Privatsphäre seiner Bewohnerinnen und Bewohner schützen. Deshalb bleiben Antworten manchmal allgemein, auch wenn es viel zu sagen gäbe.',
        ],
      },
      {
        heading: 'Was Sterne nicht zeigen',
        parts: [
          'Sterne messen Zufriedenheit. Sie messen nicht, ob Medikamente richtig gestellt werden oder Wunden gut heilen. Dafür gibt es die Prüfberichte des Medizinischen Dienstes. Jedes Heim muss den neuesten aushängen und auf Wunsch zeigen. Nehmen Sie beides zusammen: die Prüfung für die Fachlichkeit, die Bewertungen für das Zusammenleben.',
          'Auch wer nicht schreibt, fehlt im Bild. Menschen mit einer schweren Demenz bewerten nichts. Zufriedene Angehörige schreiben seltener als verärgerte. Und wer neu eingezogen ist, urteilt anders als jemand, der seit Jahren dort lebt.',
          'Schließlich kommt es darauf an, was Sie suchen. Ein Haus, das bei der Aktivierung glänzt, hilft wenig, wenn Ihr Vater Ruhe möchte. Filtern Sie deshalb nicht nur nach dem Durchschnitt, sondern lesen Sie die Einzelnoten: Pflege, Essen, Zimmer, Freizeit.',
        ],
      },
      {
        heading: 'Von der Bewertung zur Frage',
        parts: [
          'Am besten nutzen Sie Bewertungen, um Ihren Besuch vorzubereiten. Machen Sie aus jeder Klage eine Frage: „Ich habe gelesen, dass am Wochenende wenig angeboten wird. Wie war es am letzten Sonntag?“ Machen Sie aus jedem Lob eine Probe: Wird das Essen gelobt, bleiben Sie zum Mittagessen.',
          'Und wenn Sie selbst Erfahrungen gemacht haben, schreiben Sie sie auf: freundlich, genau und mit Datum. Nennen Sie keine Namen von Bewohnern oder Mitarbeitenden. Die nächste Familie, die nachts am Bildschirm sitzt und sucht, wird es Ihnen danken.',
        ],
      },
    ],
    related: ['das-erste-gespraech-im-pflegeheim', 'pflegeheim-finden'],
    search: 'stationare-pflege',
  },
  {
    slug: 'ambulanter-dienst-vertrag',
    title: 'Der Vertrag mit dem Pflegedienst, Zeile für Zeile',
    description: 'Leistungskomplexe, Wegepauschale, Investitionskosten: was die Wörter bedeuten.',
    topic: 'Pflege zu Hause',
    summary: [
      'Bevor Sie unterschreiben, muss der Dienst Ihnen sagen, was er im Monat kostet.',
      'Was über dem Betrag der Pflegekasse liegt, zahlen Sie selbst.',
      'Sie können den Vertrag jederzeit beenden oder ändern, fragen Sie nach der Frist.',
    ],
    sections: [
      {
        heading: 'Vor dem Vertrag: der Kostenvoranschlag',
        parts: [
          `Ein ambulanter Pflegedienst kommt zuerst zu Ihnen nach Hause und bespricht, welche Hilfe nötig ist. Danach rechnet er aus, was das im Monat kostet. Lassen Sie sich diesen Voranschlag schriftlich geben, und fragen Sie nach zwei Fassungen: so viel, wie sinnvoll wäre, und so viel, wie die Kasse bezahlt. Bei Pflegegrad 2 sind das bis zu ${euro(CARE_BENEFITS.careService.value[1])}, bei Pflegegrad 4 bis zu ${euro(CARE_BENEFITS.careService.value[3])} im Monat (${CARE_BENEFITS.careService.source}, ${asOf}).`,
          'Vergleichen Sie wenigstens zwei Dienste. Die Preise werden mit den Pflegekassen ausgehandelt und unterscheiden sich von Dienst zu Dienst.',
        ],
      },
      {
        heading: 'Zeile 1: Die Leistungen',
        parts: [
          'In den meisten Bundesländern wird nach Leistungskomplexen abgerechnet. Das sind Pakete: „Kleine Körperpflege“ umfasst zum Beispiel Waschen, Zahnpflege und Ankleiden. Jedes Paket hat Punkte, jeder Punkt einen Preis. Andere Dienste rechnen nach Zeit ab. Fragen Sie, ob Sie wählen dürfen, und lassen Sie sich beides ausrechnen.',
          'Prüfen Sie, ob jede Leistung dasteht, die Sie besprochen haben, mit Häufigkeit und Tageszeit. „Nach Bedarf“ ist keine gute Angabe. Was der Arzt verordnet, etwa Spritzen oder Kompressionsstrümpfe, gehört auf einen eigenen Teil. Das zahlt die Krankenkasse und zählt nicht gegen den Betrag der Pflegekasse.',
        ],
      },
      {
        heading: 'Zeile 2: Die Zeiten',
        parts: [
          'Kein Dienst kann auf die Minute zusagen. Ein Zeitraum ist aber möglich, etwa zwischen halb acht und halb neun. Lassen Sie ihn eintragen, ebenso, dass man Sie anruft, wenn es später wird. Fragen Sie, wer am Wochenende kommt und wie viele verschiedene Menschen es in einer Woche sind.',
        ],
      },
      {
        heading: 'Zeile 3: Die Wege',
        parts: [
          'Für jede Anfahrt wird eine Wegepauschale berechnet, abends und am Sonntag oft mehr. Bei vielen kurzen Besuchen macht sie einen großen Teil der Rechnung aus. Manchmal ist es klüger, zwei Besuche zu einem längeren zusammenzulegen. Leben zwei Menschen im Haushalt, die versorgt werden, fragen Sie, ob die Anfahrt geteilt wird.',
        ],
      },
      {
        heading: 'Zeile 4: Die Investitionskosten',
        parts: [
          'Autos, Büro und Geräte kosten Geld. In einigen Ländern dürfen Dienste einen Teil davon den Kundinnen und Kunden berechnen. Diese Investitionskosten zahlt die Pflegekasse nicht. Sie stehen auf der Rechnung in einer eigenen Zeile. Fragen Sie vorher danach, sonst überrascht die erste Rechnung.',
        ],
      },
      {
        heading: 'Zeile 5: Absagen und Pausen',
        parts: [
          'Was gilt, wenn Sie beim Arzt sind oder ins Krankenhaus müssen? Bis wann müssen Sie absagen, damit nichts berechnet wird? Eine Absage am Vortag sollte genügen. Im Krankenhaus sollte der Vertrag ruhen, ohne dass Kosten entstehen. Achten Sie darauf, dass Ihr Platz im Tourenplan danach noch da ist.',
        ],
      },
      {
        heading: 'Zeile 6: Schlüssel, Haftung, Daten',
        parts: [
          'Wenn der Dienst einen Schlüssel bekommt, gehört eine Quittung dazu. Klären Sie, wer haftet, wenn etwas zerbricht, und wo die Pflegedokumentation liegt. Sie dürfen sie jederzeit lesen. Sie bestimmen auch, mit wem der Dienst über Sie sprechen darf: mit der Tochter, dem Hausarzt, der Nachbarin.',
        ],
      },
      {
        heading: 'Zeile 7: Kündigen',
        parts: [
          'Sie können den Vertrag beenden, ohne einen Grund zu nennen. Die Frist dafür steht im Vertrag, sie sollte kurz sein. Für den Dienst sollte sie länger sein, damit Sie Zeit haben, einen neuen zu finden. Ändert sich der Bedarf, wird der Vertrag angepasst. Auch das geschieht schriftlich.',
          'Stirbt der Mensch, der gepflegt wurde, endet der Vertrag. Das sollte ausdrücklich dastehen, damit in diesen Tagen niemand Briefe schreiben muss. Für einen Umzug in ein Heim sollte dasselbe gelten.',
        ],
      },
      {
        heading: 'Die Rechnung prüfen',
        parts: [
          'Am Ende jedes Monats unterschreiben Sie einen Leistungsnachweis. Unterschreiben Sie nur, was geleistet wurde, und nie im Voraus. Ein Kalender neben der Tür, in dem jeder Besuch steht, hilft beim Vergleichen. Stimmt etwas nicht, rufen Sie an. Die meisten Fehler sind Versehen und schnell behoben.',
          'Beratung zu Verträgen geben die Pflegestützpunkte und die Verbraucherzentralen. Nehmen Sie den Entwurf dorthin mit, bevor Sie unterschreiben.',
          'Heben Sie Nachweise und Rechnungen zusammen in einer Mappe auf, nach Monaten geordnet.',
        ],
      },
    ],
    related: ['pflege-zu-hause', 'leistungen-der-pflegekasse'],
    search: 'ambulante-pflege',
  },
  {
    slug: 'kurzzeitpflege-planen',
    title: 'Urlaub für pflegende Angehörige: Kurzzeitpflege rechtzeitig planen',
    description: 'Plätze für Kurzzeitpflege sind knapp. Wer früh fragt, kann mit gutem Gewissen verreisen.',
    topic: 'Pflege zu Hause',
    summary: [
      `Ab Pflegegrad 2 stehen im Jahr bis zu ${euro(SHORT_TERM_BUDGET.value)} für Kurzzeit- und Verhinderungspflege bereit.`,
      'Fragen Sie für die Ferien mehrere Monate vorher nach einem Platz.',
      'Ein Probetag und eine gute Mappe machen den Abschied für alle leichter.',
    ],
    sections: [
      {
        heading: 'Warum eine Pause keine Schwäche ist',
        parts: [
          'Wer einen Menschen zu Hause pflegt, hat selten einen freien Tag. Viele verreisen jahrelang nicht. Sie haben ein schlechtes Gewissen, oder sie wissen nicht, wie es ohne sie gehen soll. Dabei ist eine Pause die Voraussetzung dafür, dass die Pflege lange gelingt. Niemand dankt es einem, wenn man selbst zusammenbricht.',
          'Es gibt zwei Wege. Bei der Kurzzeitpflege zieht der pflegebedürftige Mensch für eine Weile in eine Einrichtung. Bei der Verhinderungspflege kommt jemand nach Hause und vertritt Sie, für Stunden oder für Wochen.',
        ],
      },
      {
        heading: 'Was die Pflegekasse zahlt',
        parts: [
          `Für beide Wege zusammen gibt es seit dem 1. Juli 2025 einen gemeinsamen Jahresbetrag von bis zu ${euro(SHORT_TERM_BUDGET.value)} im Kalenderjahr (${SHORT_TERM_BUDGET.source}, ${asOf}). Er steht allen mit den Pflegegraden 2 bis 5 zu. Sie entscheiden selbst, wie viel davon in eine Einrichtung fließt und wie viel in eine Vertretung zu Hause.`,
          `In der Einrichtung zahlt die Kasse daraus die Pflege. Unterkunft, Verpflegung und Investitionskosten zahlen Sie selbst. Dafür lässt sich der Entlastungsbetrag von ${euro(CARE_BENEFITS.relief.value[0])} im Monat verwenden (${CARE_BENEFITS.relief.source}), auch angesparter aus den Monaten davor. Fragen Sie die Einrichtung vorher nach dem Betrag, der für Sie übrig bleibt. Ein Teil des Pflegegelds wird während dieser Zeit weitergezahlt.`,
        ],
      },
      {
        heading: 'Wann Sie anfangen sollten',
        parts: [
          'Plätze für die Kurzzeitpflege sind knapp, in den Schulferien besonders. Beginnen Sie deshalb mit dem Datum und erst danach mit dem Reiseziel. Dieser Ablauf hat sich bewährt:',
          [
            'Ein halbes Jahr vorher: Zeitraum festlegen und mehrere Einrichtungen anfragen.',
            'Vier Monate vorher: zwei Häuser ansehen, Preise schriftlich geben lassen, einen Platz zusagen.',
            'Drei Monate vorher: mit der Pflegekasse klären, wie viel vom Jahresbetrag noch da ist.',
            'Einen Monat vorher: Arzttermin für die Medikamente, Mappe schreiben, Probetag vereinbaren.',
            'Eine Woche vorher: packen, und zwar gemeinsam.',
          ],
          'Manche Heime vergeben Kurzzeitplätze nur, wenn ein Zimmer frei ist, und sagen deshalb spät zu. Fragen Sie nach Häusern mit festen Kurzzeitplätzen. In unserer Suche wählen Sie dafür die Pflegeform Kurzzeitpflege und einen größeren Umkreis.',
          'Fragen Sie auch Freunde, die schon einmal einen Platz gesucht haben.',
        ],
      },
      {
        heading: 'Die Mappe, die alle Fragen beantwortet',
        parts: [
          'In der ersten Nacht kennt niemand die Gewohnheiten Ihres Vaters. Eine Mappe mit wenigen Seiten hilft mehr als jedes Gespräch zwischen Tür und Angel:',
          [
            'Wie möchte er angesprochen werden, und worüber redet er gern?',
            'Wann steht er auf, wann schläft er, was hilft beim Einschlafen?',
            'Was isst und trinkt er, was auf keinen Fall?',
            'Was kann er allein, und wobei braucht er wie viel Hilfe?',
            'Welche Medikamente nimmt er wann? Der Plan vom Arzt liegt bei.',
            'Was macht ihm Angst, und was beruhigt ihn?',
            'Wen darf man anrufen, auch nachts?',
          ],
          'Legen Sie ein vertrautes Kissen, ein Foto und die eigene Tasse in den Koffer. Beschriften Sie die Kleidung.',
        ],
      },
      {
        heading: 'Der Abschied und die Tage danach',
        parts: [
          'Kommen Sie am Vormittag, wenn Zeit für ein Ankommen ist. Bleiben Sie eine Weile, packen Sie gemeinsam aus, und sagen Sie klar, wann Sie wiederkommen. Schleichen Sie sich nicht davon. Bei einer Demenz hilft ein Zettel mit dem Datum, der gut sichtbar hängt.',
          'Verabreden Sie mit der Einrichtung, wie oft Sie anrufen. Einmal am Tag genügt meistens. Wenn die ersten beiden Tage schwierig sind, ist das normal. Und wenn es gar nicht geht, wird man sich melden. Genießen Sie den Rest.',
          'Nach der Rückkehr braucht es ein paar Tage, bis der Rhythmus wieder stimmt. Reden Sie darüber, wie es war. Vielleicht gefiel das Mittagessen in Gesellschaft. Dann könnte eine Tagespflege der nächste Schritt sein, und die nächste Pause wird leichter.',
          'Schreiben Sie auf, was gut geklappt hat und was nicht, solange Sie es wissen. Beim nächsten Mal ist die Mappe schon fertig, das Haus vertraut und der Koffer schnell gepackt.',
        ],
      },
    ],
    related: ['leistungen-der-pflegekasse', 'tagespflege-ein-tag'],
    search: 'kurzzeitpflege',
  },
];
