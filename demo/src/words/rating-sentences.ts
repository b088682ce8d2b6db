import type { RaterIdentity } from '@care/contracts/vocabulary';
import type { Setting } from '../settings-of-care';
import { list } from './list';

/** The overall opinion of a rater. */
export type Mood = 'good' | 'mixed' | 'bad';

/** Sentences about one category for certain places of care, written by certain people; without a list for all. */
export interface Details extends Record<Mood, readonly string[]> {
  settings?: readonly Setting[];
  voices?: readonly RaterIdentity[];
}

export interface Person {
  /** "Mutter" */
  noun: string;
  isWoman: boolean;
  /** Missing if both women and men write about such a person. */
  writer?: 'woman' | 'man';
}

/** The people about whom a daughter or a son writes. */
export const PARENTS: readonly Person[] = [
  { noun: 'Mutter', isWoman: true },
  { noun: 'Vater', isWoman: false },
];

/** The people about whom relatives write. */
export const PERSONS: readonly Person[] = [
  ...PARENTS,
  ...list('Großmutter | Schwiegermutter | Tante | Schwester').map((noun) => ({ noun, isWoman: true })),
  ...list('Großvater | Schwiegervater | Onkel | Bruder').map((noun) => ({ noun, isWoman: false })),
  { noun: 'Mann', isWoman: false, writer: 'woman' },
  { noun: 'Frau', isWoman: true, writer: 'man' },
];

export const SPANS = list(
  'seit drei Monaten | seit vier Monaten | seit einem halben Jahr | seit dem Frühjahr | seit dem Sommer | seit gut einem Jahr | seit anderthalb Jahren | ' +
    'seit über zwei Jahren | seit drei Jahren | seit letztem Herbst | seit dem vergangenen Winter | seit knapp einem Jahr | seit fast vier Jahren | seit einigen Monaten',
);

/** Reasons and lengths of a stay that ends. */
const STAY = '[zwei|drei|vier|fünf] Wochen';
const BEFORE = '[nach einer Operation|nach dem Krankenhaus|nach einem Sturz|nach einer Lungenentzündung]';

