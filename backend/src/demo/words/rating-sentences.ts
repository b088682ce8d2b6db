import type { CareForm, RaterIdentity, RatingCategory } from '@care/contracts/vocabulary';
import { list } from './list';

/** How a rater felt on the whole. */
export type Mood = 'good' | 'mixed' | 'bad';

/** Where care happens decides which sentences make sense. */
export type Setting = 'house' | 'home' | 'day';

export const settingOf = (form: CareForm): Setting => {
  if (form === 'teilstationare-pflege') return 'day';
  return form === 'ambulante-pflege' || form === 'weitere-pflegeformen' ? 'home' : 'house';
};

/** What can be told about care at home: nobody sees a dining room there. */
export const TOLD_ABOUT: Record<Setting, readonly RatingCategory[]> = {
  house: ['housing', 'food', 'reliability', 'friendliness', 'competence', 'activities'],
  day: ['housing', 'food', 'reliability', 'friendliness', 'competence', 'activities'],
  home: ['reliability', 'friendliness', 'competence'],
};

/** Whom a relative or friend writes about. */
export const PERSONS = list(
  'Meine Mutter | Mein Vater | Meine Großmutter | Mein Großvater | Meine Schwiegermutter | Mein Schwiegervater | Meine Tante | Mein Onkel | ' +
    'Mein Mann | Meine Frau | Meine Schwester | Mein Bruder | Eine gute Freundin | Mein Patenonkel | Unser Nachbar',
);

export const SPANS = list(
  'seit drei Monaten | seit einem halben Jahr | seit dem Frühjahr | seit gut einem Jahr | seit anderthalb Jahren | seit über zwei Jahren | ' +
    'seit drei Jahren | seit letztem Herbst | seit einem Sturz | seit der Entlassung aus dem Krankenhaus | seit einem Schlaganfall',
);

/** Opening sentences; {person} and {span} are filled in. */
export const RATING_OPENINGS: Record<RaterIdentity, Record<Setting, readonly string[]>> = {
  RELATIVE: {
    house: [
      '{person} wohnt {span} hier.',
      '{person} lebt {span} in diesem Haus, ich komme zwei- bis dreimal in der Woche zu Besuch.',
      'Wir haben lange gesucht, {span} ist {personLower} nun hier.',
      '{person} war zuerst nur zur Kurzzeitpflege da und ist {span} ganz geblieben.',
    ],
    home: [
      '{person} wird {span} morgens und abends versorgt.',
      'Der Dienst kommt {span} zu uns nach Hause.',
      '{person} bekommt {span} Hilfe im Haushalt und bei der Körperpflege.',
      'Wir haben den Dienst {span}, empfohlen hat ihn die Hausärztin.',
    ],
    day: [
      '{person} geht {span} an zwei Tagen in der Woche hin.',
      '{person} besucht die Tagespflege {span}.',
      'Nach einem Probetag kam {personLower} {span} regelmäßig.',
    ],
  },
  RESIDENT: {
    house: [
      'Ich wohne {span} hier.',
      'Eingezogen bin ich {span}, und ich hatte erst große Sorge vor diesem Schritt.',
      'Ich bin 84 Jahre alt und {span} in diesem Haus.',
      'Nach dem Tod meiner Frau bin ich {span} hier.',
    ],
    home: [
      'Ich werde {span} vom Team versorgt.',
      'Zu mir kommt {span} jeden Morgen jemand ins Haus.',
      'Ich bin {span} Kundin.',
      'Ich lebe allein und brauche {span} Unterstützung.',
    ],
    day: ['Ich bin {span} dreimal in der Woche hier.', 'Die Tage in der Gruppe gibt es für mich {span}.', 'Ich komme {span} gern her.'],
  },
  EMPLOYEE: {
    house: ['Ich arbeite {span} im Haus.', 'Ich bin {span} ehrenamtlich hier.', 'Meine Ausbildung mache ich {span} in dieser Einrichtung.'],
    home: ['Ich fahre {span} Touren für den Dienst.', 'Ich gehöre {span} zum Team.', 'Als Quereinsteigerin bin ich {span} dabei.'],
    day: ['Ich betreue {span} eine der Gruppen.', 'Ich bin {span} im Fahrdienst tätig.', 'Ich helfe {span} ehrenamtlich in der Küche.'],
  },
  VISITOR: {
    house: ['Ich war zu einer Besichtigung im Haus.', 'Ich besuche dort {span} eine frühere Nachbarin.', 'Mit unserem Chor singen wir {span} in diesem Haus.'],
    home: ['Ich habe mich dort ausführlich beraten lassen.', 'Ich erlebe den Dienst {span} bei meiner Nachbarin.', 'Als Physiotherapeut treffe ich das Team {span} bei Patienten.'],
    day: ['Ich war am Tag der offenen Tür dort.', 'Ich habe meine Nachbarin {span} öfter hingebracht.', 'Wir haben uns die Räume angesehen.'],
  },
};

