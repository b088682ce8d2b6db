import { packageListSchema } from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { packageList } from './packages';

/** The packages with prices and comparison (PK-01). */
export default async function packageRoutes(app: App): Promise<void> {
  app.get(
    '/package/',
    {
      schema: {
        summary: 'Packages, prices and the comparison table',
        tags: ['package'],
        response: { 200: packageListSchema },
      },
    },
    () => ({ ...packageList, can_book: app.settings.PAYMENT !== 'off' }),
  );
}
