import type { RatingCategory } from '@care/contracts/vocabulary';
import type { Details } from './rating-sentences';
import { ACTIVITIES, FOOD, HOUSING } from './rating-details-of-places';

const RELIABILITY: readonly Details[] = [
  {
    settings: ['home'],
    voices: ['RELATIVE', 'RESIDENT'],
    good: [
      'Der Dienst kommt [pünktlich|zur vereinbarten Zeit|verlässlich], [auch am Wochenende|auch bei Schnee|auch an Feiertagen|morgens wie abends].',
      'Wenn sich [ein Termin|ein Besuch|die Tour] verschiebt, [ruft vorher jemand an|gibt es sofort Bescheid|wird das rechtzeitig gesagt].',
      'In [drei|vier|sechs|acht] Monaten ist [kein einziger Termin|nicht ein Einsatz|kein einziger Besuch] ausgefallen.',
      'Es kommen [fast immer|meistens|in der Regel] [dieselben Gesichter|die gleichen zwei Pflegekräfte|Leute, die man kennt].',
      '[Rezepte|Verordnungen|Hilfsmittel] werden [ohne Nachfragen|schnell|selbstständig] besorgt.',
      'Die Tour ist so geplant, dass [keine Hektik entsteht|Zeit für das Nötige bleibt|niemand lange warten muss].',
    ],
    mixed: [
      'Die [Zeiten|Ankunftszeiten|Einsatzzeiten] schwanken [um eine Stunde|ziemlich|von Tag zu Tag], dafür [wird nichts vergessen|kommt immer jemand].',
      'Der Plan für die [nächste|kommende] Woche kommt [manchmal|öfter] erst am [Samstag|Sonntag], [eingehalten wird er aber|dann stimmt er meistens].',
      'In der [Urlaubszeit|Ferienzeit|Grippezeit] wechseln die [Gesichter|Pflegekräfte] [oft|ständig], sonst [ist es in Ordnung|klappt es].',
      '[Werktags|Unter der Woche|Morgens] klappt es [gut|ordentlich], [am Wochenende|abends|an Feiertagen] [wird es später|ist Geduld nötig].',
    ],
    bad: [
      '[Zweimal|Dreimal|Mehrmals] kam [morgens|abends|am Wochenende] [niemand|einfach keiner].',
      'Der Plan änderte sich [fast täglich|jede Woche|ständig], ohne dass [jemand Bescheid gab|das mitgeteilt wurde].',
      '[Vereinbarte|Abgesprochene|Zugesagte] Zeiten wurden [oft|selten|immer wieder] [verschoben|um Stunden verfehlt].',
      'Für dieselbe [Aufgabe|Pflege|Versorgung] kamen in [einer Woche|einem Monat] [fünf|sechs|sieben] verschiedene Leute.',
    ],
  },
  {
    settings: ['house', 'flat', 'apartment', 'guest', 'day', 'other'],
    voices: ['RELATIVE', 'RESIDENT'],
    good: [
      '[Absprachen|Vereinbarungen|Zusagen] werden [eingehalten|ernst genommen|zuverlässig umgesetzt], [auch an Feiertagen|auch am Wochenende|auch wenn viel los ist|ohne dass man erinnern muss].',
      'Was [besprochen|vereinbart|zugesagt] wurde, [gilt auch|wird gemacht|passiert auch], [selbst wenn jemand anderes Dienst hat|und zwar ohne Erinnern|meistens noch am selben Tag].',
      'Bei [Fragen|Sorgen|einem Anliegen] ist [immer|schnell|fast immer] jemand [erreichbar|ansprechbar|da], [auch am Telefon|auch kurz vor Feierabend|ohne lange Wege].',
      'Das Team hat [Medikamente|Arzttermine|Rezepte|Verordnungen] [gut|zuverlässig|genau] im Blick.',
      '[Rückrufe|Antworten|Rückmeldungen] kommen [am selben Tag|schnell|meist innerhalb einer Stunde], [das ist nicht überall so|das beruhigt sehr|darauf ist Verlass].',
      'Auch [in der Urlaubszeit|bei Krankheit im Team|rund um Weihnachten] [läuft alles rund|bleibt der Ablauf gleich|merkt man keinen Unterschied].',
    ],
    mixed: [
      'Meistens [klappt alles|läuft es gut|stimmt der Ablauf], [am Wochenende dauert es länger|nur manches muss man zweimal sagen|in der Urlaubszeit hakt es].',
      '[Rückrufe|Antworten|Rückmeldungen] kommen, aber [manchmal|oft|gelegentlich] erst [am nächsten Tag|nach mehrmaligem Fragen|nach einigen Tagen].',
      '[Telefonisch|Per E-Mail] braucht man [Geduld|einen langen Atem], vor Ort geht [es|vieles] [schneller|besser|schnell].',
      'Auf das [Wichtige|Nötige] ist Verlass, [Kleinigkeiten|Nebensachen|kleine Wünsche] [bleiben liegen|gehen gelegentlich unter|werden öfter vergessen].',
    ],
    bad: [
      'Auf [Rückrufe|Antworten|eine Rückmeldung] wartet man [vergeblich|tagelang|meistens umsonst|oft eine Woche].',
      '[Absprachen|Wünsche|Hinweise] gingen [beim Schichtwechsel|im Alltag|immer wieder|zwischen Leitung und Team] verloren.',
      '[Vieles|Fast alles|Das Meiste] musste [zweimal|dreimal|immer wieder] [gesagt|angesprochen|angemahnt] werden, [bis etwas geschah|geändert hat sich wenig].',
      '[Termine|Vereinbarungen|Zusagen] wurden [nicht eingehalten|mehrmals vergessen|ohne Erklärung verschoben], [das ist ärgerlich|das darf nicht passieren|so geht Vertrauen verloren].',
    ],
  },
  {
    voices: ['EMPLOYEE'],
    good: [
      'Der Dienstplan steht [vier|fünf|sechs] Wochen im Voraus und [hält auch|wird selten geändert|gilt dann].',
      'Aus dem Frei wird [selten|fast nie|nur im Notfall] jemand [angerufen|geholt].',
      '[Überstunden|Zuschläge|Wunschtage] werden [korrekt|ohne Diskussion|zuverlässig] [abgerechnet|berücksichtigt].',
      'Auf die [Kolleginnen und Kollegen|Leitung|Einsatzplanung] kann ich mich [verlassen|jederzeit verlassen|auch an schweren Tagen verlassen].',
      'Was die Leitung [zusagt|verspricht|ankündigt], [passiert auch|hält sie ein|gilt].',
    ],
    mixed: [
      'Der Dienstplan kommt [pünktlich|rechtzeitig], [ändert sich aber oft|wird aber häufig umgeworfen|hält aber selten den ganzen Monat].',
      'Ausfälle werden [meistens|irgendwie|oft] aufgefangen, [aber immer von denselben|aber auf Kosten der freien Tage|aber knapp].',
      '[Wunschtage|Urlaubswünsche] klappen [manchmal|etwa jedes zweite Mal|in der Regel], [planen lässt sich damit kaum|in den Ferien eher nicht].',
    ],
    bad: [
      'Der Dienstplan [gilt kaum eine Woche|ändert sich ständig|kommt viel zu spät].',
      'Aus dem Frei wird man [fast jede Woche|ständig|regelmäßig] [angerufen|geholt].',
      '[Überstunden|Zuschläge] fehlten [mehrmals|immer wieder] auf der Abrechnung.',
      'Zusagen der Leitung [galten am nächsten Tag nicht mehr|wurden nicht eingehalten|waren schnell vergessen].',
    ],
  },
  {
    voices: ['VISITOR'],
    good: [
      '[Termine|Absprachen|Zusagen] wurden [genau|pünktlich|zuverlässig] eingehalten.',
      'Auf meine [Fragen|Anfrage|E-Mail] kam [noch am selben Tag|am nächsten Morgen|innerhalb weniger Stunden] [eine Antwort|ein Rückruf].',
      'Die [versprochenen|zugesagten] Unterlagen waren [am nächsten Tag|zwei Tage später|pünktlich] da.',
    ],
    mixed: [
      'Auf die [Antwort|Rückmeldung|Unterlagen] musste ich [eine Woche|einige Tage|etwas länger] warten, [vollständig war sie dann|dann war aber alles geklärt].',
      'Beim [ersten|vereinbarten] Termin [musste ich warten|war niemand vorbereitet], beim [zweiten|nächsten] lief es [besser|ordentlich].',
    ],
    bad: [
      'Den [vereinbarten|abgesprochenen] Termin hatte [niemand|keiner] [eingetragen|auf dem Zettel].',
      'Der [versprochene|zugesagte|angekündigte] [Rückruf|Bescheid] kam [nie|auch nach zwei Wochen nicht|trotz Erinnerung nicht].',
    ],
  },
];

