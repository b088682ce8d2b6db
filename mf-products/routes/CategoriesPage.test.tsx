import { contextOf, pageHtml, showPage } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { photo, products } from '../testing/products';
import { head, load } from '../exposes/categories';
import { CategoriesPage } from './CategoriesPage';

const backend = backendOfTests(products);

const index = () => contextOf('/pflegeprodukte');

describe('the index of product categories', () => {
  it('PD-01 SH-12 shows breadcrumbs, and a card with a link and a picture for each category', async () => {
    await showPage({ default: CategoriesPage }, index());
    expect(await screen.findByRole('heading', { level: 1, name: 'Pflegeprodukte' })).toBeVisible();
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
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

  it('OP-02 without categories it shows a message, and is not a 404', async () => {
    backend.answer = () => ({ count: 0, results: [] });
    const page = index();
    expect(await load(page)).toEqual({ kind: 'ok' });
    await showPage({ default: CategoriesPage }, page);
    expect(screen.getByRole('heading', { name: 'Noch gibt es hier keine Pflegeprodukte' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('SH-15 a failed load shows an error and can be retried', async () => {
    backend.answer = () => 503;
    await showPage({ default: CategoriesPage }, index());
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Pflegeprodukte konnten nicht geladen werden.');
    backend.answer = products;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('PD-01 the server HTML contains every category and no style attribute', async () => {
    const page = index();
    await load(page);
    const html = await pageHtml({ default: CategoriesPage }, page);
    for (const name of ['Pflegebetten', 'Hausnotruf', 'Mobilität']) expect(html).toContain(name);
    expect(html).not.toContain(' style=');
  });

  it('PD-01 the head has a title, a description, a canonical path and breadcrumbs', () => {
    expect(head()).toMatchObject({
      title: 'Pflegeprodukte für zu Hause im Überblick',
      description: expect.stringContaining('Pflegeprodukte nach Kategorien') as unknown,
      canonical: '/pflegeprodukte',
      jsonLd: [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Startseite', item: '/' },
            { position: 2, name: 'Pflegeprodukte', item: '/pflegeprodukte' },
          ],
        },
      ],
    });
  });
});