type Details = Record<RatingCategory, Record<Mood, readonly string[]>>;

/** Sentences about one of the six things, usable as description or as comment beside the stars. */
export const DETAILS: Details = {
  housing: {
    good: ['Die Räume sind hell und riechen nicht nach Klinik.', 'Das Zimmer durfte mit eigenen Möbeln eingerichtet werden.', 'Alles ist sauber und gepflegt, auch der Garten.', 'Man fühlt sich vom ersten Moment an willkommen.', 'Die Atmosphäre ist ruhig und freundlich.', 'Vom Balkon blickt man auf alte Bäume.', 'Man merkt, dass sich jemand um die Blumen und Bilder kümmert.', 'Die Flure sind breit und gut beleuchtet.'],
    mixed: ['Die Räume sind zweckmäßig, könnten aber einen neuen Anstrich vertragen.', 'Sauber ist es, gemütlich nur zum Teil.', 'Der Altbau hat Charme, ist aber hellhörig.', 'Der Aufzug fällt öfter aus, sonst ist alles in Ordnung.'],
    bad: ['Die Räume sind dunkel und in die Jahre gekommen.', 'Mit der Sauberkeit war ich mehrmals nicht zufrieden.', 'Es ist eng und oft laut.', 'Defekte Dinge werden erst nach Wochen repariert.'],
  },
  food: {
    good: ['Das Essen wird frisch gekocht und schmeckt.', 'Auf Wünsche beim Essen wird eingegangen.', 'Mittags gibt es immer zwei Gerichte zur Auswahl.', 'Es wird darauf geachtet, dass genug getrunken wird.', 'Der Kuchen am Sonntag ist selbst gebacken.', 'Wer später frühstücken möchte, darf das.', 'Das Abendbrot wird gemeinsam vorbereitet.', 'Für die Diabeteskost gibt es richtige Alternativen.'],
    mixed: ['Das Essen ist ordentlich, wiederholt sich aber.', 'Mittags gut, abends meistens kalt.', 'Die Portionen könnten größer sein.', 'Für Vegetarier ist die Auswahl klein.'],
    bad: ['Das Essen kommt lauwarm und schmeckt nach wenig.', 'Auf die Diät wurde trotz Nachfrage nicht geachtet.', 'Beim Trinken musste ich mehrmals nachhaken.', 'Die Auswahl ist sehr gering.'],
  },
  reliability: {
    good: ['Absprachen werden eingehalten.', 'Auf die Zeiten kann man sich verlassen.', 'Wenn sich etwas verschiebt, ruft vorher jemand an.', 'Medikamente und Termine hat das Team im Blick.', 'Auch an Feiertagen klappt alles.', 'Es kommen fast immer dieselben Gesichter.', 'Rezepte und Verordnungen werden ohne Nachfragen besorgt.', 'Bei einer Frage am Abend war sofort jemand erreichbar.', 'In vier Monaten ist kein einziger Termin ausgefallen.'],
    mixed: ['Meistens klappt alles, am Wochenende dauert es länger.', 'Die Zeiten schwanken, dafür wird nichts vergessen.', 'Rückrufe kommen, aber manchmal erst am nächsten Tag.', 'In der Urlaubszeit wechseln die Gesichter oft.', 'Der Plan für die nächste Woche kommt manchmal erst am Sonntag.', 'Telefonisch braucht man Geduld, vor Ort geht es schnell.'],
    bad: ['Vereinbarte Zeiten wurden oft nicht eingehalten.', 'Auf Rückrufe haben wir vergeblich gewartet.', 'Absprachen gingen beim Schichtwechsel verloren.', 'Wäsche und Hilfsmittel waren mehrmals verschwunden.', 'Der Plan änderte sich fast täglich, ohne dass uns jemand Bescheid gab.', 'Zweimal kam morgens niemand.'],
  },
  friendliness: {
    good: ['Das Team ist herzlich und nimmt sich Zeit für ein Gespräch.', 'Alle grüßen mit Namen.', 'Auch nach einem langen Dienst bleibt der Ton freundlich.', 'Fragen werden geduldig beantwortet.', 'Ich habe nie ein böses Wort gehört.', 'Es wird viel gelacht.', 'Auch wir Angehörigen werden gesehen und gefragt, wie es uns geht.', 'Der Umgang ist respektvoll, auch in unangenehmen Momenten.'],
    mixed: ['Die meisten sind sehr freundlich, einzelne eher kurz angebunden.', 'Freundlich, aber unter Zeitdruck.', 'Am Empfang hängt es davon ab, wer gerade da ist.', 'Der Ton ist höflich, für Gespräche fehlt die Zeit.', 'Die Jüngeren sind besonders zugewandt, bei anderen merkt man die Erschöpfung.', 'Freundlich ja, herzlich nicht immer.'],
    bad: ['Der Ton war mehrmals unfreundlich.', 'Auf Fragen wurde genervt reagiert.', 'Man hat das Gefühl zu stören.', 'Von der Leitung hätte ich mehr Entgegenkommen erwartet.', 'Begrüßt wurde man nur selten.', 'Es wurde über den Kopf hinweg gesprochen.'],
  },
  competence: {
    good: ['Die Pflegekräfte wissen, was sie tun.', 'Bei der Wundversorgung war das Team sehr sorgfältig.', 'Veränderungen werden früh bemerkt und mit dem Arzt besprochen.', 'Mit der Demenz geht das Team sehr einfühlsam um.', 'Bei der Einstufung in den Pflegegrad wurden wir gut beraten.', 'Die Leitung erklärt verständlich, was die Kasse übernimmt.', 'Beim Umlagern sieht man die gute Schulung.', 'Auch in einer Krise blieb das Team ruhig und wusste, was zu tun ist.', 'Die Übergabe mit dem Krankenhaus hat reibungslos geklappt.'],
    mixed: ['Fachlich gut, nur die Dokumentation ist lückenhaft.', 'Neue Kräfte brauchen noch Einarbeitung.', 'Die Fachkräfte sind gut, es sind nur zu wenige.', 'Manches mussten wir selbst anstoßen.', 'Bei Rückfragen zur Abrechnung dauerte es, bis jemand Bescheid wusste.', 'Beim Verbandwechsel gibt es Unterschiede je nach Person.'],
    bad: ['Bei Medikamenten gab es Fehler.', 'Verschlechterungen wurden zu spät bemerkt.', 'Aushilfen kannten die Besonderheiten nicht.', 'Beratung haben wir vermisst.', 'Verbände wurden sehr unterschiedlich angelegt.', 'Auf Fachfragen bekam ich drei verschiedene Antworten.'],
  },
  activities: {
    good: ['Es gibt jeden Tag ein Angebot, zu dem niemand gezwungen wird.', 'Besonders beliebt ist das gemeinsame Singen.', 'Die Ausflüge sind ein Höhepunkt.', 'Auch wer wenig kann, wird einbezogen.', 'Die Feste mit den Familien sind liebevoll vorbereitet.', 'Die Gymnastik macht sogar den Skeptischen Freude.', 'Der Besuch der Kindergartenkinder ist jedes Mal ein Fest.'],
    mixed: ['Unter der Woche ist viel los, am Wochenende wenig.', 'Das Angebot ist nett, richtet sich aber vor allem an die Fitteren.', 'Ein paar mehr Ausflüge wären schön.', 'Gymnastik fällt öfter aus.'],
    bad: ['Außer dem Fernseher gibt es kaum Abwechslung.', 'Angebote stehen auf dem Plan und fallen dann aus.', 'Wer nicht selbst aktiv wird, sitzt allein.', 'Nach draußen kommt man selten.'],
  },
};

