import { lazyShown } from '@care/ui/lazy';
import { jobOfferText } from '../job-offer/texts';

const fetchParts = () => import('./owner-parts');
const meanwhile = { failed: () => jobOfferText('editorFailed'), height: '20rem' };

export const LazyJobEditor = lazyShown(() => fetchParts().then(({ JobEditor }) => JobEditor), meanwhile);
export const LazyOwnOffers = lazyShown(() => fetchParts().then(({ OwnOffers }) => OwnOffers), meanwhile);
