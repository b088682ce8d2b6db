import {
  companySearchQuerySchema,
  jobOfferSearchQuerySchema,
  jobSeekerSearchQuerySchema,
  type SavedSearchKind,
} from '@care/contracts/schemas';
import { jobOfferPath, profilePath, routes } from '@care/contracts/routes';
import { sql, type Kysely } from 'kysely';
import { searchJobOffers } from '../jobs';
import { type Searcher, searchStaff } from '../staff';
import type { Database } from '../../platform/database/schema';
import { companyCards, findCompanyFilters, foundCompanies } from '../companies';

type Db = Kysely<Database>;

/** New results: their number, and the newest of them with their paths. */
export interface NewResults {
  count: number;
  newest: { text: string; path: string }[];
}

export interface Watch {
  kind: SavedSearchKind;
  query: string;
  since: Date;
  searcher: Searcher | null;
}

const SHOWN = 10;

/** Finds the new results of a search, with exactly the filters of its results page (SR-22). */
export function findNewResults(db: Db, { kind, query, since, searcher }: Watch): Promise<NewResults> {
  const params = Object.fromEntries(new URLSearchParams(query));
  if (kind === 'COMPANY') return newCompanies(db, params, since);
  return kind === 'JOB_OFFER' ? newJobOffers(db, params, since) : newStaff(db, params, since, searcher);
}

type Params = Record<string, string>;

/**
 * Providers that became public after that moment, by being added or by the decision about their registration. With the
 * filter for free places also those that have had one since (PL-09).
 */
async function newCompanies(db: Db, params: Params, since: Date): Promise<NewResults> {
  const query = companySearchQuerySchema.parse(params);
  const { filters } = await findCompanyFilters(db, query);
  const isNew = sql`coalesce(published_at, created_at)`;
  const appeared = query.free_place ? sql`greatest(${isNew}, free_place_since)` : isNew;
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over ()::int total ${foundCompanies(filters)} and ${appeared} > ${since}
    order by ${appeared} desc, id desc limit ${SHOWN}`.execute(db);
  const hits = rows.map(({ id }) => ({ id, chord: null }));
  const cards = await companyCards(db, hits, null);
  return {
    count: rows[0]?.total ?? 0,
    newest: cards.map(({ name, city, slug }) => ({ text: `${name}, ${city}`, path: profilePath(slug) })),
  };
}

async function newJobOffers(db: Db, params: Params, since: Date): Promise<NewResults> {
  const query = jobOfferSearchQuerySchema.parse({ ...params, page_size: String(SHOWN) });
  const { count, results } = await searchJobOffers(db, query, { since });
  return {
    count,
    newest: results.map(({ title, slug, city, company }) => ({
      text: `${title}, ${company.name}, ${city}`,
      path: jobOfferPath(company.slug, slug),
    })),
  };
}

async function newStaff(db: Db, params: Params, since: Date, viewer: Searcher | null): Promise<NewResults> {
  const query = jobSeekerSearchQuerySchema.parse({ ...params, sort: 'activityDesc', page_size: String(SHOWN) });
  const { count, results } = await searchStaff(db, query, { viewer, since });
  return {
    count,
    newest: results.map(({ visible_name, slug, localizations }) => ({
      text: [visible_name, ...localizations.map(({ address_city }) => address_city)].join(', '),
      path: routes.jobSeekerProfile.build({ slug }),
    })),
  };
}