/** Opening sentences: {P} is "Meine Mutter", {p} "meine Mutter", {d} "meiner Mutter". */
export const RATING_OPENINGS: Record<RaterIdentity, Record<Setting, readonly string[]>> = {
  RELATIVE: {
    house: [
      '{P} [wohnt|lebt] {span} [hier|in diesem Haus|in der Einrichtung].',
      'Wir haben [lange|monatelang|mit viel Sorge] gesucht, {span} ist {p} nun hier.',
      '{P} ist {span} hier, ich komme [jeden zweiten Tag|zweimal in der Woche|fast täglich|am Wochenende] zu Besuch.',
    ],
    flat: [
      '{P} [wohnt|lebt] {span} in der [WG|Wohngemeinschaft].',
      'In die [WG|Wohngemeinschaft] ist {p} [nach einem Sturz|nach langem Zögern|auf Rat der Hausärztin] gezogen und {span} dort.',
    ],
    apartment: [
      '{P} hat {span} [hier eine eigene Wohnung|eine kleine Wohnung hier|hier eine Wohnung mit Service].',
      'Die Wohnung hat {p} {span}, [ich schaue jede Woche vorbei|ich wohne zum Glück in der Nähe].',
    ],
    guest: [
      `{P} war ${STAY} zur Kurzzeitpflege hier, ${BEFORE}.`,
      `Für ${STAY} [brauchten wir eine Pause|mussten wir verreisen|war zu Hause niemand da], {p} war in der Zeit hier.`,
    ],
    home: [
      '{P} wird {span} [morgens und abends|jeden Morgen|dreimal am Tag|zweimal in der Woche] [versorgt|zu Hause gepflegt].',
      'Der Dienst kommt {span} zu {d} nach Hause[, empfohlen hat ihn die Hausärztin|, vermittelt vom Krankenhaus|, und das jeden Tag|].',
      '{P} bekommt {span} Hilfe [bei der Körperpflege|im Haushalt und beim Waschen|bei den Medikamenten|beim Aufstehen].',
    ],
    day: [
      '{P} geht {span} an [zwei|drei|vier] Tagen in der Woche hin.',
      '{P} besucht die Tagespflege {span}[|, der Fahrdienst holt morgens ab|, meist von neun bis vier].',
      'Nach einem Probetag war alles klar, {span} kommt {p} [regelmäßig|gern|jede Woche] her.',
    ],
    other: [
      '{P} bekommt hier {span} [Unterstützung|Begleitung|Hilfe].',
      'Wir sind {span} [mit dem Team|mit dem Angebot] in Kontakt, es geht um {a}.',
    ],
  },
  RESIDENT: {
    house: [
      'Ich [wohne|lebe] {span} hier[|, mein Pflegegrad ist 3| und kenne das Haus gut| und habe mich eingelebt].',
      'Eingezogen bin ich [mit großer Sorge|nach einem Sturz|auf eigenen Wunsch], das ist nun [ein Jahr|zwei Jahre|drei Jahre|acht Monate] her.',
      'Ich bin [79|81|83|84|86|88|90] Jahre alt und {span} in diesem Haus.',
      'Nach dem Tod {spouse} bin ich {span} hier.',
    ],
    flat: [
      'Ich [wohne|lebe] {span} in der [WG|Wohngemeinschaft].',
      'Mit [sechs|sieben|acht|neun] anderen teile ich {span} [die Küche|das Wohnzimmer|den Alltag].',
    ],
    apartment: [
      'Ich [wohne|lebe] {span} in [einer Wohnung hier|meiner kleinen Wohnung|einer Wohnung mit Balkon].',
      'Meine Wohnung habe ich {span}, [Hilfe brauche ich wenig|Hilfe bekomme ich bei Bedarf].',
    ],
    guest: [
      `Ich war ${STAY} hier, ${BEFORE}.`,
      `Für ${STAY} war ich Gast, [meine Tochter|mein Sohn|meine Familie] [war verreist|brauchte eine Pause].`,
    ],
    home: [
      'Ich werde {span} [vom Team|morgens und abends|jeden Tag|zweimal am Tag] versorgt.',
      'Zu mir kommt {span} [jeden Morgen|zweimal am Tag|dreimal in der Woche|jeden Abend] jemand ins Haus.',
      'Ich bin {span} {customer}[|, allein in meiner Wohnung|, mit Pflegegrad 2|, mit Pflegegrad 3].',
      'Ich lebe allein und brauche {span} [Unterstützung|Hilfe beim Waschen|Hilfe bei den Strümpfen].',
    ],
    day: [
      'Ich bin {span} [zweimal|dreimal|viermal] in der Woche hier.',
      'Die Tage in der Gruppe gibt es für mich {span}[|, sonst wäre ich allein|, immer von neun bis vier].',
    ],
    other: ['Ich [nutze|kenne] das Angebot {span}.', 'Mir wird hier {span} [geholfen|zur Seite gestanden].'],
  },
  EMPLOYEE: {
    house: [
      'Ich arbeite {span} [im Haus|hier in der Pflege|im Frühdienst|im Spätdienst|hier in der Betreuung].',
      'Ich gehöre {span} zum Team[| eines Wohnbereichs| der Pflege|, in Teilzeit].',
    ],
    flat: ['Ich arbeite {span} in der [WG|Wohngemeinschaft].', 'Ich gehöre {span} zum [kleinen|festen] Team der WG.'],
    apartment: [
      'Ich arbeite {span} [hier|im Haus|im Servicebüro].',
      'Ich bin {span} als [Betreuungskraft|Servicekraft] hier.',
    ],
    guest: ['Ich arbeite {span} in der Kurzzeitpflege.', 'Ich gehöre {span} zum Team[|, in Teilzeit| der Pflege].'],
    home: [
      'Ich fahre {span} Touren für den Dienst[|, meist morgens|, meist abends|, in Teilzeit].',
      'Ich gehöre {span} zum Team[|, in Teilzeit| der Frühtour| der Spättour].',
      'Als {newcomer} bin ich {span} dabei.',
    ],
    day: [
      'Ich betreue {span} [eine der Gruppen|Gäste mit Demenz|die Vormittagsgruppe].',
      'Ich [bin|arbeite] {span} im Fahrdienst[|, morgens und nachmittags| und helfe in der Küche].',
    ],
    other: ['Ich [arbeite|bin] {span} im Team[|, in Teilzeit].', 'Ich gehöre {span} zum Team.'],
  },
  VISITOR: {
    house: [
      'Ich war [im Frühjahr|im Herbst|vor kurzem|an einem Samstag] zu einer Besichtigung im Haus.',
      'Ich besuche dort {span} [eine frühere Nachbarin|einen alten Freund|eine frühere Kollegin].',
      'Mit unserem Chor singen wir {span} in diesem Haus.',
    ],
    flat: [
      'Ich besuche in der WG {span} [eine frühere Nachbarin|einen alten Freund|eine frühere Kollegin].',
      'Wir haben uns die [WG|Wohngemeinschaft] [im Frühjahr|im Herbst|vor kurzem] angesehen.',
    ],
    apartment: [
      'Ich besuche dort {span} [eine Freundin|einen früheren Kollegen|eine Bekannte].',
      'Wir haben uns [im Frühjahr|im Herbst|vor kurzem] eine Wohnung angesehen.',
    ],
    guest: ['Ich habe [eine Freundin|einen Nachbarn|eine Bekannte] dort [zweimal|dreimal|mehrmals] besucht.'],
    home: [
      'Ich habe mich dort [ausführlich|telefonisch|vor kurzem|im Herbst] beraten lassen.',
      'Ich erlebe den Dienst {span} bei [meiner Nachbarin|meinem Nachbarn|einer Freundin].',
    ],
    day: [
      'Ich war am Tag der offenen Tür dort[|, mit meiner Nachbarin|, im Frühjahr|, im Herbst].',
      'Ich habe [meine Nachbarin|meinen Nachbarn|eine Bekannte] {span} öfter hingebracht.',
    ],
    other: ['Ich habe mich [dort|hier] [ausführlich|telefonisch|vor kurzem|im Herbst] beraten lassen.'],
  },
};

