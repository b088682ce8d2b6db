import {
  AVERAGE_OWN_SHARE,
  CARE_AIDS,
  CARE_BENEFITS,
  CARE_HOME_SUPPLEMENT,
  HOME_ADAPTATION,
  SHARED_FLAT_SUPPLEMENT,
  SHORT_TERM_BUDGET,
  type ByGrade,
} from '@care/contracts/facts';
import { asOf, euro, type EditorialTable, type GuideText } from './editorial';
import { GUIDES_ABOUT_LAW_AND_WORK } from './guides-about-law-and-work';

const byGrade = (value: ByGrade): string[] => value.map((amount) => (amount === null ? '–' : euro(amount)));

const BENEFITS: EditorialTable = {
  caption: `Leistungen je Monat, ${asOf}`,
  head: ['Leistung', 'Grad 1', 'Grad 2', 'Grad 3', 'Grad 4', 'Grad 5'],
  rows: [
    [`Pflegegeld (${CARE_BENEFITS.careAllowance.source})`, ...byGrade(CARE_BENEFITS.careAllowance.value)],
    [`Pflegesachleistung (${CARE_BENEFITS.careService.source})`, ...byGrade(CARE_BENEFITS.careService.value)],
    [`Tages- und Nachtpflege (${CARE_BENEFITS.dayCare.source})`, ...byGrade(CARE_BENEFITS.dayCare.value)],
    [`Pflege im Heim (${CARE_BENEFITS.careHome.source})`, ...byGrade(CARE_BENEFITS.careHome.value)],
    [`Entlastungsbetrag (${CARE_BENEFITS.relief.source})`, ...byGrade(CARE_BENEFITS.relief.value)],
  ],
  note: `${asOf}. Rechtsgrundlage: §§\u00a036, 37, 41, 43 und 45b SGB\u00a0XI. Bei Pflegegrad 1 ist der Betrag im Heim ein Zuschuss.`,
};

const SUPPLEMENT: EditorialTable = {
  caption: `Zuschlag auf den pflegebedingten Eigenanteil im Heim, ${asOf}`,
  head: ['Dauer im Heim', 'Zuschlag'],
  rows: CARE_HOME_SUPPLEMENT.value.map(({ afterMonths, percent }) => [
    afterMonths ? `mehr als ${afterMonths} Monate` : 'die ersten 12 Monate',
    `${percent}\u00a0%`,
  ]),
  note: `${asOf}. Rechtsgrundlage: ${CARE_HOME_SUPPLEMENT.source}. Gilt für die Pflegegrade 2 bis 5. Ein Monat, in dem es nur für einen Teil Leistungen gab, zählt als ganzer Monat.`,
};

