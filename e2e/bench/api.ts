import autocannon from 'autocannon';

export interface SearchFigures {
  queries: number;
  /** The server's own time for one search, in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Measured with eight open connections. */
  requestsPerSecond: number;
}

const cities = [
  'berlin',
  'hamburg',
  'köln',
  'frankfurt-am-main',
  'stuttgart',
  'düsseldorf',
  'leipzig',
  'dortmund',
  'essen',
  'bremen',
  'nürnberg',
  'rostock',
  'passau',
  'husum',
  'görlitz',
];
const filters = [
  '',
  'services=stationare-pflege',
  'services=ambulante-pflege,betreutes-wohnen',
  'features=1',
  'features=1,2&rating=4',
  'place=1',
  'rating=3',
  'services=senioren-wg&features=7&place=2',
];

/** Combinations of town, radius and filters, also without a town, with several sorts and pages. */
function mixedQueries(): string[] {
  const places = cities.flatMap((city) =>
    [20, 50, 100].map((radius) => `city_slug=${encodeURIComponent(city)}&radius=${radius}`),
  );
  return [...places, ''].flatMap((place, i) =>
    filters.map((filter, j) => {
      const sort = place && (i + j) % 3 === 0 ? 'sort=radiusAsc' : '';
      const page = (i + j) % 5 === 0 ? 'page=2' : '';
      return `/api-backend/company/search/?${[place, filter, sort, page].filter(Boolean).join('&')}`;
    }),
  );
}

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;

/** The server's own time for a search with facets and total, and the number of searches per second. */
export async function benchApi(origin: string): Promise<SearchFigures> {
  const queries = mixedQueries();
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const query of queries) {
      const response = await fetch(origin + query);
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      await response.arrayBuffer();
      const total = /total;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1];
      if (round > 0) times.push(Number(total)); // the first round warms plans and pages
    }
  }
  times.sort((a, b) => a - b);
  const load = await autocannon({
    url: origin,
    connections: 8,
    duration: 10,
    requests: queries.map((path) => ({ method: 'GET' as const, path })),
  });
  return {
    queries: queries.length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    requestsPerSecond: load.requests.average,
  };
}
