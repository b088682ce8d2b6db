import { addTexts, type ConsentCategory } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the consent banner. */
export const consentText = addTexts('consent', texts);

/** "Statistik und Karten von Drittanbietern" */
export const namesOf = (services: readonly ConsentCategory[]): string =>
  new Intl.ListFormat('de').format(services.map((category) => consentText(`service.${category}`)));
