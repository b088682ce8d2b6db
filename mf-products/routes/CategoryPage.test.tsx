import { contextOf, showPage } from '@care/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { categoryPage, photo, products } from '../testing/products';
import { head, load } from '../exposes/category';
import { CategoryPage } from './CategoryPage';

const backend = backendOfTests(products);

const at = (category: string) => contextOf(`/pflegeprodukte/${category}`, { category });

describe('a product category', () => {
  it('PD-01 SH-12 shows name, description, breadcrumbs, a card with a picture for each product, and other categories', async () => {
    await showPage({ default: CategoryPage }, at('pflegebetten'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pflegebetten' })).toBeVisible();
    expect(screen.getByText('Betten, die sich heben, neigen und teilen lassen.')).toBeVisible();
    const cards = screen.getAllByRole('article').map((card) => within(card));
    expect(cards).toHaveLength(3);
    expect(cards[0]!.getByRole('link', { name: 'Pflegebett Komfort' })).toHaveAttribute(
      'href',
      '/pflegeprodukte/pflegebetten/komfort',
    );
    const picture = cards[0]!.getByRole('img', { name: photo.alt });
    expect(picture).toHaveAttribute('srcset', expect.stringContaining(photo.url));
    expect(cards[1]!.getByRole('presentation')).toHaveAttribute('src', '/assets/test-asset');
    const linksIn = (part: HTMLElement) =>
      within(part)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksIn(await screen.findByRole('region', { name: 'Weitere Kategorien' }))).toEqual([
      '/pflegeprodukte/hausnotruf',
      '/pflegeprodukte/mobilitaet',
    ]);
    const crumbs = screen.getByRole('navigation', { name: 'Sie befinden sich hier' });
    expect(linksIn(crumbs)).toEqual(['/', '/pflegeprodukte']);
    expect(within(crumbs).getByText('Pflegebetten')).toHaveAttribute('aria-current', 'page');
  });

  it('PD-01 shows a message for a category without products', async () => {
    backend.answer = (url) => (url.pathname === '/product/category/' ? products(url) : categoryPage({ products: [] }));
    await showPage({ default: CategoryPage }, at('pflegebetten'));
    expect(await screen.findByRole('heading', { name: 'Hier gibt es noch keine Produkte' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Pflegeprodukte' })).toHaveAttribute('href', '/pflegeprodukte');
  });

  it('PD-01 also works if the other categories cannot be loaded', async () => {
    backend.answer = (url) => (url.pathname === '/product/category/' ? 500 : products(url));
    const page = at('pflegebetten');
    expect(await load(page)).toEqual({ kind: 'ok' });
    await showPage({ default: CategoryPage }, page);
    expect(screen.getByRole('heading', { level: 1, name: 'Pflegebetten' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Weitere Kategorien' })).toBeNull();
  });

  it('SH-15 a failed load shows an error and can be retried', async () => {
    backend.answer = () => 503;
    await showPage({ default: CategoryPage }, at('pflegebetten'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese Kategorie konnte nicht geladen werden.');
    backend.answer = products;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pflegebetten' })).toBeVisible();
  });

  it.each([
    ['pflegebetten', 'ok'],
    ['gibt-es-nicht', 'not-found'],
    ['../by-slug', 'not-found'],
    ['', 'not-found'],
  ])('SH-01 loading the category "%s" ends as %s', async (category, kind) => {
    expect(await load(at(category))).toEqual({ kind });
  });

  it('PD-01 the head has a title, a description, a canonical path and breadcrumbs', async () => {
    const page = at('pflegebetten');
    await load(page);
    expect(head(page).robots).toBeUndefined();
    expect(head(page)).toMatchObject({
      title: 'Pflegebetten: Pflegeprodukte im Überblick',
      description:
        'Betten, die sich heben, neigen und teilen lassen. Pflegebetten: 3 Produkte für die Pflege zu Hause, mit Antworten auf häufige Fragen.',
      canonical: '/pflegeprodukte/pflegebetten',
      jsonLd: [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Startseite', item: '/' },
            { position: 2, name: 'Pflegeprodukte', item: '/pflegeprodukte' },
            { position: 3, name: 'Pflegebetten', item: '/pflegeprodukte/pflegebetten' },
          ],
        },
      ],
    });
  });

  it.each([
    ['the text of the editors', 'Hilfen für den Weg.', 'Hilfen für den Weg.'],
    ['no description', '', undefined],
  ])('PD-01 OP-02 a category without products is not indexed, and its head has %s', async (_what, given, shown) => {
    backend.answer = (url) =>
      url.pathname === '/product/category/' ? products(url) : categoryPage({ description: given, products: [] });
    const page = at('pflegebetten');
    await load(page);
    const { description, robots } = head(page);
    expect({ description, robots }).toEqual({ description: shown, robots: 'noindex,follow' });
  });
});
