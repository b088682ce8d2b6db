import { contextOf, showPage } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { screen } from '@testing-library/react';
import * as choicePage from './ChoicePage';

const ADDRESS = '/pflegeleitfaden';
const ANSWERS = 'ort=zuhause&zeit=tags&dauer=dauer&angehoerige=im-haus&hilfe=koerper&gesellschaft=sehr';
const bonn = { name: 'Bonn', slug: 'bonn', zip_code: null, state: 'Nordrhein-Westfalen', lat: 50.73, lon: 7.1 };
const site = siteOfTests();

describe('the guide to the suitable care form', () => {
  it('SH-20 is indexed at its first question only, because an address with answers belongs to one person', () => {
    const robotsAt = (address: string) => choicePage.head(contextOf(address)).robots;
    expect(robotsAt(ADDRESS)).toBeUndefined();
    expect(robotsAt(`${ADDRESS}?ort=zuhause`)).toBe('noindex,follow');
    expect(robotsAt(`${ADDRESS}?${ANSWERS}&frage=ergebnis&wo=Bonn`)).toBe('noindex,follow');
  });

  it('SH-20 leaves out a suitable care form without providers around the place', async () => {
    site.lookUp = (path) => {
      const { pathname, searchParams } = new URL(path, site.address);
      if (pathname === '/api-backend/city/suggest/') return [bonn];
      const isAbsent =
        searchParams.get('services') === 'teilstationare-pflege' && searchParams.get('city_slug') === 'bonn';
      return { count: isAbsent ? 0 : 3 };
    };
    await showPage(choicePage, contextOf(`${ADDRESS}?${ANSWERS}&frage=ergebnis&wo=Bonn`));
    expect(await screen.findByRole('heading', { level: 2, name: 'Ambulante Pflege' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: 'Teilstationäre Pflege' })).not.toBeInTheDocument();
  });

  it('SH-20 says which answer is missing', async () => {
    await showPage(choicePage, contextOf(`${ADDRESS}?frage=2`));
    expect(await screen.findByText(/^Bitte wählen Sie eine Antwort\./)).toBeVisible();
  });

  it('SH-20 says that it does not know a place, which stays in its field', async () => {
    site.lookUp = (path) => (path.includes('/city/suggest/') ? [] : { count: 3 });
    await showPage(choicePage, contextOf(`${ADDRESS}?${ANSWERS}&frage=ergebnis&wo=Xyzabcstadt`));
    expect(await screen.findByText(/^Diesen Ort haben wir nicht gefunden\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ort oder PLZ' })).toHaveValue('Xyzabcstadt');
  });
});
