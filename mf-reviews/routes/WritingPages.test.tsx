import { loadSession } from '@care/contracts/testing';
import { Refusal, siteOfTests } from '@care/contracts/testing/site';
import { ratingInputSchema } from '@care/contracts/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LONGEST } from '../features/writing/rating-values';
import { mayNothing } from '../testing/ratings';
import { kim, ownRating, providerAnswers, showAt } from '../testing/show-pages';

const GIVE = '/pflegeanbieter/bewertung-abgeben/7';
const EDIT = '/pflegeanbieter/bewertung/31/edit';
const TAKEN = 'Der Benutzer hat bereits eine Bewertung für ein bestimmtes Unternehmen erstellt';
const ASPECTS = [
  'Wohnen & Ambiente',
  'Essen & Trinken',
  'Zuverlässigkeit',
  'Freundlichkeit',
  'Kompetenz',
  'Aktivitäten',
];

const site = siteOfTests();
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(site, { signedIn: true, user: kim, answers: providerAnswers() });
});

const form = () => screen.findByRole('combobox', { name: /Ich bewerte als/ });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const giveStars = (aspect: string, count: number) =>
  userEvent.click(
    within(screen.getByRole('group', { name: new RegExp(aspect) })).getByRole('radio', {
      name: new RegExp(`^${count} von 5`),
    }),
  );
const summary = () => screen.getByRole('textbox', { name: /Zusammenfassung/ });

/** Fills in all that is required. */
async function fillIn() {
  await userEvent.selectOptions(await form(), 'Besucher/in oder externe Person');
  for (const aspect of ASPECTS) await giveStars(aspect, 4);
  await userEvent.type(summary(), 'Gut aufgehoben');
}

const content = {
  category: 'VISITOR',
  review_summary: 'Gut aufgehoben',
  description: '',
  is_anonymous: true,
  preferred_author_name: '',
  ...{ housing: 4, food: 4, reliability: 4, friendliness: 4, competence: 4, activities: 4 },
  ...{ housing_comment: '', food_comment: '', reliability_comment: '' },
  ...{ friendliness_comment: '', competence_comment: '', activities_comment: '' },
};