const FRIENDLINESS: readonly Details[] = [
  {
    good: [
      'Der Umgang ist [respektvoll|herzlich|liebevoll|zugewandt], [auch in unangenehmen Momenten|auch unter Zeitdruck|auch bei schwierigen Menschen|und das jeden Tag].',
      'Auch nach einem [langen Dienst|vollen Tag|anstrengenden Wochenende] bleibt der Ton [freundlich|ruhig|herzlich].',
      'Es wird [viel|oft|gern] [gelacht|gescherzt|miteinander geredet], und [niemand wird ausgelassen|das tut allen gut|das steckt an].',
      'Das Team ist [herzlich|aufmerksam|geduldig|warmherzig] und [nimmt sich Zeit|hört zu|hat immer ein gutes Wort|merkt sich, was wichtig ist].',
      '[Man spricht|Alle sprechen] [mit den Menschen|miteinander], nicht [von oben herab|im Befehlston|zwischen Tür und Angel].',
      '[Fragen|Sorgen|Wünsche] werden [geduldig|freundlich|offen] [angehört|aufgenommen], [auch beim dritten Mal|ohne Augenrollen|zu jeder Tageszeit].',
    ],
    mixed: [
      'Die [meisten|Jüngeren|Stammkräfte] sind [sehr freundlich|zugewandt|herzlich], [einzelne|andere|manche Aushilfen] eher [kurz angebunden|wortkarg|müde].',
      'Der Ton ist [höflich|freundlich|korrekt], für [Gespräche|Persönliches|ein paar Worte mehr] fehlt [die Zeit|oft die Zeit|meistens die Ruhe].',
      '[Freundlich|Höflich] ja, [herzlich|persönlich|zugewandt] [nicht immer|eher selten|nur manchmal].',
      'Es hängt [stark|sehr|etwas] davon ab, wer [gerade|an dem Tag] [Dienst hat|da ist].',
    ],
    bad: [
      'Der Ton war [mehrmals|oft|immer wieder] [unfreundlich|schroff|gereizt], [auch vor anderen|ohne erkennbaren Grund|das hat sehr gestört].',
      'Auf [Fragen|Bitten|Kritik] wurde [genervt|abweisend|kurz angebunden] reagiert.',
      'Man hat [ständig|oft|leider] das Gefühl, [zu stören|lästig zu sein|nur eine Nummer zu sein].',
      '[Begrüßt|Angesprochen] wurde man [nur selten|kaum|fast nie], [ein Lächeln gab es nicht|das sagt viel|freundlich ist anders].',
      'Es wurde [mehrmals|oft|zu oft] über [den Kopf|die Köpfe] hinweg gesprochen.',
    ],
  },
  {
    voices: ['RELATIVE'],
    good: [
      'Auch wir Angehörigen werden [gesehen|einbezogen|gefragt, wie es uns geht|freundlich aufgenommen].',
      '{P} [erzählt gern von den Pflegekräften|freut sich auf das Team|fühlt sich ernst genommen|spricht nur gut über alle].',
      'Mit {d} wird [geduldig|liebevoll|auf Augenhöhe|mit viel Humor] umgegangen.',
    ],
    mixed: [
      'Mit {d} wird [freundlich|ordentlich|höflich] umgegangen, [uns gegenüber ist man knapp|nur fehlt oft die Zeit|nur manchmal etwas hastig].',
      '{P} kommt mit [den meisten|vielen] gut zurecht, mit [einzelnen|zwei Kräften] [weniger|nicht so gut].',
    ],
    bad: [
      'Mit {d} wurde [ungeduldig|schroff|wie mit einem Kind] [gesprochen|umgegangen].',
      '{P} [traut sich kaum noch zu klingeln|bittet nur noch ungern um Hilfe|fühlte sich nicht ernst genommen].',
    ],
  },
  {
    voices: ['EMPLOYEE'],
    good: [
      'Im Team wird [offen|freundlich|ehrlich] miteinander gesprochen, [auch über Fehler|auch mit der Leitung|auch wenn es eng wird].',
      'Neue werden [herzlich|ohne Vorbehalte|sehr gut] [aufgenommen|empfangen], [so war es auch bei mir|niemand bleibt allein|das ist selbstverständlich].',
    ],
    mixed: [
      'Das Team ist [nett|kollegial|hilfsbereit], die Leitung [eher distanziert|selten zu sehen|unter Druck].',
      'Mit den [meisten|direkten] Kolleginnen verstehe ich mich [gut|bestens], [zwischen den Schichten|zwischen den Bereichen] [knirscht es|gibt es Reibung].',
    ],
    bad: [
      'Im Team wird [viel|mehr] übereinander statt miteinander [gesprochen|geredet].',
      'Die Leitung [hört nicht zu|reagiert gereizt|ist im Alltag nicht ansprechbar].',
    ],
  },
];