export const GUIDES: readonly GuideText[] = [
  {
    slug: 'pflegegrad-beantragen',
    name: 'Pflegegrad',
    title: 'Pflegegrad beantragen: vom Anruf bis zum Bescheid',
    description: 'Wer einen Antrag stellt, welche Unterlagen helfen und was bei der Begutachtung geschieht.',
    topic: 'Erste Schritte',
    summary: [
      'Ein Anruf bei der Pflegekasse genügt, um den Antrag zu stellen.',
      'Bei der Begutachtung zählt, was jemand im Alltag allein schafft, nicht die Diagnose.',
      'Lesen Sie das Gutachten in Ruhe und widersprechen Sie, wenn es den Alltag nicht trifft.',
    ],
    sections: [
      {
        heading: 'Wann sich ein Antrag lohnt',
        parts: [
          'Viele warten zu lange. Sie helfen der Mutter erst beim Einkaufen, dann beim Baden, dann beim Anziehen, und nennen das nicht Pflege. Ein Antrag ist sinnvoll, sobald jemand regelmäßig und voraussichtlich für längere Zeit Hilfe braucht. Das gilt auch, wenn noch kein Dienst kommt und niemand über ein Heim nachdenkt.',
          `Schon mit Pflegegrad 1 gibt es den Entlastungsbetrag von ${euro(CARE_BENEFITS.relief.value[0])} im Monat (${CARE_BENEFITS.relief.source}, ${asOf}) und Zuschüsse, wenn die Wohnung angepasst wird. Ab Pflegegrad 2 kommen Pflegegeld oder die Leistungen eines Pflegedienstes dazu. Ein Antrag kostet nichts, und eine Ablehnung hat keine Nachteile.`,
        ],
      },
      {
        heading: 'Der Antrag: ein Anruf genügt',
        parts: [
          'Die Pflegekasse gehört zur Krankenkasse. Rufen Sie dort an und sagen Sie: „Ich möchte Leistungen der Pflegeversicherung beantragen.“ Der Tag des Anrufs zählt als Tag des Antrags. Notieren Sie ihn und den Namen der Person, mit der Sie gesprochen haben. Danach kommt ein Formular, das Sie ausfüllen und zurücksenden.',
          'Stellen kann den Antrag der pflegebedürftige Mensch selbst. Sie können es für ihn tun, wenn Sie eine Vollmacht haben oder rechtlich betreuen. Liegt jemand im Krankenhaus, hilft der Sozialdienst dort. Er kann dafür sorgen, dass die Begutachtung schneller geht, damit die Hilfe nach der Entlassung bereitsteht.',
          'Haben Sie Fragen zum Formular, gehen Sie damit zu einem Pflegestützpunkt oder zur Pflegeberatung Ihrer Kasse. Beides ist kostenfrei.',
        ],
      },
      {
        heading: 'So bereiten Sie sich auf die Begutachtung vor',
        parts: [
          'Eine Gutachterin oder ein Gutachter vereinbart einen Termin, meistens zu Hause. Bitten Sie eine Person dazu, die den Alltag kennt. Schreiben Sie vorher eine oder zwei Wochen lang auf, wobei Hilfe nötig war, am Tag und in der Nacht. Ein solches Tagebuch zeigt mehr als eine Antwort aus dem Gedächtnis.',
          'Legen Sie diese Unterlagen bereit:',
          [
            'Arztbriefe und Entlassungsberichte, die jünger als ein Jahr sind',
            'den Medikamentenplan',
            'eine Liste der Hilfsmittel, vom Rollator bis zur Brille',
            'die Unterlagen eines Pflegedienstes, wenn schon einer kommt',
            'Ihr Tagebuch über die Hilfe',
          ],
          'Viele Menschen zeigen sich an diesem Tag von ihrer besten Seite. Das ist verständlich, führt aber zu einem falschen Bild. Sagen Sie ehrlich, wie ein schlechter Tag aussieht. Wenn Sie das nicht vor Ihrem Angehörigen sagen möchten, bitten Sie um ein kurzes Gespräch unter vier Augen.',
        ],
      },
      {
        heading: 'Was gefragt wird',
        parts: [
          'Es geht um sechs Bereiche des Alltags. Die Selbstversorgung, also Essen, Waschen und Anziehen, hat dabei das größte Gewicht.',
          [
            'Mobilität: aufstehen, sich umsetzen, Treppen steigen',
            'Verstehen und Reden: sich erinnern, Gespräche führen, Gefahren erkennen',
            'Verhalten und Seele: Unruhe in der Nacht, Ängste, Abwehr von Hilfe',
            'Selbstversorgung: essen, trinken, waschen, zur Toilette gehen',
            'Umgang mit Krankheit: Medikamente, Verbände, Arztbesuche',
            'Gestaltung des Alltags: Tagesablauf, Kontakte, Beschäftigung',
          ],
          'In jedem Bereich gibt es Punkte. Aus ihnen ergibt sich einer von fünf Pflegegraden. Eine Diagnose allein entscheidet nichts: Zwei Menschen mit derselben Krankheit können verschieden viel Hilfe brauchen.',
          'Für Kinder gelten dieselben Bereiche, verglichen mit gesunden Kindern desselben Alters. Für Menschen mit einer Demenz sind die Bereiche Verstehen und Verhalten besonders wichtig, auch wenn der Körper noch kräftig ist. Sprechen Sie deshalb an, was man nicht sieht: dass jemand den Herd anlässt, sich verläuft oder nachts umhergeht.',
        ],
      },
      {
        heading: 'Wenn der Bescheid kommt',
        parts: [
          'Mit dem Bescheid erhalten Sie das Gutachten. Fehlt es, fordern Sie es an. Vergleichen Sie es mit Ihrem Tagebuch: Sind die Nächte beschrieben? Steht dort, dass jemand beim Waschen angeleitet werden muss? Stimmt etwas nicht, können Sie widersprechen. Wie viel Zeit Sie dafür haben, steht am Ende des Bescheids.',
          'Ein Widerspruch braucht zunächst nur einen Satz. Die Begründung dürfen Sie nachreichen. Lassen Sie sich dabei helfen, zum Beispiel von einem Pflegestützpunkt, einer Verbraucherzentrale oder einem Sozialverband. Wird die Pflege später aufwendiger, beantragen Sie einen höheren Grad auf demselben Weg wie beim ersten Mal.',
        ],
      },
    ],
    related: ['leistungen-der-pflegekasse', 'wenn-die-pflege-ploetzlich-kommt'],
    search: 'ambulante-pflege',
  },
  {
    slug: 'leistungen-der-pflegekasse',
    name: 'Leistungen',
    title: 'Was die Pflegekasse zahlt',
    description:
      'Pflegegeld, Sachleistung, Entlastungsbetrag: welche Leistung es bei welchem Pflegegrad gibt und wie sie zusammenpassen.',
    topic: 'Geld und Leistungen',
    summary: [
      `Pflegegeld erhalten Sie ab Pflegegrad 2, den Entlastungsbetrag von ${euro(CARE_BENEFITS.relief.value[0])} schon ab Pflegegrad 1.`,
      'Kommt ein Pflegedienst nach Hause, rechnet er die Sachleistung direkt mit der Pflegekasse ab.',
      'Im Heim steigt der Zuschlag der Kasse mit der Zeit von 15 auf 75\u00a0% des pflegebedingten Eigenanteils.',
    ],
    sections: [
      {
        heading: 'Was Ihnen zusteht',
        parts: [
          'Wie viel die Pflegekasse zahlt, hängt vom Pflegegrad ab und davon, wo gepflegt wird. Die Tabelle zeigt die wichtigsten Beträge. Sie gelten seit dem 1. Januar 2025. Das Gesetz plant die nächste Anpassung für den 1. Januar 2028 (§\u00a030 SGB\u00a0XI); eine Reform kann die Beträge vorher ändern.',
          BENEFITS,
          'Ein Strich bedeutet, dass es diese Leistung bei diesem Grad nicht gibt. Die Beträge sind Höchstbeträge, mit Ausnahme des Pflegegelds: Es wird in voller Höhe überwiesen, auch wenn in einem Monat weniger Hilfe nötig war.',
        ],
      },
      {
        heading: 'Zu Hause gepflegt: Geld, Dienst oder beides',
        parts: [
          'Pflegen Angehörige oder Freunde selbst, zahlt die Kasse Pflegegeld an den pflegebedürftigen Menschen. Er entscheidet, wofür es verwendet wird. Viele geben es denen weiter, die helfen. Wer nur Pflegegeld bezieht, lässt sich regelmäßig von einer Fachkraft beraten. Die Kasse erinnert daran.',
          'Kommt ein ambulanter Dienst, heißt die Leistung Pflegesachleistung. Der Dienst rechnet bis zum Höchstbetrag direkt mit der Kasse ab. Was darüber liegt, zahlen Sie selbst. Lassen Sie sich deshalb vor dem ersten Einsatz einen Kostenvoranschlag geben.',
          'Beides lässt sich verbinden. Nutzen Sie die Hälfte der Sachleistung, erhalten Sie noch die Hälfte des Pflegegelds. Das nennt sich Kombinationsleistung. Sie passt gut, wenn der Dienst morgens kommt und die Familie den Rest des Tages übernimmt.',
          `Tages- und Nachtpflege gibt es zusätzlich, ohne dass Pflegegeld oder Sachleistung gekürzt werden. Bei Pflegegrad 3 sind das zum Beispiel bis zu ${euro(CARE_BENEFITS.dayCare.value[2])} im Monat.`,
        ],
      },
      {
        heading: 'Kleinere Leistungen, die oft vergessen werden',
        parts: [
          [
            `Entlastungsbetrag: ${euro(CARE_BENEFITS.relief.value[0])} im Monat für anerkannte Hilfen im Alltag, etwa beim Putzen oder Einkaufen (${CARE_BENEFITS.relief.source})`,
            `Pflegehilfsmittel zum Verbrauch, etwa Handschuhe und Einlagen: ${euro(CARE_AIDS.value)} im Monat (${CARE_AIDS.source})`,
            `Anpassung der Wohnung, etwa eine bodengleiche Dusche: bis zu ${euro(HOME_ADAPTATION.value)} je Maßnahme (${HOME_ADAPTATION.source})`,
            `Leben in einer ambulant betreuten Wohngruppe: ${euro(SHARED_FLAT_SUPPLEMENT.value)} Zuschlag im Monat (${SHARED_FLAT_SUPPLEMENT.source})`,
          ],
          'Für den Umbau gilt: erst beantragen, dann beginnen. Wer vorher Handwerker beauftragt, riskiert den Zuschuss. Für den Entlastungsbetrag gilt: Rechnungen sammeln und einreichen, oder den Anbieter bitten, direkt mit der Kasse abzurechnen.',
        ],
      },
      {
        heading: 'Im Pflegeheim',
        parts: [
          'Im Heim übernimmt die Kasse einen festen Betrag für die Pflege. Dazu kommt ab Pflegegrad 2 ein Zuschlag auf den Anteil, den Sie für die Pflege selbst zahlen. Je länger jemand im Heim lebt, desto höher ist er.',
          SUPPLEMENT,
          `Unterkunft, Verpflegung und Investitionskosten gehören nicht dazu. Sie zahlen Bewohnerinnen und Bewohner selbst. Im Durchschnitt lag der gesamte Eigenanteil Ende 2025 bei ${euro(AVERAGE_OWN_SHARE.value)} im Monat, die Dauer des Aufenthalts eingerechnet (Quelle: ${AVERAGE_OWN_SHARE.source}). Von Haus zu Haus sind die Unterschiede groß. Fragen Sie deshalb immer nach der Summe, die am Ende auf der Rechnung steht. Reichen Rente und Vermögen nicht, hilft das Sozialamt.`,
        ],
      },
      {
        heading: 'Wenn Angehörige eine Pause brauchen',
        parts: [
          `Wer pflegt, wird auch einmal krank oder möchte verreisen. Für Kurzzeit- und Verhinderungspflege gibt es bei den Pflegegraden 2 bis 5 einen gemeinsamen Jahresbetrag von bis zu ${euro(SHORT_TERM_BUDGET.value)} (${SHORT_TERM_BUDGET.source}, seit dem 1. Juli 2025). Sie entscheiden, wie viel davon in eine Einrichtung fließt und wie viel in eine Vertretung zu Hause.`,
        ],
      },
      {
        heading: 'So stellen Sie den Antrag',
        parts: [
          'Ein Anruf bei der Pflegekasse genügt als Anfang. Die Kasse schickt Ihnen das Formular und beauftragt die Begutachtung. Ist der Pflegegrad festgestellt, wählen Sie die Leistungen. Sie können die Wahl später ändern, etwa vom Pflegegeld zur Sachleistung, wenn die Familie es allein nicht mehr schafft. Lassen Sie sich vorher ausrechnen, was die Änderung bedeutet. Die Beratung der Kasse und der Pflegestützpunkte ist kostenfrei.',
        ],
      },
    ],
    related: ['pflegegrad-beantragen', 'kurzzeitpflege-planen'],
    search: 'ambulante-pflege',
  },
  {
    slug: 'pflegeheim-finden',
    name: 'Pflegeheim',
    title: 'Das passende Pflegeheim finden',
    description: 'Wie Sie einen Platz suchen, Häuser besichtigen, Angebote vergleichen und die Kosten verstehen.',
    topic: 'Wohnen und Heim',
    summary: [
      'Beginnen Sie mit der Lage: Besuch ist im Alltag wichtiger als ein neues Gebäude.',
      'Sehen Sie sich mindestens zwei Häuser an, und gehen Sie einmal ohne Termin hin.',
      'Vergleichen Sie den gesamten Eigenanteil, nicht nur den Satz für die Pflege.',
    ],
    sections: [
      {
        heading: 'Was vor der Suche geklärt sein sollte',
        parts: [
          'Sprechen Sie zuerst mit dem Menschen, um den es geht. Was soll bleiben, wie es ist? Manche brauchen ihren Sessel, andere den Garten, wieder andere die Kirche im Ort oder das Bier am Abend. Schreiben Sie drei Dinge auf, auf die nicht verzichtet werden soll. Diese Liste hilft später mehr als jeder Prospekt.',
          'Klären Sie außerdem, ob ein Pflegegrad vorliegt, wie dringend der Umzug ist und wer den Vertrag unterschreiben darf. Ist noch keine Vollmacht da, kümmern Sie sich darum, solange es geht.',
        ],
      },
      {
        heading: 'Die Suche eingrenzen',
        parts: [
          'Beginnen Sie mit der Lage. Ein Haus, an dem Sie auf dem Weg zur Arbeit vorbeikommen, werden Sie öfter besuchen als eines mit schönerem Foyer am anderen Ende der Stadt. Danach zählen Größe und Schwerpunkt. In kleinen Häusern kennt man sich, in großen gibt es oft mehr Auswahl bei Beschäftigung und Therapie. Bei einer Demenz fragen Sie nach einem eigenen Wohnbereich.',
          'In unserer Suche geben Sie den Ort und den Umkreis an und wählen die Pflegeform. Merken Sie sich drei bis fünf Häuser und vergleichen Sie sie nebeneinander. Schreiben Sie jedes Haus an oder rufen Sie an und fragen Sie nach freien Plätzen und nach der Warteliste. Auf mehreren Listen zu stehen ist üblich und kein schlechter Stil.',
        ],
      },
      {
        heading: 'Die Besichtigung',
        parts: [
          'Vereinbaren Sie einen Termin, und kommen Sie ein zweites Mal ohne. Am besten am Nachmittag, wenn keine Führung stattfindet. Achten Sie auf das, was sich nicht vorbereiten lässt:',
          [
            'Wie reden die Mitarbeitenden mit den Bewohnerinnen und Bewohnern? Hören sie zu?',
            'Sitzen Menschen allein vor dem Fernseher, oder geschieht etwas?',
            'Wie riecht es auf den Fluren, wie klingt es?',
            'Wie lange dauert es, bis auf ein Klingeln jemand kommt?',
            'Hängt der Speiseplan aus, und gibt es eine Wahl?',
            'Sind die Zimmer persönlich eingerichtet?',
          ],
          'Fragen Sie Besucherinnen und Besucher, die Ihnen begegnen. Die meisten geben gern Auskunft. Nehmen Sie den Menschen mit, der einziehen soll, wenn es möglich ist, und fragen Sie nach einem Tag zur Probe oder nach einer Kurzzeitpflege.',
        ],
      },
      {
        heading: 'Die Kosten verstehen',
        parts: [
          'Die Rechnung eines Heims hat vier Teile: die Pflege, die Unterkunft, die Verpflegung und die Investitionskosten. Manchmal kommt eine Umlage für die Ausbildung dazu. Die Kasse zahlt ihren Betrag für die Pflege, und sie zahlt den Zuschlag, der mit der Zeit steigt. Den Rest zahlen Sie.',
          {
            caption: `Betrag der Pflegekasse im Heim je Monat, ${asOf}`,
            head: ['', 'Grad 1', 'Grad 2', 'Grad 3', 'Grad 4', 'Grad 5'],
            rows: [['Pflege im Heim', ...byGrade(CARE_BENEFITS.careHome.value)]],
            note: `${asOf}. Rechtsgrundlage: ${CARE_BENEFITS.careHome.source}. Bei Pflegegrad 1 ist der Betrag ein Zuschuss.`,
          },
          SUPPLEMENT,
          `Im Durchschnitt zahlten Bewohnerinnen und Bewohner Ende 2025 selbst ${euro(AVERAGE_OWN_SHARE.value)} im Monat (Quelle: ${AVERAGE_OWN_SHARE.source}). Innerhalb eines Hauses ist der Eigenanteil für die Pflege in den Graden 2 bis 5 gleich hoch. Wird jemand höher eingestuft, steigt er also nicht.`,
          'Lassen Sie sich die Zahlen schriftlich geben, und fragen Sie, wann zuletzt erhöht wurde und ob eine Erhöhung angekündigt ist.',
        ],
      },
      {
        heading: 'Vergleichen und entscheiden',
        parts: [
          'Legen Sie die Angebote nebeneinander, und nehmen Sie die Liste mit den drei wichtigen Dingen dazu. Lesen Sie Bewertungen, und achten Sie auf ihre Zahl und auf die Antworten des Hauses. Eine einzelne Stimme, ob gut oder schlecht, sagt wenig.',
          'Lesen Sie den Vertrag in Ruhe. Was gehört zum Zimmer, was kostet extra? Darf das Haus das Zimmer wechseln? Was gilt, wenn jemand ins Krankenhaus muss? Unterschreiben Sie nichts an der Tür. Ein gutes Haus lässt Ihnen einen Abend Zeit.',
          'Nach dem Einzug braucht es Geduld. Besuchen Sie in den ersten Wochen oft, aber kurz, und sprechen Sie früh an, was nicht gut läuft. Jedes Haus hat einen Beirat, der die Bewohnerinnen und Bewohner vertritt.',
        ],
      },
    ],
    related: ['das-erste-gespraech-im-pflegeheim', 'bewertungen-richtig-lesen'],
    search: 'stationare-pflege',
  },
  {
    slug: 'pflege-zu-hause',
    name: 'Zu Hause',
    title: 'Pflege zu Hause organisieren',
    description: 'Wer macht was? Ein Plan für die Familie, den Dienst und die Nachbarschaft.',
    topic: 'Pflege zu Hause',
    summary: [
      'Schreiben Sie eine Woche lang auf, welche Hilfe wann nötig ist, und verteilen Sie sie danach.',
      'Familie, Pflegedienst, Tagespflege und Nachbarschaft lassen sich verbinden.',
      'Planen Sie von Anfang an Pausen ein, auch für sich selbst.',
    ],
    sections: [
      {
        heading: 'Erst aufschreiben, dann verteilen',
        parts: [
          'Die meisten Menschen möchten zu Hause bleiben. Ob das gelingt, hängt selten an einer einzelnen großen Aufgabe. Es hängt an vielen kleinen: Wer macht Frühstück, wer stellt die Tabletten, wer ist da, wenn nachts jemand aufsteht? Schreiben Sie eine Woche lang mit. Notieren Sie zu jeder Hilfe die Uhrzeit, die Dauer und wer sie leistet.',
          'Sortieren Sie danach. Was muss eine Fachkraft tun, zum Beispiel einen Verband wechseln? Was ist Körperpflege, bei der manche lieber fremde Hände haben als die der Tochter? Was kann jeder, der Zeit hat? Aus diesen drei Listen entsteht der Plan.',
        ],
      },
      {
        heading: 'Die Familie: ehrlich rechnen',
        parts: [
          'Setzen Sie sich zusammen, bevor einer stillschweigend alles übernimmt. Wer weit weg wohnt, kann Anrufe führen, Rechnungen prüfen oder jeden zweiten Samstag kommen. Wer berufstätig ist, sagt offen, was geht. Halten Sie die Absprachen schriftlich fest, und prüfen Sie sie nach einem Monat.',
          `Das Pflegegeld beträgt bei Pflegegrad 2 ${euro(CARE_BENEFITS.careAllowance.value[1])} und bei Pflegegrad 5 ${euro(CARE_BENEFITS.careAllowance.value[4])} im Monat (${CARE_BENEFITS.careAllowance.source}, ${asOf}). Sprechen Sie darüber, wer es bekommt. Unausgesprochenes Geld führt in Familien öfter zu Streit als offene Rechnungen. Arbeitgeber müssen unter bestimmten Voraussetzungen für die Pflege freistellen; die Pflegeberatung Ihrer Kasse kennt die Regeln.`,
        ],
      },
      {
        heading: 'Der ambulante Dienst',
        parts: [
          `Ein Pflegedienst kommt so oft, wie Sie es vereinbaren: einmal in der Woche zum Baden oder mehrmals am Tag. Die Kasse zahlt bei Pflegegrad 3 bis zu ${euro(CARE_BENEFITS.careService.value[2])} im Monat (${CARE_BENEFITS.careService.source}). Was der Arzt verordnet, etwa Spritzen oder Verbände, zahlt die Krankenkasse zusätzlich.`,
          'Fragen Sie drei Dienste an, und stellen Sie allen dieselben Fragen:',
          [
            'Zu welchen Zeiten kommen Sie verlässlich, auch am Sonntag?',
            'Wie viele verschiedene Menschen kommen im Lauf einer Woche?',
            'Wer ist nachts erreichbar?',
            'Was kostet unser Plan im Monat, und was davon zahlen wir selbst?',
            'Wie schnell können Sie mehr oder weniger übernehmen?',
          ],
          'Eine Mappe in der Küche, in die alle schreiben, spart viele Anrufe. Darin liegen der Plan der Woche, die Medikamentenliste, wichtige Telefonnummern und ein Heft für Beobachtungen.',
          'Bleiben Sie im Gespräch, auch wenn alles läuft. Einmal im Vierteljahr sollten Sie gemeinsam prüfen, ob der Plan noch stimmt: Reicht die Zeit am Morgen? Ist eine Leistung überflüssig geworden? Kommt etwas dazu? Änderungen gehören in den Vertrag.',
        ],
      },
      {
        heading: 'Tagespflege, Nachbarschaft, Technik',
        parts: [
          `Tagespflege schafft freie Stunden. Die Gäste werden abgeholt, essen gemeinsam und sind am Nachmittag zurück. Die Kasse zahlt dafür eigene Beträge, bei Pflegegrad 2 bis zu ${euro(CARE_BENEFITS.dayCare.value[1])} im Monat (${CARE_BENEFITS.dayCare.source}), ohne das Pflegegeld zu kürzen.`,
          `Für Hilfen im Alltag gibt es den Entlastungsbetrag von ${euro(CARE_BENEFITS.relief.value[0])} im Monat. Damit lassen sich zum Beispiel anerkannte Helferinnen bezahlen, die beim Putzen helfen oder spazieren gehen. Nachbarn helfen oft gern, wenn die Bitte klar ist: „Könnten Sie dienstags die Mülltonne mitnehmen?“`,
          `Ein Hausnotruf gibt Sicherheit, wenn jemand allein ist. Für Umbauten zahlt die Kasse bis zu ${euro(HOME_ADAPTATION.value)} je Maßnahme (${HOME_ADAPTATION.source}). Oft reichen kleine Dinge: ein Haltegriff, ein Licht mit Bewegungsmelder, ein Stuhl mit Armlehnen.`,
        ],
      },
      {
        heading: 'Pausen gehören in den Plan',
        parts: [
          `Wer ohne Pause pflegt, wird krank. Tragen Sie freie Abende und Wochenenden so fest ein wie Arzttermine. Für Vertretung und Kurzzeitpflege steht ab Pflegegrad 2 ein gemeinsamer Jahresbetrag von bis zu ${euro(SHORT_TERM_BUDGET.value)} bereit (${SHORT_TERM_BUDGET.source}). Buchen Sie früh, denn Plätze in den Ferien sind knapp.`,
          'Achten Sie auf Zeichen der Überlastung: schlechter Schlaf, Gereiztheit, das Gefühl, nie fertig zu werden. Gesprächskreise für Angehörige gibt es in fast jeder Stadt. Und wenn es zu Hause nicht mehr geht, ist das kein Scheitern. Manchmal ist ein Umzug die bessere Fürsorge.',
          'Fragen Sie sich jeden Monat: Was hat gut geklappt, was war zu viel? Schreiben Sie die Antworten neben den Plan. So merken Sie früh, wenn sich etwas ändern muss.',
        ],
      },
    ],
    related: ['ambulanter-dienst-vertrag', 'tagespflege-ein-tag'],
    search: 'ambulante-pflege',
  },
  ...GUIDES_ABOUT_LAW_AND_WORK,
];
