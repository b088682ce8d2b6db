import { contextOf, pageHtml, show } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provider } from '../testing/providers';
import { head, load } from './sample-page';
import { SamplePage } from './SamplePage';

const site = siteOfTests();
const CALL = '/api-backend/company/search/?city_slug=k%C3%B6ln&page_size=10';
const fillings = { 'search.company-card': ({ company }: { company: { name: string } }) => <h2>{company.name}</h2> };
const context = () => contextOf('/sample');

it('shows the providers as cards of the search', async () => {
  site.answers = { [CALL]: { results: [provider(1), provider(2)] } };
  show(<SamplePage />, { fillings });
  expect(await screen.findByRole('heading', { name: 'Haus 1' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Haus 2' })).toBeVisible();
});

it('says that there are none', async () => {
  site.answers = { [CALL]: { results: [] } };
  show(<SamplePage />);
  expect(await screen.findByText('Hier gibt es noch keine Pflegeanbieter.')).toBeVisible();
});

it('shows an error and can be retried', async () => {
  site.answers = { [CALL]: 503 };
  show(<SamplePage />, { fillings });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Die Pflegeanbieter konnten nicht geladen werden.');
  site.answers = { [CALL]: { results: [provider(1)] } };
  await userEvent.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Haus 1' })).toBeVisible();
});

it('is rendered on the server with its data and its title', async () => {
  site.answers = { [CALL]: { results: [provider(1)] } };
  expect(await load(context())).toEqual({ kind: 'ok' });
  const html = await pageHtml({ default: SamplePage }, context(), fillings);
  expect(html).toContain('Gut bewertete Pflegeanbieter in Köln</h1>');
  expect(html).not.toContain(' style=');
  expect(head()).toMatchObject({ canonical: '/sample' });
});

it('is unavailable when the providers cannot be loaded', async () => {
  site.answers = { [CALL]: 500 };
  expect(await load(context())).toEqual({ kind: 'unavailable' });
});
