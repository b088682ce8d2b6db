import { missingFor, OPERATOR_PAGES } from '@care/contracts/operator';
import { publicOperatorSchema, type PublicOperator } from '@care/contracts/schemas';
import { contextOf, endPage, loadSession, pageHtml, showPage } from '@care/contracts/testing';
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { screen } from '@testing-library/react';
import * as choicePage from './ChoicePage';
import { makeStore } from '@care/contracts';
import { CARDS_PER_PAGE, type EditorialText } from './content-api';
import { headOfIndex, headOfText, loadText, othersOf } from './editorial';
import * as legalPage from './legal/LegalPage';
import { legalHead, legalNames, legalSections } from './legal/legal-texts';
import legalTexts from './legal/texts.de.json';

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

describe('editorial pages', () => {
  const PATH = '/pflegemagazin';

  describe('the pages of magazine and advisor', () => {
    it('SH-20 name the page before and the page after them, the last page only the one before', () => {
      const neighboursOf = (page: number) => {
        const { prev, next } = headOfIndex('article', page, 3 * CARDS_PER_PAGE);
        return { prev, next };
      };
      expect(neighboursOf(1)).toEqual({ prev: undefined, next: `${PATH}?page=2` });
      expect(neighboursOf(2)).toEqual({ prev: PATH, next: `${PATH}?page=3` });
      expect(neighboursOf(3)).toEqual({ prev: `${PATH}?page=2`, next: undefined });
    });
  });

  describe('a text of the magazine or the advisor', () => {
    const site = siteOfTests();

    it('SH-20 has its own address and breadcrumbs below its index', () => {
      const text = {
        slug: 'pflegegrad-beantragen',
        title: 'Pflegegrad beantragen',
        name: 'Pflegegrad',
        description: 'Schritt für Schritt.',
        main_image: null,
        updated_at: '2026-11-02T08:00:00.000Z',
      } as EditorialText;
      const path = '/pflegeratgeber/pflegegrad-beantragen';
      const head = headOfText('guide', text);
      expect(head).toMatchObject({
        title: text.title,
        description: text.description,
        canonical: path,
        image: undefined,
      });
      const [article, crumbs] = head.jsonLd ?? [];
      expect(article).toMatchObject({
        '@type': 'Article',
        headline: text.title,
        url: path,
        dateModified: text.updated_at,
      });
      expect(JSON.stringify(crumbs)).toMatch(/Pflegeratgeber.*"Pflegegrad"/);
    });

    it.each([
      ['is shown without related texts if they fail', { '/content/article/a/': { slug: 'a' } }, 'ok'],
      ['is not found if it does not exist', { '/content/article/?': { count: 0, results: [] } }, 'not-found'],
    ])('SH-20 %s', async (_title, answers, kind) => {
      site.lookUp = (path) => Object.entries(answers).find(([part]) => path.includes(part))?.[1];
      expect(await loadText('article', 'a', makeStore())).toEqual({ kind });
    });

    it('SH-20 is not one of the further texts below itself', () => {
      const texts = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }));
      expect(othersOf(texts, 'b').map(({ slug }) => slug)).toEqual(['a', 'c', 'd']);
    });
  });
});

const operator: PublicOperator = publicOperatorSchema.parse({
  ...{ name: 'Pflegefenster GmbH', street: 'Am Ring 5', zip_code: '50667', city: 'Köln', represented_by: 'Ada Amt' },
  ...{ phone: '0221 123456', email: 'post@betreiber.example', register: 'Amtsgericht Köln, HRB 1', vat_id: '' },
  ...{ editor: 'Ada Amt, Köln', data_protection_officer: '', data_protection_authority: 'LDI NRW', log_days: '14' },
  ...{ hosting: 'Rechenzentrum Köln', recipients: 'Der Versand.', market_authority: 'MLBF', known_barriers: 'Keine.' },
  checked_on: '2026-11-03',
});
const optional = ['register', 'vat_id', 'data_protection_officer'] as const;

const OPERATOR_URL = '/api-backend/operator/';

