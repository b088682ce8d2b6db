import type { CompanySearchMeta } from '@care/contracts/schemas';
import type { CompanySort } from '@care/contracts/vocabulary';

type Ranking = CompanySearchMeta['ranking'];

const LABELS = {
  average_rating: 'Durchschnittliche Bewertung',
  ratings_count: 'Anzahl der Bewertungen',
  distance_km: 'Entfernung zum gesuchten Ort',
} as const;
const BY_RATING = ['average_rating', 'ratings_count', 'distance_km'] as const;
const BY_DISTANCE = ['distance_km', 'average_rating', 'ratings_count'] as const;

/** The page that explains the order. */
const INFO_URL = '/so-sortieren-wir';

/** What decides the order, in words: a higher weight decides before a lower one; no package has an influence. */
export const rankingOf = (sort: CompanySort, hasPlace: boolean): Ranking => {
  const keys = (sort.startsWith('radius') ? BY_DISTANCE : BY_RATING).filter((key) => hasPlace || key !== 'distance_km');
  return {
    sort,
    parameters: keys.map((key, index) => ({ key, weight: keys.length - index, label: LABELS[key] })),
    paid_influence: false,
    info_url: INFO_URL,
  };
};
