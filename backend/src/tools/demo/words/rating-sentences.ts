import type { CareForm, RaterIdentity, RatingCategory } from '@care/contracts/vocabulary';
import { list } from './list';

/** The overall opinion of a rater. */
export type Mood = 'good' | 'mixed' | 'bad';

/** The place of care decides which sentences are plausible. */
export type Setting = 'house' | 'home' | 'day';

export function settingOf(form: CareForm): Setting {
  if (form === 'teilstationare-pflege') return 'day';
  return form === 'ambulante-pflege' || form === 'weitere-pflegeformen' ? 'home' : 'house';
}

/** Categories for each place of care: at home there is no dining room. */
export const TOLD_ABOUT: Record<Setting, readonly RatingCategory[]> = {
  house: ['housing', 'food', 'reliability', 'friendliness', 'competence', 'activities'],
  day: ['housing', 'food', 'reliability', 'friendliness', 'competence', 'activities'],
  home: ['reliability', 'friendliness', 'competence'],
};

/** The person about whom a relative or friend writes. */
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
    day: [
      'Ich bin {span} dreimal in der Woche hier.',
      'Die Tage in der Gruppe gibt es für mich {span}.',
      'Ich komme {span} gern her.',
    ],
  },
  EMPLOYEE: {
    house: [
      'Ich arbeite {span} im Haus.',
      'Ich bin {span} ehrenamtlich hier.',
      'Meine Ausbildung mache ich {span} in dieser Einrichtung.',
    ],
    home: [
      'Ich fahre {span} Touren für den Dienst.',
      'Ich gehöre {span} zum Team.',
      'Als Quereinsteigerin bin ich {span} dabei.',
    ],
    day: [
      'Ich betreue {span} eine der Gruppen.',
      'Ich bin {span} im Fahrdienst tätig.',
      'Ich helfe {span} ehrenamtlich in der Küche.',
    ],
  },
  VISITOR: {
    house: [
      'Ich war zu einer Besichtigung im Haus.',
      'Ich besuche dort {span} eine frühere Nachbarin.',
      'Mit unserem Chor singen wir {span} in diesem Haus.',
    ],
    home: [
      'Ich habe mich dort ausführlich beraten lassen.',
      'Ich erlebe den Dienst {span} bei meiner Nachbarin.',
      'Als Physiotherapeut treffe ich das Team {span} bei Patienten.',
    ],
    day: [
      'Ich war am Tag der offenen Tür dort.',
      'Ich habe meine Nachbarin {span} öfter hingebracht.',
      'Wir haben uns die Räume angesehen.',
    ],
  },
};

export const RATING_CLOSINGS: Record<Mood, readonly string[]> = {
  good: [
    'Wir würden uns wieder so entscheiden.',
    'Klare Empfehlung.',
    'Vielen Dank an das ganze Team.',
    'Das gibt uns als Familie viel Ruhe.',
    'Ich bin froh, diesen Ort gefunden zu haben.',
    'Besser hätten wir es nicht treffen können.',
    'Weiter so.',
  ],
  mixed: [
    'Alles in allem in Ordnung.',
    'Mit etwas mehr Personal wäre es richtig gut.',
    'Wir bleiben, schauen aber genau hin.',
    'Für den Preis angemessen.',
    'Verbesserungen sind angekündigt, warten wir es ab.',
    'Ein Gespräch mit der Leitung hat geholfen.',
  ],
  bad: [
    'Wir haben inzwischen gewechselt.',
    'Schade, der erste Eindruck war besser.',
    'Ich kann es so nicht empfehlen.',
    'Wir hoffen, dass sich etwas ändert.',
    'Das Personal tut mir leid, es sind einfach zu wenige.',
    'Auf eine Antwort der Leitung warten wir noch.',
  ],
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

/** The answers of an owner. */
export const RESPONSE_OPENINGS: Record<Mood, readonly string[]> = {
  good: [
    'Vielen Dank für Ihre freundlichen Worte.',
    'Herzlichen Dank für Ihre Bewertung.',
    'Über Ihr Lob haben wir uns im ganzen Team gefreut.',
    'Danke, dass Sie sich die Zeit genommen haben.',
  ],
  mixed: [
    'Vielen Dank für Ihre ehrliche Rückmeldung.',
    'Danke für Ihr Lob und auch für die Kritik.',
    'Ihre Hinweise nehmen wir gern auf.',
  ],
  bad: [
    'Es tut uns leid, dass Sie nicht zufrieden waren.',
    'Danke für Ihre offenen Worte, auch wenn sie uns nachdenklich machen.',
    'Ihre Kritik nehmen wir ernst.',
  ],
};

export const RESPONSE_ENDINGS: Record<Mood, readonly string[]> = {
  good: [
    'Wir geben den Dank gern weiter.',
    'Schön, dass Sie sich bei uns wohlfühlen.',
    'Wir wünschen Ihnen weiterhin alles Gute.',
    'Auf viele weitere gute Tage.',
  ],
  mixed: [
    'Wir haben den Punkt in der Teambesprechung aufgenommen.',
    'Am Wochenendplan arbeiten wir gerade.',
    'Sprechen Sie uns gern direkt an, wenn etwas offen ist.',
    'Die Renovierung ist für das kommende Jahr geplant.',
  ],
  bad: [
    'Bitte vereinbaren Sie einen Termin mit unserer Leitung, damit wir den Fall klären können.',
    'Wir haben die Abläufe inzwischen geändert.',
    'Gern möchten wir mit Ihnen persönlich darüber sprechen.',
  ],
};
