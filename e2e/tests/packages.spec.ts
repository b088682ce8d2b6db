import { expect, hydrated, phone, test } from '../support/visitor';

const sections = ['Profil & Sichtbarkeit', 'Stellenangebote', 'Aktive Personalsuche', 'Bewertungen & Service'];
/** German prices have a no-break space. */
const price = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test.describe('packages', () => {
  test('PK-01 PK-02 three packages in four sections, prices by month and by year', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    const table = page.getByRole('table');
    for (const name of sections) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible();
    const [free, plus, premium] = ['Free', 'Plus', 'Premium'].map((name) =>
      table.getByRole('columnheader', { name: new RegExp(`^${name}`) }),
    );
    await expect(free!).toContainText(price('0 €'));
    await expect(plus!).toContainText(price('39 €'));
    await expect(premium!).toContainText(price('68,09 €'));

    await page.getByRole('radio', { name: 'jährlich' }).check();
    await expect(plus!).toContainText(price('429 €'));
    await expect(premium!).toContainText(price('749 €'));
  });

  test('PK-02 tax, trial and recruitment fee are said', async ({ page }) => {
    await page.goto('/pakete');
    const main = page.getByRole('main');
    await expect(main).toContainText(price('Alle Preise zzgl. 19 % USt.'));
    await expect(main).toContainText('14 Tage kostenlos testen. Bis zum letzten Tag kündbar, danach monatlich.');
    await expect(main).toContainText(price('Vermittlungspauschale: 800 € zzgl. 19 % USt.'));
    await expect(main).toContainText('sobald beide Seiten den Arbeitsvertrag unterschrieben haben');
  });

  test('PK-01 booking stays in reach at the head of the table', async ({ page }) => {
    await page.goto('/pakete');
    await hydrated(page);
    const book = page.getByRole('columnheader', { name: /^Plus/ }).getByRole('link', { name: 'Plus: JETZT BUCHEN' });
    await page.getByRole('rowheader', { name: 'Persönlicher Support' }).scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport();
    await book.click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fpakete%3Fpackage%3DPLUS_TIER%26period%3DMONTHLY$/);
  });

  for (const viewport of [phone, { width: 768, height: 1024 }]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('PK-01 one package at a time by tabs, its booking at the foot of the screen', async ({ page }) => {
        await page.goto('/pakete');
        await hydrated(page);
        const tabs = page.getByRole('tablist', { name: 'Paket wählen' });
        await expect(page.getByRole('table')).toBeHidden();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        await tabs.getByRole('tab', { name: 'Premium' }).click();
        const panel = page.getByRole('tabpanel', { name: 'Premium' });
        await expect(panel).toContainText(price('68,09 €'));
        await expect(panel).toContainText(price('pro Monat oder 749 € pro Jahr, zzgl. 19 % USt.'));
        await expect(panel.getByRole('heading', { level: 3 })).toHaveText(sections);
        await expect(page.getByRole('link', { name: 'Premium: JETZT BUCHEN' })).toBeInViewport();
        await panel.getByText('Widgets für Ihre Website').scrollIntoViewIfNeeded();
        await expect(page.getByRole('link', { name: 'Premium: JETZT BUCHEN' })).toBeInViewport();
        await tabs.getByRole('tab', { name: 'Free' }).click();
        await expect(page.getByText('Free ist dauerhaft kostenlos und braucht keine Buchung.').last()).toBeInViewport();
        await expect(page.getByRole('link', { name: /JETZT BUCHEN/ })).toHaveCount(0);
      });
    });
  }
});
