import type { PageHead } from '@care/contracts';
import { proofText } from '../features/report/texts';

export { RatingProofPage as default } from '../routes/RatingProofPage';

export const head = (): PageHead => ({ title: proofText('title'), robots: 'noindex,nofollow' });
