import type { ProductCategoryList } from '@care/contracts/schemas';
import { askBackend, pictureless, productCategory, someProduct } from '../support/backend';
import { expect, hydrated, phone, test } from '../support/visitor';

for (const viewport of [{ width: 1280, height: 900 }, phone]) {
  test.describe(`products at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('PD-01 from the index to a category, to another one, and back by the breadcrumbs', async ({ page }) => {
      const { results } = await askBackend<ProductCategoryList>('/product/category/');
      const [first, second] = results;
      if (!first || !second) throw new Error('there are fewer than two product categories');
      await page.goto('/pflegeprodukte');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Pflegeprodukte' })).toBeVisible();
      await expect(page.getByRole('article').getByRole('link')).toHaveText(results.map(({ name }) => name));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: first.name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
      const others = page.getByRole('region', { name: 'Weitere Kategorien' });
      await expect(others.getByRole('link')).toHaveText(results.slice(1).map(({ name }) => name));
      await others.getByRole('link', { name: second.name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Sie befinden sich hier' })
        .getByRole('link', { name: 'Pflegeprodukte' })
        .click();
      await expect(page).toHaveURL(/\/pflegeprodukte$/);
    });

    test('PD-01 from a category to a product', async ({ page }) => {
      const product = await someProduct();
      const category = await productCategory(product.category.slug);
      await page.goto(`/pflegeprodukte/${category.slug}`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
      await expect(page.getByRole('article').getByRole('link')).toHaveText(category.products.map(({ title }) => title));
      await page.getByRole('link', { name: product.title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(product.title));
      await expect(page.getByText(product.summary)).toBeVisible();
    });

    test('PD-01 questions open and close independently of each other', async ({ page }) => {
      const product = await someProduct();
      const [first, second] = product.qa;
      if (!first || !second) throw new Error('the product has fewer than two questions');
      await page.goto(`/pflegeprodukte/${product.category.slug}/${product.slug}`);
      await hydrated(page);
      await page.getByText(first.question).click();
      await page.getByText(second.question).click();
      await expect(page.getByText(first.answer)).toBeVisible();
      await expect(page.getByText(second.answer)).toBeVisible();
      await page.getByText(first.question).click();
      await expect(page.getByText(first.answer)).toBeHidden();
      await expect(page.getByText(second.answer)).toBeVisible();
    });

    test('PD-01 a product without a photo shows the drawn default picture', async ({ page }) => {
      const product = await pictureless();
      await page.goto(`/pflegeprodukte/${product.category.slug}/${product.slug}`);
      const picture = page.getByRole('main').getByRole('article').first().locator('img');
      await expect(picture).toHaveAttribute('src', /\/releases\/assets\/article-.*\.svg$/);
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
    });
  });
}

test('PD-01 an unknown category or product is a 404', async ({ request }) => {
  const { category } = await someProduct();
  expect((await request.get('/pflegeprodukte/gibt-es-nicht')).status()).toBe(404);
  expect((await request.get(`/pflegeprodukte/${category.slug}/gibt-es-nicht`)).status()).toBe(404);
});