type Closings = Record<Mood, readonly string[]>;

const FAMILY_CLOSINGS: Closings = {
  good: [
    'Wir würden uns [wieder|jederzeit wieder|ohne Zögern wieder|heute wieder] so entscheiden.',
    'Vielen Dank an [das ganze Team|alle Pflegekräfte|die Leitung und das Team|alle, die sich kümmern][|, Sie machen das großartig|, weiter so| für die gute Zeit].',
    'Das gibt uns [als Familie|allen|jeden Tag] [viel Ruhe|ein gutes Gefühl|Sicherheit].',
    '[Klare|Eine klare|Unsere] Empfehlung[| an alle, die suchen| für andere Familien|, ohne Einschränkung].',
    'Wir [empfehlen das Team|sagen es gern weiter|sind dankbar] [von Herzen|aus Überzeugung|nach dieser Zeit].',
    '{P} [ist zufrieden|fühlt sich wohl|lebt richtig auf|hat wieder Freude am Tag], und [das ist die Hauptsache|wir sind es auch|mehr wollten wir nicht].',
  ],
  mixed: [
    'Alles in allem [in Ordnung|ordentlich|akzeptabel], [mit Luft nach oben|mehr aber auch nicht|für uns reicht es].',
    'Mit [etwas mehr Personal|mehr Zeit|besserer Absprache] wäre [es|alles] [richtig gut|deutlich besser].',
    'Wir schauen [genau|weiter genau|sehr genau] hin[|, bevor wir mehr sagen| und sprechen Dinge an].',
    '[Verbesserungen|Änderungen] sind [angekündigt|versprochen], [wir warten es ab|wir sind gespannt].',
    'Ein Gespräch mit der Leitung hat [etwas|ein wenig] geholfen, [offen bleibt trotzdem manches|gelöst ist noch nicht alles].',
  ],
  bad: [
    'Wir [überlegen|beraten], ob wir [wechseln|etwas anderes suchen|bei einem anderen Anbieter anfragen].',
    'Ich kann es so [nicht|leider nicht|niemandem] empfehlen.',
    'Wir hoffen, dass sich [bald|endlich|schnell] etwas ändert.',
    'Auf eine Antwort der Leitung warten wir [noch|noch immer|seit Wochen].',
    'Das Personal tut mir leid, es sind [einfach|viel] zu wenige.',
    'Schade, [der erste Eindruck|der Anfang|die Beratung] war [besser|vielversprechend].',
  ],
};

