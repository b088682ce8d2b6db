import { addTexts } from '@care/contracts';
import type { CareForm } from '@care/contracts/vocabulary';

/** The six questions of the guide; each leads to one care form. */
const questions = {
  home: {
    title: 'Soll die Pflege zu Hause stattfinden?',
    text: 'Viele Menschen möchten in der eigenen Wohnung bleiben. Das gelingt, wenn die Wohnung sicher ist, wenn jemand erreichbar ist und wenn der Bedarf planbar bleibt. Ein ambulanter Pflegedienst übernimmt Körperpflege, Medikamente und Verbände, so oft am Tag, wie Sie es brauchen.',
  },
  day: {
    title: 'Fehlt vor allem tagsüber Betreuung?',
    text: 'Wenn Angehörige arbeiten oder Entlastung brauchen, ist eine Tages- oder Nachtpflege eine gute Ergänzung: Der Mensch wird abgeholt, verbringt den Tag in Gesellschaft und schläft zu Hause.',
  },
  short: {
    title: 'Geht es um eine begrenzte Zeit?',
    text: 'Nach einem Krankenhausaufenthalt, im Urlaub der Angehörigen oder bis ein Platz frei wird: Kurzzeitpflege hilft für einige Wochen. Fragen Sie früh, denn freie Plätze sind selten.',
  },
  own: {
    title: 'Ist ein eigener Haushalt möglich, wenn Hilfe in der Nähe ist?',
    text: 'Im betreuten Wohnen leben Sie in einer eigenen, barrierearmen Wohnung. Notruf, Hausmeister und Ansprechpersonen sind da; Pflege buchen Sie hinzu, wenn Sie sie brauchen.',
  },
  company: {
    title: 'Ist Gemeinschaft wichtiger als die eigenen vier Wände?',
    text: 'In einer Senioren-WG teilen sich wenige Menschen Küche und Wohnzimmer und haben ein eigenes Zimmer. Betreuungskräfte sind im Haus, der Alltag wird gemeinsam gestaltet. Das hilft auch vielen Menschen mit Demenz.',
  },
  always: {
    title: 'Wird rund um die Uhr Pflege gebraucht?',
    text: 'Wenn jederzeit eine Fachkraft erreichbar sein muss, ist ein Pflegeheim oft der sicherste Ort. Besuchen Sie mehrere Häuser, auch unangemeldet, und fragen Sie nach dem Alltag, nach dem Team in der Nacht und nach den Kosten.',
  },
} as const;

export type QuestionKey = keyof typeof questions;

/** In the order in which they are asked. */
export const careFormOf: Readonly<Record<QuestionKey, CareForm>> = {
  home: 'ambulante-pflege',
  day: 'teilstationare-pflege',
  short: 'kurzzeitpflege',
  own: 'betreutes-wohnen',
  company: 'senioren-wg',
  always: 'stationare-pflege',
};

export const ask = addTexts('choice', questions);
