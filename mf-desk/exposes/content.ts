import type { PageHead } from '@care/contracts';
import { contentText } from '../features/content/texts';

export { ContentPage as default } from '../routes/ContentPage';

export const head = (): PageHead => ({ title: contentText('title'), robots: 'noindex,nofollow' });
