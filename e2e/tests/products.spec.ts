import type { ProductCategoryList } from '@care/contracts/schemas';
import { askBackend, pictureless, someProduct } from '../support/backend';
import { expect, hydrated, phone, test } from '../support/visitor';

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('PD-01 from the index of products to a category, back by the breadcrumbs, and to a product with its questions', async ({
    page,
  }) => {
    const { results } = await askBackend<ProductCategoryList>('/product/category/');
    const product = await someProduct();
    const other = results.find(({ slug }) => slug !== product.category.slug);
    const [question, further] = product.qa;
    if (!other || !question || !further) throw new Error('there are too few categories or questions');
    await page.goto('/pflegeprodukte');
    await hydrated(page);
    await expect(page.getByRole('article').getByRole('link')).toHaveText(results.map(({ name }) => name));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: other.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: 'Sie befinden sich hier' });
    await crumbs.getByRole('link', { name: 'Pflegeprodukte' }).click();
    await expect(page).toHaveURL(/\/pflegeprodukte$/);
    await page.getByRole('link', { name: product.category.name, exact: true }).click();
    await page.getByRole('link', { name: product.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(product.title));

    await page.getByText(question.question).click();
    await page.getByText(further.question).click();
    await page.getByText(question.question).click();
    await expect(page.getByText(question.answer)).toBeHidden();
    await expect(page.getByText(further.answer)).toBeVisible();

    const plain = await pictureless();
    await page.goto(`/pflegeprodukte/${plain.category.slug}/${plain.slug}`);
    const picture = page.getByRole('main').getByRole('article').first().locator('img');
    await expect(picture).toHaveAttribute('src', /\/releases\/assets\/article-.*\.svg$/);
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
  });
});