it('SH-20 hyphenates the headline only, not the title for tabs and search engines', () => {
  expect(legalHead('terms').title).toBe('Allgemeine Geschäfts\u00adbedingungen');
  const { title } = legalPage.head({ store: makeStore(), params: {}, url: contextOf('/agb').url });
  expect(title).toBe('Allgemeine Geschäftsbedingungen');
});

it('SH-20 OP-06 fills in the operator and the years that the law asks for, and leaves out what the operator does not have', () => {
  const shown = Object.values(legalNames).flatMap((name) => legalSections(name, operator));
  const text = shown.map((section) => section.text).join('\n');
  expect(text).not.toMatch(/\{\{|\[/);
  expect(text).toContain('Anbieter dieses Portals ist Pflegefenster GmbH, Am Ring 5, 50667 Köln.');
  expect(text).toContain('8 Jahre ab dem Ende des Jahres auf (');
  expect(text).toContain('3. November 2026');
  expect(text).toContain('Registereintrag: Amtsgericht Köln, HRB 1');
  expect(text).not.toMatch(/Umsatzsteuer-Identifikationsnummer|Datenschutzbeauftragte Person/);
  const ids = (change: Partial<PublicOperator>) =>
    legalSections('imprint', { ...operator, ...change }).map(({ id }) => id);
  expect(ids({})).toContain('register');
  expect(ids({ register: '' })).not.toContain('register');
});

it('OP-07 a page needs all data that its text names, except what an operator need not have', () => {
  for (const name of OPERATOR_PAGES) {
    const named = JSON.stringify(legalTexts[name]).match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];
    const needed = new Set(named.filter((field) => field in operator && !optional.some((one) => one === field)));
    const asked = missingFor(name, {}).filter((field) => field !== 'checked_on');
    needed.delete('checked_on');
    expect([name, [...needed].sort()]).toEqual([name, asked.sort()]);
  }
});

it('OP-07 a page that lacks data is 503 and noindex; visitors are told so calmly, STAFF reads the reason with a link to the desk', async () => {
  endPage();
  site.answers[OPERATOR_URL] = { ...operator, phone: '' };
  const context = contextOf('/impressum');
  const { outcome } = await showPage(legalPage, context);
  expect(outcome).toEqual({ kind: 'unavailable' });
  expect(legalPage.head(context)).toEqual({ title: 'Impressum', robots: 'noindex,follow' });
  expect(screen.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(screen.getByText(/^Diese Seite ist noch nicht fertig\./)).toBeVisible();
  expect(screen.queryByText(/Prüfstelle|Telefon|Am Ring/)).toBeNull();
  site.signedIn = true;
  site.user = { ...paul, is_staff: true };
  await loadSession();
  expect(await screen.findByText('Es fehlen Angaben zum Betreiber: Telefon.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Angaben ergänzen' })).toHaveAttribute('href', '/verwaltung?view=operator');
});

it('OP-07 a page that has its data is public, and one that needs none does not ask for it', async () => {
  endPage();
  const ranking = await pageHtml(legalPage, contextOf('/so-sortieren-wir'));
  expect([ranking.includes('Luftlinie'), site.requests]).toEqual([true, []]);
  site.answers[OPERATOR_URL] = operator;
  site.requests = [];
  const context = contextOf('/impressum');
  expect(await pageHtml(legalPage, context)).toContain('Vertreten durch: Ada Amt');
  expect(await legalPage.load(context)).toEqual({ kind: 'ok' });
  expect(legalPage.head(context)).toMatchObject({ canonical: '/impressum' });
  expect(legalPage.head(context)).not.toHaveProperty('robots');
});

it('OP-07 says that the data could not be loaded', async () => {
  endPage();
  site.answers[OPERATOR_URL] = 500;
  const { outcome } = await showPage(legalPage, contextOf('/impressum'));
  expect(outcome).toEqual({ kind: 'unavailable' });
  expect(await screen.findByText('Die Angaben konnten nicht geladen werden.')).toBeVisible();
});
