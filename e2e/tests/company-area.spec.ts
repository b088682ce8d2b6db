import type { CompanyPage, RatingList } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit, expectWholeWords } from '../support/accessible';
import { signInAs, tabTo } from '../support/account';
import { askBackend } from '../support/backend';
import { demo } from '../support/inbox';
import { expect, test } from '../support/visitor';

const AREA = '/profile/company';
const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });

test('AC-16 RV-06 an owner sees figures, limits and links, answers a review, and chooses figures by keyboard', async ({
  page,
}) => {
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
    await expectAccessible(page);
    await expectToFit(page);
    await expectWholeWords(page);
    await page.setViewportSize(desktop);
  });

  await test.step('AC-16 reviews without an answer lead to the form for it on the profile', async () => {
    const { id } = await askBackend<CompanyPage>('/company/by-slug/beispiel-plus/');
    const { count } = await askBackend<RatingList>(`/rating/list/${id}/`);
    const reviews = part(page, 'Bewertungen');
    await expect(reviews.getByText(`${count} Bewertungen`)).toBeVisible();
    const waiting = await reviews.getByText(/^(Eine wartet|\d+ warten) auf Ihre Antwort\.$/).textContent();
    const number = waiting?.startsWith('Eine') ? 'Eine Bewertung' : `${waiting?.split(' ')[0]} Bewertungen`;
    await expect(part(page, 'Das wartet auf Sie').getByRole('link', { name: `${number} ohne Antwort` })).toBeVisible();
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
      await article.getByRole('button', { name: 'Antwort veröffentlichen' }).click();
      await expect(article.getByRole('alert')).toContainText('Bitte füllen Sie alle Pflichtfelder aus.');
      await field.fill('Vielen Dank für Ihre Worte.');
      await article.getByRole('button', { name: 'Antwort veröffentlichen' }).click();
      await expect(article.getByText('Vielen Dank für Ihre Worte.')).toBeVisible();
      await article.getByRole('button', { name: 'Antwort löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Antwort löschen' }).click();
      await expect(article.getByText('Ihre Antwort ist gelöscht.')).toBeVisible();
      await expect(answering).toBeVisible();
    });
    await page.goBack();
    await expect(reviews.getByText(/auf Ihre Antwort\.$/)).toBeVisible();
  });

  await test.step('AC-16 another figure is chosen by keyboard and stays in the address', async () => {
    const figures = part(page, 'Was Ihr Profil bewirkt');
    await tabTo(page, figures.getByRole('link', { name: 'Suchtreffer' }), 90);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?zahl=treffer$/);
    await expect(figures.getByRole('heading', { name: 'Suchtreffer je Woche' })).toBeVisible();
    await figures.getByRole('link', { name: '12 Monate' }).click();
    await expect(page).toHaveURL(/\?zahl=treffer&zeitraum=monate$/);
    await page.reload();
    await expect(figures.getByRole('heading', { name: 'Suchtreffer je Monat' })).toBeVisible();
    await figures.getByText('Alle Werte als Tabelle').click();
    await expect(figures.getByRole('columnheader', { name: 'Monat', exact: true })).toBeVisible();
  });

  await test.step('AC-16 the link that changes the package comes to the package', async () => {
    await page.goto(`${AREA}?package=change`);
    await expect(part(page, 'Ihr Paket: Plus')).toBeFocused();
  });
});
