import { packageListSchema } from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { packageList } from './packages';
import { calls } from '../../../platform/http/calls';

const forAll = calls('package');

/** The packages with prices and comparison (PK-01). */
export default async function packageRoutes(app: App): Promise<void> {
  app.get(
    '/package/',
    forAll('Packages, prices and the comparison table', { response: { 200: packageListSchema } }),
    () => ({ ...packageList, can_book: app.settings.PAYMENT !== 'off' }),
  );
}
