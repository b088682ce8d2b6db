import { CARE_BENEFITS, HOME_ADAPTATION } from '@care/contracts/facts';
import { asOf, euro, type EditorialText } from './editorial';

export const ARTICLES_ABOUT_CARE: readonly EditorialText[] = [
  {
    slug: 'wenn-die-pflege-ploetzlich-kommt',
    title: 'Wenn die Pflege plötzlich kommt: die ersten zehn Tage',
    description:
      'Ein Sturz, ein Schlaganfall, und nichts ist mehr wie vorher. Eine Reihenfolge für die ersten Schritte.',
    topic: 'Erste Schritte',
    summary: [
      'Sprechen Sie noch im Krankenhaus mit dem Sozialdienst, er stellt die ersten Anträge mit Ihnen.',
      'Stellen Sie den Antrag auf einen Pflegegrad sofort, ein Anruf genügt.',
      'Entscheiden Sie in diesen Tagen nichts für immer, eine Lösung auf Zeit reicht.',
    ],
    sections: [
      {
        heading: 'Tag 1 und 2: Ankommen und zuhören',
        parts: [
          'Der Anruf kommt meist zu einer unmöglichen Zeit. Jemand ist gestürzt, liegt im Krankenhaus, und auf einmal stellen sich hundert Fragen. In den ersten beiden Tagen müssen Sie davon nur drei beantworten: Wer ist Ansprechperson auf der Station? Wer aus der Familie hält den Kontakt? Was braucht der Mensch, der da liegt, damit er sich zurechtfindet?',
          'Bringen Sie Brille, Hörgerät, Zahnprothese und eine vertraute Strickjacke mit. Das klingt klein. Aber wer nichts sieht und hört, wirkt schnell verwirrt. Geben Sie die Medikamentenliste ab und, wenn es sie gibt, Vollmacht und Patientenverfügung. Schreiben Sie von jetzt an alles in ein Heft: Namen, Uhrzeiten, was gesagt wurde.',
        ],
      },
      {
        heading: 'Tag 3: Der Sozialdienst',
        parts: [
          'Jedes Krankenhaus hat einen Sozialdienst. Bitten Sie um ein Gespräch, warten Sie nicht, bis jemand auf Sie zukommt. Dort weiß man, wie die Entlassung geplant wird, wer eine Rehabilitation beantragt und welche Einrichtungen in der Nähe Plätze haben. Fragen Sie nach dem voraussichtlichen Tag der Entlassung. Er kommt oft früher, als man denkt.',
          'Sagen Sie ehrlich, was zu Hause möglich ist und was nicht. Der Satz „Das schaffen wir schon“ kann bedeuten, dass jemand am Freitagnachmittag vor der Tür steht und niemand das Bett bauen kann.',
        ],
      },
      {
        heading: 'Tag 4: Der Anruf bei der Pflegekasse',
        parts: [
          'Rufen Sie bei der Krankenkasse an, und beantragen Sie Leistungen der Pflegeversicherung. Aus dem Krankenhaus heraus geht die Begutachtung schneller. Ist der Pflegegrad noch nicht da, hilft die Krankenkasse für eine Übergangszeit, etwa mit einer Haushaltshilfe oder mit Kurzzeitpflege. Der Sozialdienst kennt die Formulare.',
          `Wird zu Hause gepflegt, zahlt die Pflegekasse ab Pflegegrad 2 Pflegegeld (${CARE_BENEFITS.careAllowance.source}) oder einen Dienst (${CARE_BENEFITS.careService.source}). Bei Pflegegrad 3 sind das ${euro(CARE_BENEFITS.careAllowance.value[2])} Pflegegeld oder bis zu ${euro(CARE_BENEFITS.careService.value[2])} für einen Dienst im Monat (${asOf}).`,
        ],
      },
      {
        heading: 'Tag 5: Die Familie an einen Tisch',
        parts: [
          'Setzen Sie sich zusammen, notfalls am Telefon. Es geht nicht darum, wer die Mutter liebt. Es geht um die nächsten vier Wochen: Wer kann wann da sein? Wer kümmert sich um Papiere, wer um die Wohnung, wer um die Katze? Wer arbeitet, spricht mit dem Arbeitgeber. Für die Organisation der Pflege dürfen Beschäftigte kurzfristig fehlen, die Pflegekasse sagt Ihnen, welches Geld es dafür gibt.',
        ],
      },
      {
        heading: 'Tag 6 und 7: Wohin nach dem Krankenhaus?',
        parts: [
          'Es gibt meist vier Möglichkeiten: Rehabilitation, Kurzzeitpflege, nach Hause mit Hilfe oder ein Heim. Wenn Sie unsicher sind, wählen Sie eine Lösung auf Zeit. In der Kurzzeitpflege kann jemand zu Kräften kommen, während Sie die Wohnung vorbereiten oder in Ruhe ein Heim suchen. Rufen Sie mehrere Einrichtungen an. Nennen Sie das Datum der Entlassung, den Pflegebedarf in zwei Sätzen und Ihre Telefonnummer.',
          [
            'Kann jemand allein aufstehen und zur Toilette gehen?',
            'Ist nachts jemand da oder schnell erreichbar?',
            'Gibt es Treppen, die überwunden werden müssen?',
            'Wer stellt und gibt die Medikamente?',
          ],
          'Wenn Sie zwei dieser Fragen nicht beantworten können, ist die eigene Wohnung noch nicht so weit.',
        ],
      },
      {
        heading: 'Tag 8 und 9: Die Wohnung vorbereiten',
        parts: [
          'Räumen Sie Teppiche und Kabel aus dem Weg. Sorgen Sie für Licht auf dem Weg zum Bad. Ein Pflegebett, ein Toilettenstuhl oder ein Rollator werden verordnet und oft innerhalb weniger Tage geliefert. Bitten Sie die Station darum, bevor jemand entlassen wird.',
          `Größere Umbauten haben Zeit. Die Kasse zahlt dafür bis zu ${euro(HOME_ADAPTATION.value)} je Maßnahme (${HOME_ADAPTATION.source}), aber nur, wenn Sie vorher fragen. Suchen Sie jetzt auch einen Pflegedienst. Fragen Sie drei an, denn nicht jeder hat Platz.`,
        ],
      },
      {
        heading: 'Tag 10: Einmal durchatmen',
        parts: [
          'Zehn Tage nach dem Anruf haben Sie einen Antrag gestellt, einen Plan für die nächsten Wochen und Menschen, die Sie fragen können. Das ist viel. Vereinbaren Sie jetzt einen Termin bei einem Pflegestützpunkt. Dort sieht jemand mit Erfahrung auf Ihren Plan, ohne Ihnen etwas verkaufen zu wollen.',
          'Und fragen Sie sich, wie es Ihnen selbst geht. Wer in diesen Tagen nur funktioniert hat, wird in der nächsten Woche müde sein. Nehmen Sie sich einen Abend, an dem das Telefon bei jemand anderem liegt.',
        ],
      },
    ],
    related: ['pflegegrad-beantragen', 'kurzzeitpflege-planen'],
    search: 'kurzzeitpflege',
  },
  {
    slug: 'tagespflege-ein-tag',
    title: 'Ein Tag in der Tagespflege',
    description: 'Zwischen Zeitung und Zitronenkuchen: wie ein Tag für die Gäste abläuft und was er kostet.',
    topic: 'Pflege zu Hause',
    summary: [
      'Gäste werden morgens abgeholt, verbringen den Tag gemeinsam und schlafen abends zu Hause.',
      `Die Pflegekasse zahlt dafür eigene Beträge, bei Pflegegrad 3 bis zu ${euro(CARE_BENEFITS.dayCare.value[2])} im Monat.`,
      'Ein Probetag klärt mehr als jedes Gespräch.',
    ],
    sections: [
      {
        heading: 'Der Bus kommt',
        parts: [
          'Am Morgen hält ein Kleinbus vor der Tür. Die Fahrerin kennt alle mit Namen, sie weiß, wer vorn sitzen möchte und wer beim Einsteigen einen Arm braucht. Die Fahrt dauert so lange, wie sie eben dauert, denn es werden mehrere Gäste abgeholt. Manche erzählen schon, andere schauen aus dem Fenster. Wer selbst gebracht wird, kommt etwas später.',
          'So oder ähnlich beginnt der Tag in vielen Einrichtungen. Tagespflege heißt: tagsüber in Gesellschaft und versorgt, abends und nachts zu Hause. Man kann an einem Tag in der Woche kommen oder an fünf.',
        ],
      },
      {
        heading: 'Frühstück und Zeitung',
        parts: [
          'Der Tisch ist gedeckt, es riecht nach Kaffee. Beim Frühstück wird vorgelesen, was in der Zeitung steht, und darüber geredet. Wer Hilfe beim Essen braucht, bekommt sie ohne Aufsehen. Nebenbei werden die Medikamente gegeben, die zu Hause gerichtet wurden oder in der Einrichtung stehen.',
          'Für Menschen, die allein leben, ist dieses Frühstück oft das Wichtigste am Tag. Zu Hause isst man wenig, wenn niemand gegenübersitzt.',
        ],
      },
      {
        heading: 'Der Vormittag: etwas tun',
        parts: [
          'Danach gibt es Gymnastik im Sitzen, mit Bällen, Tüchern und Musik. Eine kleine Gruppe schält Kartoffeln, eine andere übt das Gedächtnis mit alten Sprichwörtern. Ein Gast, der Tischler war, leimt einen Stuhl. Niemand muss mitmachen. Gute Einrichtungen fragen, was jemand früher gern getan hat, und bauen darauf auf.',
          'Pflege geschieht nebenbei: der Gang zur Toilette, ein Verband, manchmal eine Dusche, die zu Hause schwer geworden ist. Fragen Sie, was angeboten wird. Nicht jede Einrichtung hat ein Pflegebad.',
        ],
      },
      {
        heading: 'Mittag und Ruhe',
        parts: [
          'Gegessen wird gemeinsam, am liebsten das, was am Vormittag geschnitten wurde. Danach wird es still. Es gibt Ruhesessel und meistens einen Raum mit Betten. Manche schlafen, manche spielen leise Karten. Menschen mit einer Demenz, die unruhig werden, gehen mit jemandem in den Garten.',
        ],
      },
      {
        heading: 'Kaffee, Kuchen, Heimweg',
        parts: [
          'Am Nachmittag gibt es Zitronenkuchen. Es wird gesungen, denn Lieder bleiben, wenn Wörter gehen. Dann werden die Jacken verteilt, und der Bus steht wieder vor der Tür. Zu Hause wartet jemand, der in der Zwischenzeit gearbeitet, geschlafen oder zum ersten Mal seit Wochen in Ruhe eingekauft hat.',
          'Viele Angehörige sagen, dass sie danach geduldiger sind. Und die Gäste haben etwas zu erzählen, auch wenn es jeden Tag dieselbe Geschichte ist.',
        ],
      },
      {
        heading: 'Was die Kasse zahlt',
        parts: [
          `Für Tages- und Nachtpflege gibt es eigene Beträge. Sie kommen zum Pflegegeld und zum Pflegedienst hinzu, ohne dass dort etwas gekürzt wird (${CARE_BENEFITS.dayCare.source}).`,
          {
            caption: `Tages- und Nachtpflege, Höchstbetrag je Monat, ${asOf}`,
            head: ['', 'Grad 2', 'Grad 3', 'Grad 4', 'Grad 5'],
            rows: [
              ['Tages- und Nachtpflege', ...CARE_BENEFITS.dayCare.value.slice(1).map((amount) => euro(amount ?? 0))],
            ],
            note: `${asOf}. Rechtsgrundlage: ${CARE_BENEFITS.dayCare.source}.`,
          },
          `Der Betrag deckt Pflege, Betreuung und die Fahrt. Für Essen, Räume und Investitionskosten zahlen Sie selbst. Dafür lässt sich der Entlastungsbetrag von ${euro(CARE_BENEFITS.relief.value[0])} im Monat einsetzen (${CARE_BENEFITS.relief.source}). Mit Pflegegrad 1 kann er auch für die Tagespflege selbst verwendet werden.`,
        ],
      },
      {
        heading: 'Vor dem ersten Tag',
        parts: [
          'Die häufigste Sorge lautet: „Da will ich nicht hin, da sind nur alte Leute.“ Ein Probetag hilft. Sprechen Sie vorher nicht von Betreuung, sondern von einem Mittagessen in netter Runde. Fragen Sie die Einrichtung:',
          [
            'Wie lange dauert die Fahrt, und wer begleitet sie?',
            'Wie groß ist die Gruppe, und wie viele Fachkräfte sind da?',
            'Was geschieht, wenn jemand nach Hause möchte?',
            'Können die Tage gewechselt werden, und wie lange vorher muss man absagen?',
            'Was bleibt am Ende für uns zu zahlen?',
          ],
          'Geben Sie dem Ganzen drei oder vier Besuche. Der erste Tag ist fremd, der zweite oft schwerer als der erste. Ab dem dritten fragt mancher, wann der Bus kommt.',
          'Packen Sie eine Tasche mit Wechselkleidung, Hausschuhen und dem Medikamentenplan, und schreiben Sie auf einen Zettel, wie jemand gern angesprochen wird.',
        ],
      },
    ],
    related: ['pflege-zu-hause', 'leistungen-der-pflegekasse'],
    search: 'teilstationare-pflege',
  },
  {
    slug: 'demenz-gut-sprechen',
    title: 'Miteinander reden, wenn die Wörter fehlen',
    description: 'Bei einer Demenz zählen Ton, Tempo und Blick. Sechs Dinge, die im Gespräch helfen.',
    topic: 'Leben mit Demenz',
    summary: [
      'Kurze Sätze, eine Frage zur Zeit und viel Geduld helfen mehr als lautes Sprechen.',
      'Nehmen Sie Gefühle ernst, auch wenn die Tatsachen nicht stimmen.',
      'Berührung, Musik und gemeinsames Tun sind Gespräche ohne Wörter.',
    ],
    sections: [
      {
        heading: 'Was sich verändert',
        parts: [
          'Zuerst fehlen Namen. Dann fehlt das Wort für den Schlüssel, und jemand sagt: „Das Ding für die Tür.“ Später werden Sätze kürzer, Geschichten wiederholen sich, und auf eine Frage kommt keine Antwort. Das Verstehen geht langsamer, aber es geht lange. Vor allem bleibt das Gespür dafür, ob jemand freundlich ist, ungeduldig oder traurig.',
          'Angehörige trifft das hart. Man hat ein Leben lang miteinander geredet, und nun läuft jedes Gespräch ins Leere. Es hilft, die Regeln zu ändern. Es geht nicht mehr darum, Recht zu haben oder etwas zu erfahren. Es geht darum, gut beieinander zu sein.',
        ],
      },
      {
        heading: '1. Ankommen, bevor man spricht',
        parts: [
          'Gehen Sie auf Augenhöhe, kommen Sie von vorn, und warten Sie, bis Sie gesehen werden. Sagen Sie den Namen. Schalten Sie den Fernseher aus. Wer mit dem Rücken zur Tür sitzt und auf einmal eine Stimme hört, erschrickt, und ein erschrockener Mensch versteht nichts.',
        ],
      },
      {
        heading: '2. Ein Gedanke, ein Satz',
        parts: [
          'Statt „Wir müssen uns beeilen, weil der Doktor um zehn auf uns wartet, zieh bitte schon mal die Schuhe an“ sagen Sie: „Hier sind deine Schuhe.“ Warten Sie. Und dann: „Wir gehen zum Doktor.“ Warten Sie länger, als es sich richtig anfühlt. Oft kommt die Antwort noch. Wenn Sie wiederholen, nehmen Sie dieselben Wörter, denn neue Wörter sind eine neue Aufgabe.',
        ],
      },
      {
        heading: '3. Fragen, die man beantworten kann',
        parts: [
          '„Was hast du heute gemacht?“ ist eine Prüfung, bei der man durchfällt. „Schmeckt der Kuchen?“ kann jeder beantworten. Bieten Sie zwei Dinge an und zeigen Sie sie: die blaue oder die grüne Jacke. Vermeiden Sie „Weißt du noch?“. Erzählen Sie selbst: „Ihr hattet damals den Garten am Bach.“ Vielleicht kommt etwas zurück, vielleicht ein Lächeln.',
        ],
      },
      {
        heading: '4. Gefühle stimmen immer',
        parts: [
          'Ihre Mutter will nach Hause, obwohl sie zu Hause ist. Sie sucht ihre eigene Mutter, die seit Jahrzehnten tot ist. Wer berichtigt, löst Streit oder neue Trauer aus. Fragen Sie, was dahintersteht: „Du vermisst sie. Wie war sie?“ Wer nach Hause will, sucht oft Sicherheit, Wärme oder eine Aufgabe. Darauf können Sie antworten, ohne zu lügen.',
          'Wird jemand misstrauisch und sagt, man habe ihm Geld gestohlen, verteidigen Sie sich nicht. Sagen Sie: „Das ist ärgerlich. Ich helfe dir suchen.“ Meist findet sich die Börse, und wenn nicht, ist nach einer Tasse Tee etwas anderes wichtig.',
        ],
      },
      {
        heading: '5. Hände reden mit',
        parts: [
          'Eine Hand auf dem Arm, ein vertrauter Duft, ein Lied aus der Jugend sagen mehr als Erklärungen. Zeigen Sie, was Sie meinen: Machen Sie die Bewegung des Zähneputzens vor, legen Sie die Gabel in die Hand. Tun Sie Dinge gemeinsam, bei denen man nicht reden muss. Wäsche falten, Knöpfe sortieren, nebeneinander gehen.',
          'Achten Sie auf Ihr Gesicht. Menschen mit einer Demenz lesen darin, was sie aus Wörtern nicht mehr erfahren. Ein angestrengtes Lächeln erkennen sie sofort.',
        ],
      },
      {
        heading: '6. Rechtzeitig aufhören',
        parts: [
          'Wenn ein Gespräch kippt, gehen Sie aus dem Zimmer und kommen Sie nach ein paar Minuten wieder. Das ist kein Versagen. Der Streit ist dann oft vergessen, und Sie haben Luft geholt. Verschieben Sie, was nicht gelingt. Das Duschen klappt vielleicht morgen oder mit einer anderen Person.',
        ],
      },
      {
        heading: 'Und Sie selbst?',
        parts: [
          'Niemand ist immer geduldig. Sie werden laut werden, und es wird Ihnen leidtun. Der andere trägt es Ihnen wahrscheinlich nicht nach. Suchen Sie Menschen, denen es ähnlich geht. Gesprächskreise für Angehörige gibt es in den meisten Orten, und Betreuungsgruppen oder eine Tagespflege schaffen freie Stunden.',
          'Wenn Sie eine Einrichtung suchen, fragen Sie danach, wie dort mit Menschen gesprochen wird. Setzen Sie sich eine halbe Stunde in den Aufenthaltsraum und hören Sie zu. Dann wissen Sie, ob es der richtige Ort ist.',
          'Nehmen Sie auch die guten Momente mit: ein gemeinsames Lachen, ein klarer Satz am Nachmittag. Sie kommen unerwartet, und man darf sie aufschreiben.',
        ],
      },
    ],
    related: ['tagespflege-ein-tag', 'wohnformen-im-vergleich'],
    search: 'teilstationare-pflege',
  },
  {
    slug: 'nachts-allein-zu-hause',
    title: 'Nachts allein zu Hause: was Sicherheit gibt',
    description: 'Vom Nachtlicht bis zum Hausnotruf: kleine Dinge, die nachts zu Hause die Angst nehmen.',
    topic: 'Pflege zu Hause',
    summary: [
      'Die meisten Stürze in der Nacht geschehen auf dem Weg zur Toilette, Licht und freie Wege helfen am meisten.',
      'Ein Hausnotruf gibt auch denen Sicherheit, die nicht im Haus wohnen.',
      'Wenn die Nächte dauerhaft unruhig sind, braucht es eine andere Lösung als mehr Technik.',
    ],
    sections: [
      {
        heading: 'Wovor man sich fürchtet',
        parts: [
          'Tagsüber geht es gut. Der Pflegedienst kommt, die Nachbarin schaut vorbei, das Telefon klingelt. Aber zwischen zehn Uhr abends und sieben Uhr früh ist niemand da. Alte Menschen sprechen selten darüber, dass sie sich dann fürchten. Sie lassen das Licht brennen, trinken am Abend nichts mehr oder bleiben im Sessel sitzen, weil sie dort leichter aufstehen können.',
          'Fragen Sie nach den Nächten, und fragen Sie genau: Wie oft stehst du auf? Was machst du, wenn du nicht schlafen kannst? Was wäre das Schlimmste, das passieren könnte? Aus den Antworten ergibt sich, was hilft.',
        ],
      },
      {
        heading: 'Der Weg zur Toilette',
        parts: [
          'Beginnen Sie hier. Gehen Sie den Weg selbst einmal im Dunkeln und ohne Brille.',
          [
            'Licht, das von allein angeht: Leuchten mit Bewegungsmelder in der Steckdose, eine am Bett, eine im Flur, eine im Bad.',
            'Nichts auf dem Boden: keine Läufer, keine Kabel, keine Hausschuhe, in denen man rutscht.',
            'Etwas zum Festhalten: ein Griff neben der Toilette, ein Handlauf im Flur, ein schweres Möbel statt eines leichten Stuhls.',
            'Die richtige Höhe: ein Bett, von dem man mit den Füßen auf dem Boden aufstehen kann.',
            'Eine Alternative: ein Toilettenstuhl neben dem Bett für schlechte Nächte.',
          ],
          `Vieles davon kostet wenig. Für größere Veränderungen, etwa eine Dusche ohne Stufe, zahlt die Pflegekasse bis zu ${euro(HOME_ADAPTATION.value)} je Maßnahme (${HOME_ADAPTATION.source}, ${asOf}). Der Antrag kommt vor dem Handwerker.`,
        ],
      },
      {
        heading: 'Der Hausnotruf',
        parts: [
          'Ein Hausnotruf besteht aus einem Gerät mit Lautsprecher und einem Sender, den man am Handgelenk oder um den Hals trägt. Ein Druck, und jemand meldet sich. Die Zentrale ruft die Nachbarin an, schickt einen Bereitschaftsdienst oder den Rettungswagen. Mit einem Pflegegrad beteiligt sich die Pflegekasse an den Kosten, wenn jemand viel allein ist.',
          'Der Sender hilft nur, wenn er getragen wird, auch beim Duschen und nachts. Üben Sie den Druck gemeinsam, mit einem echten Anruf. Klären Sie, wer einen Schlüssel hat. Ein Schlüsselkasten neben der Haustür mit Zahlenschloss ist besser als eine Tür, die aufgebrochen werden muss.',
          'Es gibt auch Geräte, die einen Sturz von selbst erkennen, und Matten, die melden, wenn jemand nicht ins Bett zurückkehrt. Sie sind nützlich, aber sie melden manchmal falsch. Entscheiden Sie gemeinsam, wie viel Aufsicht jemand möchte.',
        ],
      },
      {
        heading: 'Ein guter Abend',
        parts: [
          'Sicherheit beginnt am Abend. Ein fester Ablauf beruhigt: essen, die Medikamente nehmen, das Telefon ans Bett, die Tür prüfen, das Licht im Flur anlassen. Ein Anruf zur selben Zeit ist für viele der schönste Teil des Tages. Trinken sollte man genug, nur eben über den Tag verteilt.',
          'Sprechen Sie mit der Arztpraxis über Medikamente. Mittel, die müde machen, erhöhen das Risiko zu stürzen. Wassertabletten am Morgen statt am Abend können eine ganze Nacht verändern.',
        ],
      },
      {
        heading: 'Menschen statt Technik',
        parts: [
          `Manchmal fehlt keine Lampe, sondern jemand, der da ist. Es gibt mehr Möglichkeiten, als viele denken: eine Nachtpflege, in der man nur schläft (die Kasse zahlt sie wie die Tagespflege, bei Pflegegrad 3 bis zu ${euro(CARE_BENEFITS.dayCare.value[2])} im Monat, ${CARE_BENEFITS.dayCare.source}), ein später Besuch des Pflegedienstes, eine Untermieterin, die wenig Miete zahlt und dafür nachts im Haus ist. In betreutem Wohnen oder in einer Wohngruppe ist jemand erreichbar, ohne dass man in ein Heim zieht.`,
        ],
      },
      {
        heading: 'Wann es nicht mehr geht',
        parts: [
          'Wenn jemand nachts das Haus verlässt, den Herd einschaltet, mehrmals in der Woche stürzt oder vor Angst nicht schläft, reicht Technik nicht mehr. Das zuzugeben fällt schwer. Sehen Sie sich Einrichtungen an, bevor es dringend wird, und fragen Sie dort zuerst nach der Nacht: Wer ist da, wie viele, und wie schnell kommt jemand?',
          'Bis dahin gilt: Ein Licht im Flur, ein freier Weg, ein Sender am Arm und ein Mensch, der morgens anruft. Damit lässt sich oft noch lange gut schlafen.',
        ],
      },
    ],
    related: ['pflege-zu-hause', 'wohnformen-im-vergleich'],
    search: 'betreutes-wohnen',
  },
  {
    slug: 'essen-im-alter',
    title: 'Wenn das Essen nicht mehr schmeckt',
    description: 'Appetit lässt sich nicht erzwingen, aber wecken. Ideen aus Küchen, in denen gern gegessen wird.',
    topic: 'Gesund im Alltag',
    summary: [
      'Nachlassender Appetit hat oft eine Ursache, die sich behandeln lässt, etwa Zähne oder Medikamente.',
      'Kleine Portionen, kräftige Aromen und Gesellschaft wirken besser als Zureden.',
      'Wer ungewollt abnimmt, gehört bald in die Arztpraxis.',
    ],
    sections: [
      {
        heading: 'Warum der Appetit nachlässt',
        parts: [
          'Im Alter schmeckt vieles anders. Zunge und Nase lassen nach, süß bleibt am längsten, bitter tritt hervor. Der Magen ist schneller voll, der Durst meldet sich spät. Dazu kommen Gründe, nach denen man suchen kann: eine Prothese, die drückt, ein trockener Mund, Verstopfung, Schmerzen, ein neues Medikament. Manchmal ist es Trauer. Wer nach fünfzig Jahren zum ersten Mal für eine Person deckt, hat keinen Hunger.',
          'Fragen Sie deshalb zuerst nach der Ursache. Bitten Sie um einen Termin in der Zahnarztpraxis, und lassen Sie die Medikamente durchsehen. Wer in kurzer Zeit ungewollt abnimmt, wem die Kleidung zu weit wird oder wer sich beim Trinken verschluckt, sollte bald untersucht werden.',
        ],
      },
      {
        heading: 'Weniger auf dem Teller',
        parts: [
          'Ein voller Teller entmutigt. Geben Sie kleine Portionen auf schönem Geschirr, lieber fünfmal am Tag als dreimal. Lassen Sie Nachschlag zu, statt Reste zu beklagen. Stellen Sie etwas hin, an dem man im Vorbeigehen zugreifen kann: Käsewürfel, geschälte Apfelstücke, ein halbes Brot in Streifen, Nüsse, wenn das Kauen gelingt.',
          'Bei einer Demenz hilft Essen, das man in die Hand nehmen kann. Frikadellen, Gemüsesticks, kleine Pfannkuchen: Wer mit Messer und Gabel nicht mehr zurechtkommt, isst so wieder selbst. Ein einfarbiger Teller, der sich vom Tisch abhebt, macht das Essen sichtbar.',
        ],
      },
      {
        heading: 'Mehr Geschmack, mehr Kraft',
        parts: [
          'Wenn Aromen schwächer ankommen, dürfen sie kräftiger sein. Kräuter, Zitrone, Zwiebeln, geröstetes Brot, etwas Senf. Salz allein hilft wenig. Der Duft ist wichtiger als das Rezept. Backen oder braten Sie, wenn jemand in der Nähe sitzt, denn Appetit beginnt in der Nase.',
          'Wer wenig isst, braucht in dem Wenigen mehr. So wird aus kleinen Portionen genug:',
          [
            'Sahne, Butter oder Öl in Suppe, Brei und Gemüse',
            'ein Ei, Quark oder geriebener Käse, wo es passt',
            'Vollmilch oder Kakao statt Wasser zwischen den Mahlzeiten',
            'Nussmus im Joghurt, Avocado auf dem Brot',
          ],
          'Diäten aus früheren Jahren darf man überprüfen. Ein Mensch, der abnimmt, braucht selten noch fettarmen Käse. Sprechen Sie das mit der Arztpraxis ab, besonders bei Diabetes oder kranken Nieren.',
        ],
      },
      {
        heading: 'Trinken, ohne daran erinnert zu werden',
        parts: [
          'Stellen Sie Getränke dorthin, wo jemand sitzt, und zwar sichtbar und eingeschenkt. Eine bunte Kanne mit Minze lädt mehr ein als eine Flasche. Suppe, Melone, Kompott und Götterspeise zählen mit. Ein Glas zu jeder Gewohnheit, eines zu den Nachrichten, eines zum Kreuzworträtsel, geht besser als jede Strichliste.',
        ],
      },
      {
        heading: 'Gesellschaft ist das beste Gewürz',
        parts: [
          'Setzen Sie sich dazu und essen Sie mit, auch wenn es nur ein Joghurt ist. Niemand isst gern unter Aufsicht. Laden Sie ein, statt zu bringen. Mittagstische in der Gemeinde, die Tagespflege oder ein fester Sonntag bei der Familie geben der Woche einen Rhythmus. Lassen Sie helfen: Bohnen schneiden, Tisch decken, abschmecken. Wer gekocht hat, isst.',
          'Auch Erinnerung macht Appetit. Fragen Sie nach dem Lieblingsessen der Kindheit, und kochen Sie es. Vielleicht gibt es Streit, weil die Klöße anders waren. Auch das ist ein gutes Mittagessen.',
          'Sagen Sie beim Essen nicht, wie wenig es war. Reden Sie über das Wetter, den Nachbarn, das Rezept. Wer sich beobachtet fühlt, legt den Löffel hin, und eine Mahlzeit, bei der gelacht wurde, war eine gute, auch wenn etwas übrig blieb.',
        ],
      },
      {
        heading: 'Wenn andere kochen',
        parts: [
          'Essen auf Rädern gibt es warm oder zum Aufwärmen. Bestellen Sie zur Probe bei zwei Anbietern, und probieren Sie selbst. In einem Heim verrät der Speiseplan weniger als der Speisesaal: Bleiben Sie zum Mittagessen. Achten Sie darauf, ob es eine Wahl gibt, ob Zeit ist, ob püriertes Essen noch wie Essen aussieht und ob man nachts etwas bekommt.',
          'Bei aller Mühe bleibt: Appetit lässt sich nicht erzwingen. Am Lebensende essen und trinken Menschen weniger, und das gehört dazu. Dann ist ein Löffel Eis mit jemandem, der Zeit hat, mehr als ein leerer Teller.',
        ],
      },
    ],
    related: ['nachts-allein-zu-hause', 'tagespflege-ein-tag'],
    search: 'stationare-pflege',
  },
];