/** Closing sentences after a stay that has ended. */
export const GUEST_CLOSINGS: Closings = {
  good: [
    'Für [eine Pause|den nächsten Urlaub|den Notfall|die Zeit nach der Klinik] [wissen wir jetzt, wohin|kommt nur dieses Haus infrage|ist das genau richtig].',
    'Beim [nächsten|zweiten] Mal [fragen wir wieder hier an|buchen wir wieder hier|gern wieder hier].',
    'Danke an [das Team|alle|die Leitung] für die [gute|schöne|ruhige] Zeit.',
  ],
  mixed: [
    'Für [ein paar Wochen|die kurze Zeit|den Übergang] war es [in Ordnung|ordentlich|auszuhalten][|, mehr nicht|, mit Abstrichen].',
  ],
  bad: [
    'Beim nächsten Mal [suchen wir ein anderes Haus|fragen wir woanders an|planen wir anders].',
    'Wir waren [froh|erleichtert], als [die Zeit um war|es wieder nach Hause ging].',
  ],
};

/** Closing sentences by who writes. */
export const RATING_CLOSINGS: Record<RaterIdentity, Closings> = {
  RELATIVE: FAMILY_CLOSINGS,
  RESIDENT: {
    good: [
      'Ich [fühle mich wohl|bin zufrieden|bin gut versorgt|bin in guten Händen] und [sage Danke|möchte nicht tauschen|sage das gern weiter|würde es wieder so machen].',
      'Danke an [alle|das Team|die netten Kräfte|die Leitung][| für die Geduld| für die Mühe| für jeden guten Tag].',
      'Besser hätte ich es [nicht treffen können|kaum treffen können|mir nicht wünschen können].',
    ],
    mixed: [
      'Ich [komme zurecht|kann damit leben|beschwere mich nicht], [könnte mir aber mehr wünschen|manches dürfte besser sein|mehr Zeit wäre schön].',
      'Es ist [in Ordnung|auszuhalten|ordentlich], [mehr nicht|nicht weniger und nicht mehr|mit Abstrichen].',
    ],
    bad: [
      'Ich [würde lieber heute als morgen wechseln|habe mir das anders vorgestellt|bin enttäuscht].',
      'Ich hoffe, dass [bald|endlich] [jemand zuhört|sich etwas ändert|mehr Leute kommen].',
    ],
  },
  EMPLOYEE: {
    good: [
      'Ich [würde hier wieder anfangen|bleibe gern|komme gern zur Arbeit|empfehle den Arbeitgeber weiter][|, auch nach dieser Zeit|, ganz ohne Vorbehalt].',
      'Von [außen|Freunden] werde ich oft gefragt, und ich rate [gern zu|zur Bewerbung].',
    ],
    mixed: [
      'Die Arbeit [macht Freude|ist sinnvoll], [die Besetzung ist aber knapp|die Rahmenbedingungen könnten besser sein].',
      'Als Arbeitgeber [in Ordnung|durchschnittlich|ausbaufähig][|, mit Luft nach oben|, mehr nicht].',
    ],
    bad: [
      'Als Arbeitgeber [kann ich es nicht empfehlen|hat mich das enttäuscht].',
      '[Mehrere|Viele|Einige] Kolleginnen sind [schon gegangen|auf dem Absprung], [verwundern kann das nicht|ich verstehe sie].',
    ],
  },
  VISITOR: {
    good: [
      'Mein Eindruck [ist durchweg gut|war sehr gut|hat sich bestätigt][|, ich komme gern wieder|, ich empfehle das weiter].',
      'Für [später|meine Eltern|uns] kommt das [in die engere Wahl|auf jeden Fall infrage].',
    ],
    mixed: [
      'Mein Eindruck ist [gemischt|durchwachsen|weder gut noch schlecht][|, ich vergleiche noch|, wir überlegen noch].',
    ],
    bad: ['Mein Eindruck war [leider nicht gut|schlecht|enttäuschend][|, wir suchen weiter|, wir haben abgesagt].'],
  },
};