export const RATING_CLOSINGS: Record<Mood, readonly string[]> = {
  good: ['Wir würden uns wieder so entscheiden.', 'Klare Empfehlung.', 'Vielen Dank an das ganze Team.', 'Das gibt uns als Familie viel Ruhe.', 'Ich bin froh, diesen Ort gefunden zu haben.', 'Besser hätten wir es nicht treffen können.', 'Weiter so.'],
  mixed: ['Alles in allem in Ordnung.', 'Mit etwas mehr Personal wäre es richtig gut.', 'Wir bleiben, schauen aber genau hin.', 'Für den Preis angemessen.', 'Verbesserungen sind angekündigt, warten wir es ab.', 'Ein Gespräch mit der Leitung hat geholfen.'],
  bad: ['Wir haben inzwischen gewechselt.', 'Schade, der erste Eindruck war besser.', 'Ich kann es so nicht empfehlen.', 'Wir hoffen, dass sich etwas ändert.', 'Das Personal tut mir leid, es sind einfach zu wenige.', 'Auf eine Antwort der Leitung warten wir noch.'],
};

export const SUMMARIES: Record<Mood, readonly string[]> = {
  good: list(
    'Sehr gut aufgehoben | Herzlich und zuverlässig | Wir sind rundum zufrieden | Ein echtes Zuhause | Kompetentes und freundliches Team | ' +
      'Pflege mit Zeit und Respekt | Gute Entscheidung | Hier stimmt der Umgang | Jederzeit wieder | Großes Lob an das Team | Viel besser als erwartet | ' +
      'Verlässlich seit dem ersten Tag | Man kümmert sich | Menschlich und professionell | Endlich wieder ruhig schlafen | Mit Herz bei der Sache',
  ),
  mixed: list(
    'Im Großen und Ganzen zufrieden | Gut, mit kleinen Schwächen | Solide | Bemühtes Team, wenig Zeit | Licht und Schatten | Ordentlich | ' +
      'Nettes Team, volle Dienstpläne | Es geht besser | Fachlich gut, Organisation ausbaufähig | Durchschnittlich | In Ordnung, mehr nicht | Gute Pflege, alte Räume',
  ),
  bad: list(
    'Leider enttäuscht | Nicht zu empfehlen | Zu wenig Personal | Viele Versprechen, wenig gehalten | Wir haben gewechselt | Unzuverlässig | ' +
      'Schlechte Kommunikation | Anspruch und Wirklichkeit | Nach einem guten Start enttäuscht | Hier fehlt die Zeit für Menschen',
  ),
};

