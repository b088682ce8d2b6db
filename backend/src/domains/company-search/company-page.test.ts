import { sql } from 'kysely';
import { companyCountQuerySchema } from '@care/contracts/schemas';
import { appOfTests } from '../../testing/test-app';
import { CITIES } from '../../testing/search/cities';
import { insertCompanies, testCompanies } from '../../testing/search/companies';
import { Random } from '../../testing/search/random';
import { readCompanyFilters } from './company-filters';
import { walkRatings } from './company-page';

const companies = testCompanies(new Random(5), 50).map((company) => ({ ...company, status: 'PUBLISHED' as const }));

const test = appOfTests({ seed: (db) => insertCompanies(db, companies) });

describe('a page of a provider search', () => {
  it.each(['ratingDesc', 'ratingAsc'] as const)('SR-22 along %s reads the index alone', async (sort) => {
    const query = companyCountQuerySchema.parse({
      services: 'stationare-pflege',
      features: '1',
      place: '1',
      rating: '2',
    });
    const filters = readCompanyFilters({ ...query, has_jobs: true }, { centre: CITIES[0], radiusKm: 50 });
    const plan = await test.db.transaction().execute(async (db) => {
      // With few rows PostgreSQL would read the table.
      for (const way of ['seqscan', 'bitmapscan', 'sort']) await sql.raw(`set local enable_${way} = off`).execute(db);
      const walk = walkRatings(filters, sort, { limit: 10, offset: 0 });
      return sql<Record<string, string>>`explain ${walk}`.execute(db);
    });
    const index = sort === 'ratingDesc' ? 'company_rating_desc' : 'company_rating_asc';
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Index Only Scan using ${index}`);
  });
});