const GOOD_QUALITIES =
  '[Herzlich|Freundlich|Zuverlässig|Zugewandt|Aufmerksam|Geduldig|Respektvoll|Menschlich|Kompetent|Verlässlich|Einfühlsam|Engagiert|Warmherzig|Gewissenhaft]';
const GOOD_SECONDS =
  '[gut organisiert|immer ansprechbar|mit viel Zeit|fachlich stark|mit Humor|sehr sorgfältig|auf Augenhöhe|bestens geführt]';
const WEAKNESSES =
  '[wenig Zeit|zu wenig Personal|lange Wege|kleine Schwächen|Organisation ausbaufähig|viel Wechsel im Team|volle Dienstpläne|Luft nach oben|einige offene Punkte|Absprachen holprig]';

/** Headlines. */
export const SUMMARIES: Record<Mood, readonly string[]> = {
  good: [
    `${GOOD_QUALITIES} und ${GOOD_SECONDS}`,
    `${GOOD_QUALITIES}, ${GOOD_SECONDS} und [ehrlich|fair|offen|gelassen|gründlich]`,
    '[Großes Lob|Ein großes Lob|Danke|Vielen Dank|Ein Dankeschön] an [das Team|alle|die Leitung und ihr Team|alle Kräfte|dieses tolle Team]',
    '[Gute|Sehr gute|Richtig gute] [Erfahrung|Erfahrungen|Wahl|Adresse] [von Anfang an|seit dem ersten Tag|in jeder Hinsicht|für uns|ohne Wenn und Aber]',
    'Hier stimmt [der Umgang|die Haltung|das Miteinander|der Ton|die Organisation][| und auch der Rest| an jedem Tag|, das spürt man]',
    '[Mit Herz|Mit Ruhe|Mit Verstand|Mit Respekt] bei der Sache[| und immer ansprechbar| und gut organisiert|, jeden Tag]',
    '[Viel besser|Deutlich besser|Noch besser] als [erwartet|gedacht|befürchtet|erhofft]',
    'Ein Team, [auf das man sich verlassen kann|das zuhört|das mitdenkt|das zusammenhält|das sich kümmert|das Freude macht]',
  ],
  mixed: [
    `[Nettes Team|Freundliches Team|Bemühtes Team|Ordentlich|Solide|Fachlich in Ordnung|Im Kern gut|Vieles in Ordnung|Höflicher Umgang], aber ${WEAKNESSES}`,
    '[Licht und Schatten|Höhen und Tiefen|Gemischte Eindrücke|Ein gemischtes Bild|Durchwachsen|Mittelmaß] [im Alltag|nach einigen Monaten|aus meiner Sicht|in vielen Punkten|bisher]',
    '[In Ordnung|Ordentlich|Durchschnittlich|Weder gut noch schlecht|Akzeptabel], [mehr nicht|es geht besser|mit Abstrichen|mit Luft nach oben|je nach Tag|je nach Schicht]',
    '[Manches|Einiges|Vieles] [klappt|läuft], [manches nicht|anderes hakt|anderes bleibt liegen|nicht alles überzeugt]',
  ],
  bad: [
    '[Leider|Sehr|Am Ende|Insgesamt] enttäuscht[| von der Organisation| vom Umgang| nach dem guten Anfang| von der Leitung]',
    '[Zu wenig|Viel zu wenig|Kaum] [Personal|Zeit|Absprache|Interesse|Einsatz] [für die Menschen|im Alltag|an vielen Tagen|auf allen Seiten]',
    '[Viele|Große|Schöne] [Versprechen|Worte|Ankündigungen], [wenig gehalten|wenig dahinter|es bleibt dabei|im Alltag vergessen]',
    '[Unzuverlässig|Unfreundlich|Schlecht organisiert|Überfordert|Hektisch|Lieblos] und [schwer erreichbar|ohne Einsicht|ständig unter Druck|wenig hilfsbereit|schlecht abgestimmt]',
    '[So nicht|Nicht zu empfehlen|Mangelhaft|Nicht gut]: [Anspruch und Wirklichkeit|keine Absprachen|kaum Zeit|ständiger Wechsel|es fehlt an allem|Kritik verpufft]',
  ],
};

