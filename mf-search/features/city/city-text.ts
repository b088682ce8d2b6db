import { lazyPart } from '@care/ui/lazy';

/**
 * The text about a town is below the results and has only links, which work without script. Its code is loaded at the
 * first use of the page.
 */
export const { Part: CityText, load: loadCityText } = lazyPart(() =>
  import('./CityText').then((module) => module.CityText),
);
