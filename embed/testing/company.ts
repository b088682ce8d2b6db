import { embeddedCompanySchema } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';

/** A provider as the API sends it to the page of an integrator. */
export const company = sample(embeddedCompanySchema, {
  slug: 'haus',
  name: '<b>Haus</b> "Rose"',
  street: 'Domstr. 1, 50668 Köln, Deutschland',
  zip_code: '50668',
  city: 'Köln',
  coords: { lat: 50.9, lng: 6.9 },
  phone: '0221 123',
  website: 'javascript:alert(1)',
  services: ['stationare-pflege', 'Demenzcafé'],
  additional_features: ['</script><script>alert(1)</script>'],
  description: 'Eins.\n\nZwei.',
  average_rating: 4.25,
  ratings_count: 2,
  average_housing_rating: 4,
  updated_at: '2026-11-03T10:00:00.000Z',
  path: '/pflegeanbieter/profiles/haus',
  widgets: 'none',
});
