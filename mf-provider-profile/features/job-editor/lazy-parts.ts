import { lazyShown } from '@care/ui/lazy';
import { jobOfferText } from '../job-offer/texts';

const meanwhile = { failed: () => jobOfferText('editorFailed'), height: '20rem' };

export const LazyJobEditor = lazyShown(() => import('./JobEditor').then((module) => module.JobEditor), meanwhile);
export const LazyOwnOffers = lazyShown(() => import('./OwnOffers').then((module) => module.OwnOffers), meanwhile);
