import type { CompanyCard } from '@care/contracts/schemas';

/** A provider as the search answers it. */
export const provider = (id: number): CompanyCard => ({
  id,
  slug: `haus-${id}`,
  name: `Haus ${id}`,
  street: 'Neusser Straße 118, 50733 Köln, Deutschland',
  city: 'Köln',
  city_slug: 'köln',
  zip_code: '50733',
  coords: { lng: 6.95, lat: 50.96 },
  services: [],
  features: [],
  place: 1,
  logo: null,
  main_image: null,
  subscription: 'FREE_TIER',
  is_wpw_confirmed: false,
  reply_days: null,
  average_rating: 4.6,
  ratings_count: 38,
  job_offers_count: 0,
  distance_km: 2.4,
  is_promoted: false,
  updated_at: '2026-11-01T10:00:00.000Z',
});
