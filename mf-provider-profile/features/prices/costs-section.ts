import { lazyPart } from '@care/ui/lazy';

/** The section works as server HTML with a link to the calculator; its code is loaded at the first use of the page. */
export const { Part: CostsSection, load: loadCostsSection } = lazyPart(() =>
  import('./CostsSection').then((module) => module.CostsSection),
);