describe('giving a rating', () => {
  it('RV-02 asks for identity, six times stars with a comment, summary, description and a name, and sends them', async () => {
    site.answers['POST /api-backend/rating/'] = { id: 31, status: 'PUBLISHED' };
    const { addressNow } = await showAt(GIVE);
    await fillIn();
    expect(
      screen.getByText(
        'Ihre Bewertung ist in der Regel sofort öffentlich. Sie können sie jederzeit ändern oder löschen.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'So prüfen wir Bewertungen' })).toHaveAttribute(
      'href',
      '/so-pruefen-wir-bewertungen',
    );
    await giveStars('Essen & Trinken', 2);
    await press('Kommentar zu Essen & Trinken hinzufügen');
    expect(screen.getByRole('textbox', { name: 'Kommentar zu Essen & Trinken (optional)' })).toHaveFocus();
    await userEvent.keyboard('Abends kalt.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Ihre Erfahrung' }), 'Zwölf Zeichen');
    expect(screen.getByText('13 von 5.000 Zeichen')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Angezeigter Name' }), 'Angehörige aus Köln');
    await press('Bewertung abgeben');
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-added'));
    expect(site.written).toEqual([
      {
        path: 'POST /api-backend/rating/',
        body: {
          ...content,
          company: 7,
          author: kim.pk,
          food: 2,
          food_comment: 'Abends kalt.',
          description: 'Zwölf Zeichen',
          preferred_author_name: 'Angehörige aus Köln',
        },
      },
    ]);
  });

  it('RV-02 asks for no stars for rooms and meals of home care', async () => {
    const path = '/api-backend/company/details/7/';
    const answers = providerAnswers();
    site.answers = { ...answers, [path]: { ...answers[path], services: ['ambulante-pflege', 'Pflegeberatung'] } };
    site.answers['POST /api-backend/rating/'] = { id: 31, status: 'PUBLISHED' };
    const { addressNow } = await showAt(GIVE);
    await userEvent.selectOptions(await form(), 'Besucher/in oder externe Person');
    expect(screen.queryByRole('group', { name: /Wohnen & Ambiente|Essen & Trinken/ })).toBeNull();
    for (const aspect of ASPECTS.slice(2)) await giveStars(aspect, 4);
    await userEvent.type(summary(), 'Gut versorgt');
    await press('Bewertung abgeben');
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-added'));
    expect(site.written[0]?.body).toMatchObject({ housing: null, food: null, reliability: 4 });
  });

  it('RV-02 names what is missing and sends nothing; each message leads to its field', async () => {
    await showAt(GIVE);
    await form();
    await press('Bewertung abgeben');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Bitte füllen Sie alle Pflichtfelder aus.')).toBeVisible();
    expect(alert.getAllByRole('link')).toHaveLength(8);
    await userEvent.click(alert.getByRole('link', { name: 'Aktivitäten: Bitte vergeben Sie 1 bis 5 Sterne.' }));
    expect(within(screen.getByRole('group', { name: /Aktivitäten/ })).getAllByRole('radio')[0]).toHaveFocus();
    await fillIn();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(site.written).toEqual([]);
  });

  it('RV-02 the longest texts are those of the server, and longer ones are not sent', async () => {
    const { shape } = ratingInputSchema;
    for (const [field, schema] of Object.entries({ ...shape, comment: shape.food_comment })) {
      const max = (LONGEST as Record<string, number>)[field];
      if (max === undefined) continue;
      expect([schema.safeParse('x'.repeat(max)).success, schema.safeParse('x'.repeat(max + 1)).success]).toEqual([
        true,
        false,
      ]);
    }
    await showAt(GIVE);
    await fillIn();
    await userEvent.click(screen.getByRole('textbox', { name: 'Ihre Erfahrung' }));
    await userEvent.paste('x'.repeat(5001));
    await press('Bewertung abgeben');
    expect(
      await screen.findByRole('link', {
        name: 'Ihre Erfahrung: Bitte kürzen Sie den Text auf höchstens 5.000 Zeichen.',
      }),
    ).toBeVisible();
    expect(site.written).toEqual([]);
  });

  it('RV-10 is anonymous unless the person decides otherwise, and shows which name would stand there', async () => {
    site.answers['POST /api-backend/rating/'] = { id: 31, status: 'PUBLISHED' };
    const { addressNow } = await showAt(GIVE);
    await fillIn();
    await userEvent.type(screen.getByRole('textbox', { name: 'Angezeigter Name' }), 'Anders');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Anonym bewerten' }));
    expect(await screen.findByText('Bei Ihrer Bewertung steht „Kim B.“.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Angezeigter Name' })).toBeNull();
    await press('Bewertung abgeben');
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-added'));
    expect(site.written[0]?.body).toEqual({ ...content, company: 7, author: kim.pk, is_anonymous: false });
  });

  it('RV-02 says that the rating of an unconfirmed address waits for its confirmation', async () => {
    site.user = { ...kim, email_verified: false };
    await showAt(GIVE);
    expect(
      await screen.findByText('Ihre Bewertung wird öffentlich, sobald Sie Ihre E-Mail-Adresse bestätigt haben.'),
    ).toBeVisible();
  });

  it('RV-02 SH-21 messages of the server are shown at their fields, and the entry stays', async () => {
    site.answers['POST /api-backend/rating/'] = new Refusal(422, { details: { review_summary: 'Zu kurz.' } });
    await showAt(GIVE);
    await fillIn();
    await press('Bewertung abgeben');
    expect(await screen.findByRole('link', { name: 'Zusammenfassung in einem Satz: Zu kurz.' })).toBeVisible();
    expect(summary()).toHaveAccessibleDescription(/Zu kurz\./);
    expect(summary()).toHaveValue('Gut aufgehoben');
  });

  it('RV-02 SH-21 a message about a comment that is closed opens its field', async () => {
    site.answers['POST /api-backend/rating/'] = new Refusal(422, { details: { food_comment: ['Zu lang.'] } });
    await showAt(GIVE);
    await fillIn();
    await press('Bewertung abgeben');
    const field = await screen.findByRole('textbox', { name: /Essen & Trinken/ });
    expect(field).toHaveAccessibleDescription(/Zu lang\./);
    expect(await screen.findByRole('link', { name: /Essen & Trinken.*Zu lang\./ })).toBeVisible();
  });

  it('RV-02 after a lost answer the same rating is sent with the same key, a changed one with another', async () => {
    await showAt(GIVE);
    await fillIn();
    site.answers['POST /api-backend/rating/'] = 503;
    for (const times of [1, 2]) {
      await press('Bewertung abgeben');
      // Each answer moves the focus to the alert, away from what would be written meanwhile.
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(site.keys).toHaveLength(times);
    }
    await userEvent.type(summary(), '!');
    await press('Bewertung abgeben');
    await waitFor(() => expect(site.keys).toHaveLength(3));
    const [first, second, third] = site.keys;
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('RV-03 RV-09 a second rating is refused, and becomes a change of the first one', async () => {
    site.answers['POST /api-backend/rating/'] = new Refusal(409, {
      code: 'uniqueness',
      details: { uniqueness: TAKEN },
    });
    site.answers['/api-backend/rating/mine/?company=7'] = ownRating({ description: 'Vorher' });
    site.answers['PATCH /api-backend/rating/31/'] = ownRating();
    const { addressNow } = await showAt(GIVE);
    await fillIn();
    await press('Bewertung abgeben');
    expect(within(await screen.findByRole('alert')).getByText(TAKEN)).toBeVisible();
    await press('Meine Bewertung bearbeiten');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bewertung bearbeiten' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ihre Erfahrung' })).toHaveValue('Vorher');
    await waitFor(() => expect(summary()).toHaveValue('Gut aufgehoben'));
    await press('Änderungen speichern');
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-changed'));
    expect(site.written.at(-1)).toMatchObject({
      path: 'PATCH /api-backend/rating/31/',
      body: { review_summary: 'Gut aufgehoben' },
    });
  });

  it('RV-03 says that the first rating could not be loaded; another conflict does not offer it', async () => {
    const sent = 'Diese Bewertung war schon abgegeben.';
    site.answers['POST /api-backend/rating/'] = new Refusal(409, { code: 'conflict', message: sent });
    site.answers['/api-backend/rating/mine/?company=7'] = 503;
    await showAt(GIVE);
    await fillIn();
    await press('Bewertung abgeben');
    expect(await screen.findByText(sent)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Meine Bewertung bearbeiten' })).toBeNull();
    site.answers['POST /api-backend/rating/'] = new Refusal(409, {
      code: 'uniqueness',
      details: { uniqueness: TAKEN },
    });
    await press('Bewertung abgeben');
    await userEvent.click(await screen.findByRole('button', { name: 'Meine Bewertung bearbeiten' }));
    expect(await screen.findByText('Die Bewertung konnte nicht geladen werden.')).toBeVisible();
    expect(summary()).toHaveValue('Gut aufgehoben');
  });

  it('RV-09 an existing own rating opens for editing', async () => {
    Object.assign(site.answers, providerAnswers({ has_rated: true }));
    site.answers['/api-backend/rating/mine/?company=7'] = ownRating();
    await showAt(GIVE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bewertung bearbeiten' })).toBeVisible();
    expect(summary()).toHaveValue('Erfahrung 1');
    expect(screen.getByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
  });

  it.each([
    ['the owner', { is_owner: true, can_rate: false }, 'Die eigene Einrichtung können Sie nicht bewerten.'],
    ['a former owner', { can_rate: false }, 'Diese Einrichtung können Sie nicht bewerten.'],
  ])('RV-07 RV-09 %s reads why there is no form', async (_who, viewer, text) => {
    Object.assign(site.answers, providerAnswers(viewer));
    await showAt(GIVE);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bewertung abgeben' })).toBeNull();
  });

  it.each([GIVE, EDIT])('RV-08 SH-09 a visitor signs in and comes back to %s', async (path) => {
    site.signedIn = false;
    const { addressNow } = await showAt(path);
    await waitFor(() => expect(addressNow()).toBe(`/login?callbackUrl=${encodeURIComponent(path)}`));
  });

  it.each(['/pflegeanbieter/bewertung-abgeben/abc', '/pflegeanbieter/bewertung-abgeben/8'])(
    'RV-02 says at %s that there is no such provider',
    async (path) => {
      await showAt(path);
      expect(await screen.findByText('Diese Einrichtung gibt es nicht')).toBeVisible();
    },
  );

  it('SH-15 a failed load can be retried', async () => {
    site.answers['/api-backend/company/details/7/'] = 503;
    await showAt(GIVE);
    expect(await screen.findByText('Die Bewertung konnte nicht geladen werden.')).toBeVisible();
    Object.assign(site.answers, providerAnswers());
    await press('Erneut versuchen');
    expect(await form()).toBeVisible();
  });

  it('SH-21 RV-02 an entry survives a reload, and is gone once it is sent', async () => {
    const { unmount } = await showAt(GIVE);
    await fillIn();
    unmount();
    site.answers['POST /api-backend/rating/'] = { id: 31, status: 'PUBLISHED' };
    const { addressNow } = await showAt(GIVE);
    await form();
    await waitFor(() => expect(summary()).toHaveValue('Gut aufgehoben'));
    await press('Bewertung abgeben');
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-added'));
    expect(sessionStorage.getItem('pf-drafts') ?? '').not.toContain('Gut aufgehoben');
  });
});

describe('editing and deleting a rating', () => {
  beforeEach(() => {
    site.answers['/api-backend/rating/31/'] = ownRating({ food_comment: 'Abends kalt.' });
  });

  it('RV-04 RV-09 shows the own rating, saves it and leads to the account', async () => {
    site.answers['PATCH /api-backend/rating/31/'] = ownRating();
    const { addressNow } = await showAt(EDIT);
    expect(await form()).toHaveValue('RELATIVE');
    expect(screen.getByRole('link', { name: 'Lindenhof' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof',
    );
    expect(screen.getByRole('textbox', { name: 'Kommentar zu Essen & Trinken (optional)' })).toHaveValue(
      'Abends kalt.',
    );
    expect(
      within(screen.getByRole('group', { name: /Kompetenz/ })).getByRole('radio', { name: /^4 von 5/ }),
    ).toBeChecked();
    await giveStars('Kompetenz', 1);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Kommentar zu Essen & Trinken (optional)' }));
    await press('Änderungen speichern');
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-changed'));
    expect(site.written[0]).toMatchObject({
      path: 'PATCH /api-backend/rating/31/',
      body: { competence: 1, food_comment: '', category: 'RELATIVE', is_anonymous: true },
    });
  });

  it('RV-04 asks before it deletes, and leads to the account afterwards', async () => {
    site.answers['DELETE /api-backend/rating/31/'] = {};
    const { addressNow } = await showAt(EDIT);
    await form();
    await userEvent.type(summary(), ' und mehr');
    await press('Bewertung zu Lindenhof löschen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bewertung löschen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(site.written).toEqual([]);
    await press('Bewertung zu Lindenhof löschen');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bewertung löschen' }));
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-removed'));
    expect(site.written).toEqual([{ path: 'DELETE /api-backend/rating/31/', body: '' }]);
  });

  it('RV-04 a failed deletion says so, and the form stays', async () => {
    site.answers['DELETE /api-backend/rating/31/'] = 503;
    const { addressNow } = await showAt(EDIT);
    await form();
    await press('Bewertung zu Lindenhof löschen');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bewertung löschen' }));
    expect(await screen.findByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
    expect(addressNow()).toBe(EDIT);
  });

  it('RV-04 a change elsewhere is not overwritten unasked', async () => {
    site.answers['PATCH /api-backend/rating/31/'] = new Refusal(412, { code: 'conflict' });
    const { addressNow } = await showAt(EDIT);
    await form();
    await giveStars('Kompetenz', 1);
    await press('Änderungen speichern');
    expect(await screen.findByText('Diese Bewertung wurde inzwischen an anderer Stelle geändert.')).toBeVisible();
    site.answers['PATCH /api-backend/rating/31/'] = ownRating();
    await press('Änderungen speichern');
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-changed'));
  });

  it('RV-04 a change whose answer was lost is no conflict when it is sent again', async () => {
    const { addressNow } = await showAt(EDIT);
    await form();
    await giveStars('Kompetenz', 1);
    site.answers['PATCH /api-backend/rating/31/'] = new Refusal(412, { code: 'conflict' });
    site.answers['/api-backend/rating/31/'] = ownRating({ food_comment: 'Abends kalt.', competence: 1 });
    await press('Änderungen speichern');
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-changed'));
  });

  it('RV-04 others read that only the author can change a rating', async () => {
    const viewer = { ...mayNothing, can_edit: false, can_delete: false, can_report: true, can_respond: false };
    site.answers['/api-backend/rating/31/'] = ownRating({ author: null, viewer });
    await showAt(EDIT);
    expect(await screen.findByText('Nur wer eine Bewertung geschrieben hat, kann sie ändern.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /löschen|speichern/ })).toBeNull();
  });

  it('RV-04 a rating that can no longer be changed can be deleted', async () => {
    const viewer = { ...mayNothing, can_edit: false, can_delete: true, can_report: false, can_respond: false };
    site.answers['/api-backend/rating/31/'] = ownRating({ viewer });
    await showAt(EDIT);
    expect(await screen.findByText('Diese Bewertung lässt sich nicht mehr ändern.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
  });

  it('RV-04 says that a disputed rating stays hidden after a change', async () => {
    site.answers['/api-backend/rating/31/'] = ownRating({ status: 'DISPUTED' });
    await showAt(EDIT);
    expect(await screen.findByText('Diese Bewertung wird gerade geprüft.')).toBeVisible();
  });

  it.each(['/pflegeanbieter/bewertung/0/edit', '/pflegeanbieter/bewertung/99/edit'])(
    'RV-04 says at %s that there is no such rating',
    async (path) => {
      await showAt(path);
      expect(await screen.findByText('Diese Bewertung gibt es nicht')).toBeVisible();
    },
  );

  it('SH-06 asks to sign in again when the session has ended elsewhere', async () => {
    const { addressNow } = await showAt(EDIT);
    await form();
    site.signedIn = false;
    await loadSession();
    await waitFor(() => expect(addressNow()).toMatch(/^\/login/));
  });
});
