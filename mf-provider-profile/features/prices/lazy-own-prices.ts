import { lazyShown } from '@care/ui/lazy';
import { pricesText } from './texts';

/** The form of the prices; its code is loaded when it is shown. */
export const LazyOwnPrices = lazyShown(() => import('./OwnPrices').then((module) => module.OwnPrices), {
  failed: () => pricesText('formFailed'),
  height: '20rem',
});