const COMPETENCE: readonly Details[] = [
  {
    voices: ['RELATIVE', 'RESIDENT'],
    good: [
      'Die [Pflegekräfte|Fachkräfte] [wissen genau, was sie tun|arbeiten sorgfältig|erklären jeden Schritt], [das gibt Sicherheit|das merkt man sofort|auch die Jüngeren].',
      '[Veränderungen|Kleine Beschwerden|Erste Anzeichen] werden [früh|sofort|schnell] [bemerkt|erkannt] und [mit dem Arzt besprochen|weitergegeben|ernst genommen].',
      'Bei [der Einstufung|dem Antrag|Fragen zur Pflegekasse|der Höherstufung] war die Beratung [gut|verständlich|ausführlich|sehr geduldig].',
      'Die Leitung erklärt [verständlich|klar|in Ruhe], was die Kasse [übernimmt|zahlt|bezuschusst].',
      'Auch in [einer Krise|einem Notfall|einer schwierigen Phase] blieb das Team [ruhig|besonnen|gelassen] und wusste, was zu tun ist.',
      'Mit [Vergesslichkeit|Unruhe|Ängsten] geht das Team [einfühlsam|geschickt|sehr erfahren|ruhig] um.',
    ],
    mixed: [
      'Fachlich [gut|ordentlich|solide], nur [die Dokumentation ist lückenhaft|die Abstimmung mit dem Arzt dauert|an Zeit fehlt es].',
      '[Neue Kräfte|Aushilfen|Vertretungen] brauchen [noch|spürbar|länger] Einarbeitung, die [Stammkräfte|Erfahrenen] [wissen Bescheid|machen es gut].',
      '[Manches|Einiges|Das eine oder andere] musste man [selbst anstoßen|selbst erklären|mehrmals zeigen], dann [lief es|ging es gut].',
      'Bei [Rückfragen|Unklarheiten|Fragen] zur [Abrechnung|Rechnung|Kasse] dauerte es, bis jemand [Bescheid wusste|helfen konnte].',
    ],
    bad: [
      'Bei [Medikamenten|der Versorgung|den Verordnungen] gab es [Fehler|mehrmals Fehler|zweimal Verwechslungen].',
      '[Verschlechterungen|Veränderungen|Beschwerden] wurden [zu spät|erst nach Tagen|erst auf Nachfrage] bemerkt.',
      '[Aushilfen|Neue Kräfte|Vertretungen] kannten [die Besonderheiten|den Plan|die Diagnosen] nicht.',
      'Auf [Fachfragen|dieselbe Frage] gab es [drei|lauter|ganz] verschiedene Antworten.',
      'Beratung [fehlte|gab es kaum], [vieles muss man selbst herausfinden|geholfen hat am Ende die Kasse].',
    ],
  },
  {
    voices: ['EMPLOYEE'],
    good: [
      '[Fortbildungen|Kurse|Schulungen] werden [bezahlt|angeboten und bezahlt] und [zählen als Arbeitszeit|passen in den Dienstplan|sind gut ausgewählt].',
      'Fachlich [lerne ich hier viel|ist das Team stark|wird hier sauber gearbeitet], [auch von den Älteren|das habe ich woanders anders erlebt|nach aktuellen Standards].',
      'Die Einarbeitung dauerte [vier|sechs|acht] Wochen und war [gründlich|gut geplant|sehr hilfreich].',
    ],
    mixed: [
      'Fachlich wird [ordentlich|solide] gearbeitet, für [Anleitung|Fortbildung|Übergaben] bleibt [wenig|kaum] Zeit.',
      'Die Einarbeitung war [kurz|knapp|etwas hektisch], [geholfen haben die Kolleginnen|nachfragen durfte ich aber jederzeit].',
    ],
    bad: [
      'Eine [richtige|geordnete|gründliche] Einarbeitung [gab es nicht|fiel aus|dauerte genau einen Tag].',
      'Fortbildungen werden [ständig|immer wieder|meist] [verschoben|gestrichen].',
    ],
  },
  {
    voices: ['VISITOR'],
    good: [
      'Die Beratung war [kompetent|ehrlich|verständlich|gründlich] und [ohne Druck|sehr ausführlich|auf unsere Lage zugeschnitten].',
      'Man merkt, dass hier [gut ausgebildete|erfahrene|engagierte] Leute [arbeiten|am Werk sind].',
    ],
    mixed: [
      'Die [Beratung|Auskunft] war [freundlich|bemüht], [bei den Kosten aber ungenau|ließ aber Fragen offen|fachlich aber etwas dünn].',
      'Auf [einige|manche] Fragen gab es [gute|klare] Antworten, auf andere [nur Prospekte|keine].',
    ],
    bad: [
      'Meine Fragen konnte [niemand|keiner] [richtig|verlässlich|wirklich] beantworten.',
      'Die Beratung wirkte [unvorbereitet|lustlos|oberflächlich], [Zahlen gab es keine|nach zehn Minuten war Schluss].',
    ],
  },
];

/** Sentences about one of the six categories, used in descriptions and in comments beside the stars. */
export const DETAILS: Record<RatingCategory, readonly Details[]> = {
  housing: HOUSING,
  food: FOOD,
  reliability: RELIABILITY,
  friendliness: FRIENDLINESS,
  competence: COMPETENCE,
  activities: ACTIVITIES,
};
