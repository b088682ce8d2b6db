import { list } from './list';

/** Parts of pseudonyms, as in "Ruhige Elster 27". */
export const PSEUDONYM_ADJECTIVES = list(
  'Ruhige | Fröhliche | Helle | Wache | Kluge | Mutige | Sanfte | Flinke | Treue | Heitere | Freundliche | Geduldige | Muntere | Zarte | Frische | Stille',
);
export const PSEUDONYM_NOUNS = list(
  'Amsel | Elster | Möwe | Lerche | Schwalbe | Eule | Biene | Linde | Birke | Weide | Rose | Margerite | Aster | Quelle | Welle | Wolke | Sonne | Laterne | Brise',
);

export const ABOUT_ME = {
  first: [
    'Ich arbeite seit {years} Jahren in der Pflege und mag vor allem den Kontakt zu den Menschen.',
    'Nach {years} Jahren im Krankenhaus möchte ich in die Altenpflege wechseln.',
    'Ich bin nach der Elternzeit wieder bereit und suche eine Stelle mit planbaren Diensten.',
    'Ich bin Quereinsteigerin und habe meine Liebe zur Pflege bei meiner Großmutter entdeckt.',
    'Seit {years} Jahren begleite ich Menschen mit Demenz.',
    'Ich komme aus der ambulanten Pflege und fahre gern Touren.',
    'Ich bin mit {years} Jahren Erfahrung nach Deutschland gekommen, meine Ausbildung ist anerkannt.',
  ],
  second: [
    'Ein gutes Team ist mir wichtiger als ein kurzer Weg.',
    'Ich bilde mich regelmäßig fort und leite gern Auszubildende an.',
    'Verlässliche Dienstpläne sind mir wichtig.',
    'Am liebsten arbeite ich im Frühdienst.',
    'Zeit für ein Gespräch gehört für mich zur Pflege.',
    'Ich suche etwas Langfristiges.',
    'Gern auch ein kleines Haus auf dem Land.',
  ],
} as const;
