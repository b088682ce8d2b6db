import { legalPageSchema } from '@care/contracts/schemas';
import { contextOf, endPage, loadSession, pageHtml, showPage } from '@care/contracts/testing';
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { screen } from '@testing-library/react';
import * as page from './LegalPage';

const { head } = page;
const imprint = legalPageSchema.parse({
  ...{ slug: 'impressum', title: 'Impres\u00adsum', lead: 'Angaben nach dem Gesetz.', description: 'Wer wir sind.' },
  missing: [],
  sections: [{ id: 'anbieter', title: 'Anbieter', text: 'Pflege GmbH\n\n- eins\n- zwei' }],
});
const site = siteOfTests();
const READ = '/api-backend/content/legal/impressum/';
beforeEach(() => endPage());

it('SH-20 shows paragraphs and lists without script; the title for tabs and search engines is not hyphenated', async () => {
  site.answers[READ] = imprint;
  const context = contextOf('/impressum');
  const html = await pageHtml(page, context);
  expect(html).toMatch(
    /<section id="anbieter"><h2>Anbieter<\/h2>.*<p>Pflege GmbH<\/p><ul><li>eins<\/li><li>zwei<\/li><\/ul>/,
  );
  expect(await page.load(context)).toEqual({ kind: 'ok' });
  expect(head(context)).toMatchObject({ title: 'Impressum', description: 'Wer wir sind.', canonical: '/impressum' });
  expect(head(context)).not.toHaveProperty('robots');
});

it('OP-07 a page that lacks data is 503 and noindex; visitors are told so calmly, STAFF reads the reason with a link to the desk', async () => {
  site.answers[READ] = { ...imprint, missing: ['phone'], sections: [] };
  const context = contextOf('/impressum');
  const { outcome } = await showPage(page, context);
  expect(outcome).toEqual({ kind: 'unavailable' });
  expect(head(context)).toEqual({ title: 'Impressum', robots: 'noindex,follow' });
  expect(screen.getByRole('heading', { level: 1, name: 'Impres\u00adsum' })).toBeVisible();
  expect(screen.getByText(/^Diese Seite ist noch nicht fertig\./)).toBeVisible();
  expect(screen.queryByText(/Prüfstelle|Telefon/)).toBeNull();
  site.signedIn = true;
  site.user = { ...paul, is_staff: true };
  await loadSession();
  expect(await screen.findByText('Es fehlen Angaben zum Betreiber: Telefon.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Angaben ergänzen' })).toHaveAttribute('href', '/verwaltung?view=operator');
});

it('OP-07 says that the data could not be loaded', async () => {
  site.answers[READ] = 500;
  const { outcome } = await showPage(page, contextOf('/impressum'));
  expect(outcome).toEqual({ kind: 'unavailable' });
  expect(await screen.findByText('Die Angaben konnten nicht geladen werden.')).toBeVisible();
});
