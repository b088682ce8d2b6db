import { addTexts } from '@care/contracts';

/** The questions of the guide, their answers, and the reasons in the result. */
const texts = {
  title: {
    where: 'Wo soll die Pflege stattfinden?',
    when: 'Wann wird Hilfe gebraucht?',
    duration: 'Für wie lange?',
    helpers: 'Wer hilft schon?',
    help: 'Wobei wird am meisten Hilfe gebraucht?',
    company: 'Wie wichtig ist Gesellschaft?',
  },
  help: {
    where: 'Denken Sie daran, was sich die Person wünscht, um die es geht.',
    when: 'Denken Sie an einen gewöhnlichen Tag. Sie können jede Antwort später ändern.',
    duration: 'Eine Lösung auf Zeit ist oft ein guter Anfang.',
    helpers: 'Auch Nachbarn und Freunde zählen.',
    help: 'Wählen Sie, was den Alltag am stärksten bestimmt.',
    company: 'Die letzte Frage. Danach sehen Sie, was passt.',
  },
  label: {
    whereAtHome: 'In der eigenen Wohnung',
    whereOwnFlat: 'In einer kleineren Wohnung mit Hilfe im Haus',
    whereSharedFlat: 'In einer kleinen Gemeinschaft',
    whereCareHome: 'In einem Pflegeheim',
    unknown: 'Das weiß ich noch nicht',
    whenDaytime: 'Vor allem tagsüber',
    whenTwiceADay: 'Morgens und abends',
    whenNights: 'Auch nachts',
    whenAlways: 'Rund um die Uhr',
    durationWeeks: 'Für einige Wochen',
    durationPermanent: 'Auf Dauer',
    helpersHousehold: 'Angehörige im selben Haushalt',
    helpersNearby: 'Jemand in der Nähe',
    helpersNobody: 'Bisher niemand',
    helpHousework: 'Haushalt und Begleitung',
    helpBodyCare: 'Körperpflege und Medikamente',
    helpOrientation: 'Gedächtnis und Orientierung',
    helpMuch: 'Bei vielem zugleich',
    companyVery: 'Sehr wichtig',
    companyOwnDoor: 'Gern, aber mit eigener Wohnungstür',
    companyAlone: 'Lieber für sich',
  },
  detail: {
    whereSharedFlat: 'Eigenes Zimmer, gemeinsame Küche',
    whenDaytime: 'Zum Beispiel, wenn Angehörige arbeiten',
    whenTwiceADay: 'Für das Waschen, Anziehen, die Medikamente',
    whenNights: 'Jemand soll erreichbar sein',
    durationWeeks: 'Zum Beispiel nach dem Krankenhaus oder im Urlaub der Angehörigen',
    helpHousework: 'Einkaufen, Kochen, Wege',
    helpOrientation: 'Zum Beispiel bei einer Demenz',
    companyVery: 'Am liebsten jeden Tag unter Menschen',
  },
  reason: {
    whereAtHome: 'die Pflege zu Hause stattfinden soll',
    whereAtHomeDayCare: 'die eigene Wohnung der Mittelpunkt bleibt',
    whereOwnFlat: 'eine eigene Wohnung mit Hilfe im Haus gewünscht ist',
    whereSharedFlat: 'ein Leben in kleiner Gemeinschaft gewünscht ist',
    whereCareHome: 'ein Pflegeheim in Frage kommt',
    whenDaytime: 'tagsüber jemand fehlt',
    whenTwiceADay: 'morgens und abends Hilfe nötig ist',
    whenNights: 'nachts jemand erreichbar sein soll',
    whenNightsHome: 'Sie nachts Hilfe brauchen',
    whenAlways: 'rund um die Uhr Hilfe nötig ist',
    whenAlwaysShared: 'rund um die Uhr jemand da sein soll',
    durationWeeks: 'es um einige Wochen geht',
    helpersHousehold: 'Angehörige mithelfen',
    helpersHouseholdDayCare: 'Angehörige am Abend da sind',
    helpersHouseholdShortTerm: 'Angehörige auch einmal eine Pause brauchen',
    helpersNearby: 'jemand in der Nähe mithilft',
    helpersNobody: 'bisher niemand hilft',
    helpersNobodyAssisted: 'im Alltag jemand ansprechbar sein soll',
    helpHousework: 'vor allem Haushalt und Wege schwerfallen',
    helpBodyCare: 'es um Körperpflege und Medikamente geht',
    helpOrientation: 'eine kleine Gruppe Halt gibt',
    helpOrientationDayCare: 'ein fester Tag Halt gibt',
    helpOrientationHome: 'Aufsicht nötig ist',
    helpMuch: 'bei vielem zugleich Hilfe nötig ist',
    companyVery: 'Gesellschaft sehr wichtig ist',
    companyOwnDoor: 'Sie eine eigene Wohnungstür möchten',
    companyAlone: 'Ruhe in den eigenen vier Wänden zählt',
  },
} as const;

export type QuestionKey = keyof typeof texts.title;
export type LabelKey = keyof typeof texts.label;
export type ReasonKey = keyof typeof texts.reason;

export const choiceText = addTexts('choice', texts);

/** What explains an answer; undefined for an answer that explains itself. */
export const detailOf = (label: LabelKey): string | undefined =>
  Object.hasOwn(texts.detail, label) ? choiceText(`detail.${label as keyof typeof texts.detail}`) : undefined;
