import { lazyPart } from '@care/ui/lazy';

/** It stands below the results and is links only, which work without script: its code is fetched when somebody uses the page. */
export const { Part: CityText, load: loadCityText } = lazyPart(() =>
  import('./CityText').then((module) => module.CityText),
);