/** What an owner answers. */
export const RESPONSE_OPENINGS: Record<Mood, readonly string[]> = {
  good: ['Vielen Dank für Ihre freundlichen Worte.', 'Herzlichen Dank für Ihre Bewertung.', 'Über Ihr Lob haben wir uns im ganzen Team gefreut.', 'Danke, dass Sie sich die Zeit genommen haben.'],
  mixed: ['Vielen Dank für Ihre ehrliche Rückmeldung.', 'Danke für Ihr Lob und auch für die Kritik.', 'Ihre Hinweise nehmen wir gern auf.'],
  bad: ['Es tut uns leid, dass Sie nicht zufrieden waren.', 'Danke für Ihre offenen Worte, auch wenn sie uns nachdenklich machen.', 'Ihre Kritik nehmen wir ernst.'],
};

export const RESPONSE_ENDINGS: Record<Mood, readonly string[]> = {
  good: ['Wir geben den Dank gern weiter.', 'Schön, dass Sie sich bei uns wohlfühlen.', 'Wir wünschen Ihnen weiterhin alles Gute.', 'Auf viele weitere gute Tage.'],
  mixed: ['Wir haben den Punkt in der Teambesprechung aufgenommen.', 'Am Wochenendplan arbeiten wir gerade.', 'Sprechen Sie uns gern direkt an, wenn etwas offen ist.', 'Die Renovierung ist für das kommende Jahr geplant.'],
  bad: ['Bitte vereinbaren Sie einen Termin mit unserer Leitung, damit wir den Fall klären können.', 'Wir haben die Abläufe inzwischen geändert.', 'Gern möchten wir mit Ihnen persönlich darüber sprechen.'],
};