/** The answers of an owner. */
export const RESPONSE_OPENINGS: Record<Mood, readonly string[]> = {
  good: [
    '[Vielen|Herzlichen|Besten|Ganz herzlichen] Dank für [Ihre freundlichen Worte|Ihre Bewertung|Ihr Lob|Ihre Rückmeldung|diese schöne Bewertung].',
    'Über [Ihr Lob|Ihre Zeilen|Ihre Bewertung|Ihre Worte] haben wir uns [im ganzen Team|alle|sehr|von Herzen] gefreut.',
    'Danke, dass Sie sich [die Zeit genommen|einen Moment genommen|die Mühe gemacht] haben.',
  ],
  mixed: [
    '[Vielen|Herzlichen|Besten] Dank für Ihre [ehrliche|offene|ausführliche] [Rückmeldung|Bewertung|Einschätzung].',
    'Danke für [das Lob|die Anerkennung|die guten Worte] und auch für [die Kritik|die Hinweise|die Anregungen].',
    '[Ihre Hinweise|Ihre Anregungen|Ihre Punkte] nehmen wir [gern|dankbar|ernst] auf.',
  ],
  bad: [
    'Es tut uns [leid|sehr leid|aufrichtig leid], dass [Sie nicht zufrieden waren|Ihre Erwartungen nicht erfüllt wurden|Sie das so erlebt haben].',
    'Danke für Ihre [offenen|klaren|deutlichen] Worte, auch wenn sie uns [nachdenklich machen|betroffen machen].',
    'Ihre Kritik [nehmen wir ernst|haben wir im Team besprochen|beschäftigt uns].',
  ],
};

export const RESPONSE_ENDINGS: Record<Mood, readonly string[]> = {
  good: [
    'Wir geben den Dank [gern|sofort|in der nächsten Übergabe] [weiter|an alle weiter].',
    'Wir wünschen Ihnen [weiterhin|von Herzen|und den Ihren] alles Gute.',
    'So etwas [liest|hört] das Team [gern|besonders gern].',
    'Das [spornt uns an|bestärkt uns|motiviert uns] [jeden Tag|sehr|in unserer Arbeit].',
  ],
  mixed: [
    'Wir haben [den Punkt|die Punkte|Ihre Kritik] in der [Teambesprechung|Leitungsrunde|letzten Besprechung] [aufgenommen|besprochen].',
    'Sprechen Sie uns [gern|bitte|jederzeit] direkt an, wenn [etwas offen ist|Fragen bleiben|etwas nicht passt].',
    'An [diesen Stellen|diesen Punkten|den Abläufen] arbeiten wir [gerade|bereits|weiter].',
  ],
  bad: [
    'Bitte vereinbaren Sie [einen Termin|ein Gespräch] mit unserer Leitung, damit wir [den Fall klären|das aufarbeiten|eine Lösung finden] können.',
    'Wir haben die Abläufe [inzwischen|daraufhin|bereits] [geändert|überprüft].',
    'Gern möchten wir [mit Ihnen persönlich|in Ruhe mit Ihnen|telefonisch mit Ihnen] darüber sprechen.',
  ],
};
