import { contextOf, setSession, showPage } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { screen } from '@testing-library/react';
import * as categoryExpose from '../exposes/category';
import * as productExpose from '../exposes/product';
import { categoryPage, productPage } from '../testing/products';

const site = siteOfTests();
const PAGES = '/api-backend/admin/content/page/';

it.each([
  ['product', productExpose, '/pflegebetten/komfort?preview=3', `${PAGES}product/komfort/3/`, 'Neues Bett'],
  ['category', categoryExpose, '/pflegebetten?preview=3', `${PAGES}product_category/pflegebetten/3/`, 'Neue Betten'],
] as const)(
  'OP-38 the page of a %s shows a draft to an EDITOR with a mark, and loads nothing before',
  async (_, page, at, call, name) => {
    const context = contextOf(`/pflegeprodukte${at}`, { category: 'pflegebetten', product: 'komfort' });
    site.answers[`${PAGES}product/komfort/3/`] = productPage({ title: 'Neues Bett' });
    site.answers[`${PAGES}product_category/pflegebetten/3/`] = categoryPage({ name: 'Neue Betten' });
    expect(await page.load(context)).toEqual({ kind: 'ok' });
    expect([page.head(context).robots, site.requests]).toEqual(['noindex,follow', []]);
    await setSession(site, true);
    await showPage(page, context);
    expect(await screen.findByText('Entwurf: Fassung 3')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(site.requests.join()).toContain(call);
  },
);
