import type { CompanyPage, RatingList } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { expectUsable, expectWholeWords } from '../support/accessible';
import { askBackend } from '../support/backend';
import { demo, signInAs } from '../support/account';
import { expect, main, test } from '../support/visitor';

const AREA = '/profile/company';
const part = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });

test('AC-16 RV-06 an owner sees limits and links, and answers a review', async ({ page }) => {
  await signInAs(page, demo('inhaber-plus'), AREA);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('AC-16 use of the limits, job offers, and a way to everything', async () => {
    await expect(part(page, 'Ihr Paket: Plus').getByText(/^\d von 3$/)).toBeVisible();
    await expect(part(page, 'Ihr Paket: Plus').getByText(/^\d+ von 11$/)).toBeVisible();
    await expect(
      part(page, 'Stellenangebote')
        .getByRole('button', { name: /^Mehr:/ })
        .first(),
    ).toBeVisible();
    await expect(part(page, 'Alles an einem Ort').getByRole('link')).toHaveCount(11);
    await expectUsable(page);
    await expectWholeWords(page);
  });

  await test.step('AC-16 reviews without an answer lead to the form for it on the profile', async () => {
    const { id } = await askBackend<CompanyPage>('/company/by-slug/beispiel-plus/');
    const { count } = await askBackend<RatingList>(`/rating/list/${id}/`);
    const reviews = part(page, 'Bewertungen');
    await expect(reviews.getByText(`${count} Bewertungen`)).toBeVisible();
    const newest = reviews.getByRole('list').getByRole('link').first();
    const name = (await newest.textContent()) ?? '';
    await newest.click();
    await expect(page).toHaveURL(/\/pflegeanbieter\/profiles\/beispiel-plus(\?bewertungen=\d+)?#rating-\d+$/);
    const article = main(page).getByRole('article', { name }).first();
    const answering = article.getByRole('button', { name: 'Antworten' });
    await expect(answering).toBeInViewport();

    await test.step('RV-06 an answer is published, and deleted after a question', async () => {
      await answering.click();
      const field = article.getByRole('textbox', { name: /^Ihre Antwort/ });
      await expect(field).toBeFocused();
      await field.fill('Vielen Dank für Ihre Worte.');
      await article.getByRole('button', { name: 'Antwort veröffentlichen' }).click();
      await expect(article.getByText('Vielen Dank für Ihre Worte.')).toBeVisible();
      await article.getByRole('button', { name: 'Antwort löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Antwort löschen' }).click();
      await expect(answering).toBeVisible();
    });
  });
});
