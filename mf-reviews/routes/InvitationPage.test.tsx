import { storeDraft } from '@care/contracts/testing/drafts';
import { Refusal } from '@care/contracts/testing/site';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteOfTests } from '../testing/new-tab';
import { kim, ownRating, providerAnswers, showAt } from '../testing/show-pages';

const CHECK = 'POST /api-backend/rating/invite/check/';
const START = 'POST /api-backend/rating/invite/start/';
const CREATE = 'POST /api-backend/rating/';
const FORM = '/pflegeanbieter/bewertung-abgeben/7?einladung=geheim';
const company = { id: 7, name: 'Lindenhof', slug: 'lindenhof', street: 'Gartenweg 2, 50733 Köln, Deutschland' };
const valid = { company, valid_until: '2026-12-20T10:00:00.000Z' };
const NOTE = 'Ihre Bewertung bekommt später das Zeichen „Kontakt nachgewiesen“.';
const site = siteOfTests();
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the link of an invitation', () => {
  it('PK-08 says who asks, until when, and what the mark means; a visitor can write without the mark, too', async () => {
    site.answers[CHECK] = 500;
    await showAt('/einladung?key=geheim');
    expect(await screen.findByText('Die Einladung konnte nicht geladen werden.')).toBeVisible();
    site.answers[CHECK] = valid;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Erfahrung mit Lindenhof' })).toBeVisible();
    expect(screen.getByText(/bis zum 20\. Dezember 2026/)).toBeVisible();
    expect(screen.getByText(/Sie brauchen ein Konto/)).toBeVisible();
    expect(target('Bewertung schreiben')).toBe(FORM);
    expect(target('Ohne dieses Zeichen bewerten')).toBe('/pflegeanbieter/bewertung-abgeben/7');
    expect(site.written.at(-1)).toEqual({ path: CHECK, body: { key: 'geheim' } });
  });

  it('PK-08 a used or expired one says so and offers to write without it', async () => {
    site.answers[CHECK] = new Refusal(410, { message: 'Diese Einladung gilt nicht mehr.', company });
    await showAt('/einladung?key=geheim');
    expect(await screen.findByRole('heading', { level: 1, name: 'Die Einladung gilt nicht mehr' })).toBeVisible();
    expect(target('Bewertung ohne Einladung schreiben')).toBe('/pflegeanbieter/bewertung-abgeben/7');
  });

  it('PK-08 an unknown or incomplete one says so', async () => {
    const { goTo } = await showAt('/einladung?key=unbekannt');
    for (const query of ['', '?key=']) {
      expect(await screen.findByRole('heading', { level: 1, name: 'Diese Einladung gibt es nicht' })).toBeVisible();
      await goTo(`/einladung${query}`);
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Einladung gibt es nicht' })).toBeVisible();
  });
});

describe('a rating on invitation', () => {
  beforeEach(() => {
    Object.assign(site, { signedIn: true, user: kim, answers: providerAnswers() });
    site.answers[START] = valid;
  });

  const press = () => userEvent.click(screen.getByRole('button', { name: 'Bewertung abgeben' }));
  const sent = () => site.written.filter(({ path }) => path === CREATE).map(({ body }) => body);

  it('PK-08 SH-09 a visitor signs in first; the key comes back', async () => {
    site.signedIn = false;
    const { addressNow } = await showAt(FORM);
    await waitFor(() => expect(addressNow()).toBe(`/login?callbackUrl=${encodeURIComponent(FORM)}`));
  });

  it('PK-08 the form says what the invitation means and sends its key; if it ends meanwhile, the next try goes without it', async () => {
    const lost = 'Die Einladung gilt nicht mehr. Sie können die Bewertung ohne sie abgeben.';
    site.answers[CREATE] = new Refusal(422, { details: { invite: lost } });
    const stars = { housing: 4, food: 4, reliability: 4, friendliness: 4, competence: 4, activities: 4 };
    storeDraft('rating:7', { category: 'VISITOR', review_summary: 'Gut', is_anonymous: true, ...stars });
    const { addressNow } = await showAt(FORM);
    expect(await screen.findByText(NOTE)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Zusammenfassung/ })).toHaveValue('Gut'));
    await press();
    expect(await screen.findByText(lost)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.queryByText(NOTE)).toBeNull();
    site.answers[CREATE] = { id: 31, status: 'PUBLISHED' };
    await press();
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-added'));
    expect(sent()).toEqual([
      expect.objectContaining({ company: 7, invite: 'geheim' }),
      expect.not.objectContaining({ invite: expect.anything() as unknown }),
    ]);
  });

  it('PK-08 a used invitation leaves the normal form', async () => {
    site.answers[START] = new Refusal(410, {
      message: 'Mit dieser Einladung wurde schon eine Bewertung geschrieben.',
      company,
    });
    await showAt(FORM);
    expect(await screen.findByText(/Mit dieser Einladung wurde schon eine Bewertung geschrieben\./)).toBeVisible();
    expect(await screen.findByRole('combobox', { name: /Ich bewerte als/ })).toBeVisible();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('PK-08 an invitation of another provider is not used', async () => {
    site.answers[START] = { ...valid, company: { ...company, id: 8 } };
    await showAt(FORM);
    expect(await screen.findByText(/Sie gehört zu einer anderen Einrichtung\./)).toBeVisible();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('PK-08 RV-03 who has rated before edits, and the invitation stays unused', async () => {
    Object.assign(site.answers, providerAnswers({ has_rated: true }));
    site.answers['/api-backend/rating/mine/?company=7'] = ownRating();
    await showAt(FORM);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bewertung bearbeiten' })).toBeVisible();
    expect(screen.getByText('Die Einladung wird nicht benutzt.')).toBeVisible();
    expect(site.written).toEqual([]);
  });
});
