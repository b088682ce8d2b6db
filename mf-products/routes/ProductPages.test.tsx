import { contextOf, pageHtml, show, showPage } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categoryPage, photo, productPage, products } from '../testing/products';
import { head, load } from '../exposes/categories';
import { CategoriesPage } from './CategoriesPage';
import { head as categoryHead, load as categoryLoad } from '../exposes/category';
import { CategoryPage } from './CategoryPage';
import { head as productHead, load as productLoad } from '../exposes/product';
import { ProductPage } from './ProductPage';

const backend = backendOfTests(products);
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const index = () => contextOf('/pflegeprodukte');

it('PD-01 SH-12 the index of product categories: shows breadcrumbs, and a card with a link and a picture for each category', async () => {
  await showPage({ default: CategoriesPage }, index());
  expect(await screen.findByRole('heading', { level: 1, name: 'Pflegeprodukte' })).toBeVisible();
  const cards = screen.getAllByRole('article');
  expect(cards.flatMap(linksIn)).toEqual([
    '/pflegeprodukte/pflegebetten',
    '/pflegeprodukte/hausnotruf',
    '/pflegeprodukte/mobilitaet',
  ]);
  const [beds, alarm, mobility] = cards;
  expect(within(beds!).getByRole('heading', { level: 2, name: 'Pflegebetten' })).toBeVisible();
  expect(within(beds!).getByText('Pflegebetten in einem Satz.')).toBeVisible();
  expect(beds).toHaveTextContent('3 Produkte ansehen');
  expect(alarm).toHaveTextContent('Ein Produkt ansehen');
  expect(mobility).toHaveTextContent('Zur Kategorie');
  const picture = within(beds!).getByRole('img', { name: photo.alt });
  expect(picture).toHaveAttribute('srcset', expect.stringContaining(photo.url));
  expect(within(alarm!).getByRole('presentation')).toHaveAttribute('src', '/assets/test-asset');
  const crumbs = within(screen.getByRole('navigation', { name: 'Sie befinden sich hier' }));
  expect(crumbs.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/');
  expect(crumbs.getByText('Pflegeprodukte')).toHaveAttribute('aria-current', 'page');
});

it('OP-02 the index of product categories: without categories it shows a message, and is not a 404', async () => {
  backend.answer = () => ({ count: 0, results: [] });
  const page = index();
  expect(await load(page)).toEqual({ kind: 'ok' });
  await showPage({ default: CategoriesPage }, page);
  expect(screen.getByRole('heading', { name: 'Noch gibt es hier keine Pflegeprodukte' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('article')).toBeNull();
});

it('PD-01 the index of product categories: the head has a title, a description, a canonical path and breadcrumbs', () => {
  expect(head()).toMatchObject({
    title: 'Pflegeprodukte für zu Hause im Überblick',
    description: expect.stringContaining('Pflegeprodukte nach Kategorien') as unknown,
    canonical: '/pflegeprodukte',
    jsonLd: [{ '@type': 'BreadcrumbList', itemListElement: [{}, { position: 2, item: '/pflegeprodukte' }] }],
  });
});

const at = (category: string) => contextOf(`/pflegeprodukte/${category}`, { category });

it('PD-01 SH-12 a product category: shows name, description, breadcrumbs, a card with a picture for each product, and other categories', async () => {
  await showPage({ default: CategoryPage }, at('pflegebetten'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pflegebetten' })).toBeVisible();
  expect(screen.getByText('Betten, die sich heben, neigen und teilen lassen.')).toBeVisible();
  const cards = screen.getAllByRole('article').map((card) => within(card));
  expect(cards).toHaveLength(3);
  await expectLink('Pflegebett Komfort', '/pflegeprodukte/pflegebetten/komfort', cards[0]);
  const picture = cards[0]!.getByRole('img', { name: photo.alt });
  expect(picture).toHaveAttribute('srcset', expect.stringContaining(photo.url));
  expect(cards[1]!.getByRole('presentation')).toHaveAttribute('src', '/assets/test-asset');
  expect(linksIn(await screen.findByRole('region', { name: 'Weitere Kategorien' }))).toEqual([
    '/pflegeprodukte/hausnotruf',
    '/pflegeprodukte/mobilitaet',
  ]);
  const crumbs = screen.getByRole('navigation', { name: 'Sie befinden sich hier' });
  expect(linksIn(crumbs)).toEqual(['/', '/pflegeprodukte']);
  expect(within(crumbs).getByText('Pflegebetten')).toHaveAttribute('aria-current', 'page');
});

it('PD-01 a product category: shows a message for a category without products', async () => {
  backend.answer = (url) => (url.pathname === '/product/category/' ? products(url) : categoryPage({ products: [] }));
  await showPage({ default: CategoryPage }, at('pflegebetten'));
  expect(await screen.findByRole('heading', { name: 'Hier gibt es noch keine Produkte' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Pflegeprodukte' })).toHaveAttribute('href', '/pflegeprodukte');
});

it('PD-01 a product category: also works if the other categories cannot be loaded', async () => {
  backend.answer = (url) => (url.pathname === '/product/category/' ? 500 : products(url));
  const page = at('pflegebetten');
  expect(await categoryLoad(page)).toEqual({ kind: 'ok' });
  await showPage({ default: CategoryPage }, page);
  expect(screen.getByRole('heading', { level: 1, name: 'Pflegebetten' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Weitere Kategorien' })).toBeNull();
});

it.each([
  ['pflegebetten', 'ok'],
  ['gibt-es-nicht', 'not-found'],
  ['../by-slug', 'not-found'],
  ['', 'not-found'],
])('SH-01 a product category: loading the category "%s" ends as %s', async (category, kind) => {
  expect(await categoryLoad(at(category))).toEqual({ kind });
});

it('PD-01 a product category: the head has a title, a description, a canonical path and breadcrumbs', async () => {
  const page = at('pflegebetten');
  await categoryLoad(page);
  expect(categoryHead(page).robots).toBeUndefined();
  expect(categoryHead(page)).toMatchObject({
    title: 'Pflegebetten: Pflegeprodukte im Überblick',
    description:
      'Betten, die sich heben, neigen und teilen lassen. Pflegebetten: 3 Produkte für die Pflege zu Hause, mit Antworten auf häufige Fragen.',
    canonical: '/pflegeprodukte/pflegebetten',
    jsonLd: [{ itemListElement: [{}, {}, { position: 3, item: '/pflegeprodukte/pflegebetten' }] }],
  });
});

it.each([
  ['the text of the editors', 'Hilfen für den Weg.', 'Hilfen für den Weg.'],
  ['no description', '', undefined],
])('PD-01 OP-02 a category without products is not indexed, and its head has %s', async (_what, given, shown) => {
  backend.answer = (url) =>
    url.pathname === '/product/category/' ? products(url) : categoryPage({ description: given, products: [] });
  const page = at('pflegebetten');
  await categoryLoad(page);
  const { description, robots } = categoryHead(page);
  expect({ description, robots }).toEqual({ description: shown, robots: 'noindex,follow' });
});

const productAt = (category: string, product: string) =>
  contextOf(`/pflegeprodukte/${category}/${product}`, { category, product });

describe('a product', () => {
  // Nothing comes near the screen, so the code of the form is not loaded.
  const { IntersectionObserver: observer } = globalThis;
  beforeAll(() => {
    globalThis.IntersectionObserver = class {
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterAll(() => {
    globalThis.IntersectionObserver = observer;
  });

  const bed = () => productAt('pflegebetten', 'komfort');
  const question = (name: string) => screen.getByText(name).closest('details');

  it('PD-01 PD-02 SH-12 shows photo, name, description, breadcrumbs, questions that open separately, and the form below', async () => {
    await showPage({ default: ProductPage }, bed());
    expect(await screen.findByRole('heading', { level: 1, name: 'Pflegebett Komfort' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: photo.alt })[0]).toBeVisible();
    expect(screen.getByText('getrennt')).toBeVisible();
    expect(linksIn(screen.getByRole('navigation', { name: 'Sie befinden sich hier' }))).toEqual([
      '/',
      '/pflegeprodukte',
      '/pflegeprodukte/pflegebetten',
    ]);
    await userEvent.click(screen.getByText('Was kostet das?'));
    await userEvent.click(screen.getByText('Passt meine Matratze?'));
    expect(question('Was kostet das?')).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Was kostet das?'));
    expect(question('Was kostet das?')).not.toHaveAttribute('open');
    expect(question('Passt meine Matratze?')).toHaveAttribute('open');
    const form = screen.getByRole('region', { name: 'Beratung anfragen' });
    await expectLink('Beratung anfragen', '/pflegeprodukte/pflegebetten/komfort#beratung');
    const questions = screen.getByRole('region', { name: 'Häufige Fragen' });
    expect(questions.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('PD-01 the questions of another product are closed at first', async () => {
    const { rerender } = show(<ProductPage {...bed()} />);
    await userEvent.click(await screen.findByText('Was kostet das?'));
    expect(question('Was kostet das?')).toHaveAttribute('open');
    const other = productPage({ id: 2, slug: 'niedrigbett', title: 'Niedrigbett Nachtruhe' });
    backend.answer = (url) => (url.pathname.endsWith('/niedrigbett/') ? other : products(url));
    // As in the browser: loaded before it is shown, so that the page stays mounted.
    const next = productAt('pflegebetten', 'niedrigbett');
    await act(() => productLoad(next));
    rerender(<ProductPage {...next} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Niedrigbett Nachtruhe' })).toBeVisible();
    expect(question('Was kostet das?')).not.toHaveAttribute('open');
  });

  it('PD-01 shows other products of its category; the page also works if they cannot be loaded', async () => {
    const page = bed();
    await productLoad(page);
    await showPage({ default: ProductPage }, page);
    const others = within(screen.getByRole('region', { name: 'Weitere Produkte: Pflegebetten' }));
    expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Niedrigbett Nachtruhe',
      'Einlegerahmen Zuhause',
    ]);
    backend.answer = (url) => (url.pathname.includes('/category/') ? 500 : products(url));
    expect(await productLoad(bed())).toEqual({ kind: 'ok' });
  });

  it('PD-01 SH-15 a product is not shown under the address of another one that failed to load', async () => {
    const { rerender } = show(<ProductPage {...bed()} />);
    await screen.findByRole('heading', { level: 1, name: 'Pflegebett Komfort' });
    backend.answer = () => 503;
    rerender(<ProductPage {...productAt('pflegebetten', 'niedrigbett')} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieses Produkt konnte nicht geladen werden.');
    expect(screen.queryByRole('heading', { name: 'Pflegebett Komfort' })).toBeNull();
  });

  it.each([
    ['pflegebetten', 'gibt-es-nicht'],
    ['hausnotruf', 'komfort'],
    ['', ''],
  ])('SH-01 an unknown product "%s/%s" is not found', async (category, product) => {
    expect(await productLoad(productAt(category, product))).toEqual({ kind: 'not-found' });
  });

  it('PD-01 the HTML contains text, questions with answers and other products, and no style attribute', async () => {
    const page = bed();
    await productLoad(page);
    const html = await pageHtml({ default: ProductPage }, page);
    for (const text of ['getrennt', 'Was kostet das?', 'höchstens 25 Euro', 'Niedrigbett Nachtruhe']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain(' style=');
  });

  it('PD-01 the head has structured data for product, questions and breadcrumbs', async () => {
    const page = bed();
    await productLoad(page);
    expect(productHead(page)).toMatchObject({
      title: 'Pflegebett Komfort (Pflegebetten)',
      description:
        'Pflegebett Komfort (Pflegebetten): Pflegebett Komfort in einem Satz. Beschreibung und Antworten auf häufige Fragen.',
      canonical: '/pflegeprodukte/pflegebetten/komfort',
      image: photo.url,
      jsonLd: [
        {
          '@type': 'Product',
          name: 'Pflegebett Komfort',
          url: '/pflegeprodukte/pflegebetten/komfort',
          image: photo.url,
        },
        {
          '@type': 'FAQPage',
          mainEntity: [
            { name: 'Was kostet das?', acceptedAnswer: { text: 'Sie zahlen höchstens 25 Euro Eigenanteil.' } },
            { name: 'Passt meine Matratze?' },
          ],
        },
        { itemListElement: [{ position: 1, name: 'Startseite', item: '/' }, {}, {}, { name: 'Pflegebett Komfort' }] },
      ],
    });
  });

  it.each([
    [
      'no questions',
      { qa: [] },
      'Pflegebett Komfort (Pflegebetten): Pflegebett Komfort in einem Satz.',
      'Pflegebett Komfort in einem Satz.',
    ],
    [
      'no summary',
      { summary: '' },
      'Pflegebett Komfort (Pflegebetten). Beschreibung und Antworten auf häufige Fragen.',
      undefined,
    ],
  ])('PD-01 the head of a product with %s promises nothing else', async (_what, changes, description, summary) => {
    backend.answer = () => productPage(changes);
    const page = bed();
    await productLoad(page);
    expect(productHead(page)).toMatchObject({ description });
    expect(productHead(page).jsonLd?.[0]).toMatchObject({ name: 'Pflegebett Komfort', description: summary });
  });

  it('PD-01 without questions there is no section and no FAQPage for them, without a photo no image', async () => {
    backend.answer = (url) =>
      url.pathname.includes('by-slug') ? productPage({ qa: [], main_image: null }) : products(url);
    const page = bed();
    await productLoad(page);
    expect(productHead(page).jsonLd).toEqual([
      expect.not.objectContaining({ image: expect.anything() as unknown }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    await showPage({ default: ProductPage }, page);
    expect(screen.queryByRole('heading', { name: 'Häufige Fragen' })).toBeNull();
  });
});

it.each([
  ['Die Pflegeprodukte konnten', CategoriesPage, index(), 'Pflegeprodukte'],
  ['Diese Kategorie konnte', CategoryPage, at('pflegebetten'), 'Pflegebetten'],
  ['Dieses Produkt konnte', ProductPage, productAt('pflegebetten', 'komfort'), 'Pflegebett Komfort'],
])('SH-15 "%s nicht geladen werden", and the page can be loaded again', async (what, page, context, title) => {
  backend.answer = () => 503;
  await showPage({ default: page }, context);
  expect(await screen.findByRole('alert')).toHaveTextContent(`${what} nicht geladen werden.`);
  backend.answer = products;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
