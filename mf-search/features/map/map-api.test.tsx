import { careApi } from '@care/contracts';
import { companyMapSchema, jobOfferMapSchema } from '@care/contracts/schemas';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, screen } from '@testing-library/react';
import { mapApi } from './map-api';

const site = siteOfTests();
const COMPANIES = '/api-backend/company/search/map/?zoom=12';
const JOBS = '/api-backend/company/job-offer/search/map/?zoom=12';

const point = <Properties,>(properties: Properties) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [6.96, 50.94] },
  properties,
});
const collection = (properties: object) => ({
  type: 'FeatureCollection',
  features: [point({ cluster: true, count: 3 }), point(properties)],
});
const companies = (name: string) =>
  companyMapSchema.parse(collection({ id: 7, slug: 'lindenhof', name, rating: 4, ratings_count: 2 }));
const jobs = (title: string) =>
  jobOfferMapSchema.parse(
    collection({ id: 31, slug: 'pflegefachkraft', title, company: { slug: 'lindenhof', name: 'Lindenhof' } }),
  );

/** The names of the single hits of both maps. */
function Pins() {
  const { data: found } = mapApi.companies.useQuery('?zoom=12');
  const { data: offers } = mapApi.jobOffers.useQuery('?zoom=12');
  const names = [...(found?.features ?? []), ...(offers?.features ?? [])].map(({ properties }) =>
    'name' in properties ? properties.name : 'title' in properties ? properties.title : '',
  );
  return <p>{names.join(' ')}</p>;
}

it('SR-20 the hits of a map are requested again after one of them was written', async () => {
  site.answers = { [COMPANIES]: companies('Haus Linde'), [JOBS]: jobs('Nachtwache') };
  await loadSession();
  show(<Pins />);
  await screen.findByText(/Haus Linde +Nachtwache/);
  site.answers = { [COMPANIES]: companies('Lindenhof'), [JOBS]: jobs('Tagdienst') };
  const written = (...tags: Parameters<typeof careApi.util.invalidateTags>) =>
    act(() => void testStore().dispatch(careApi.util.invalidateTags(...tags)));
  written([{ type: 'CompanyCard', id: 7 }]);
  await screen.findByText(/Lindenhof +Nachtwache/);
  written([{ type: 'JobOfferCard', id: 'LIST' }]);
  await screen.findByText(/Lindenhof +Tagdienst/);
});
