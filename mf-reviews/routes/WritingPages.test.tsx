import { setSession } from '@care/contracts/testing';
import { storeDraft } from '@care/contracts/testing/drafts';
import { Refusal } from '@care/contracts/testing/site';
import { ratingInputSchema } from '@care/contracts/schemas';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LONGEST, ratingProblems } from '../features/writing/rating-values';
import { mayNothing } from '../testing/ratings';
import { kim, ownRating, providerAnswers, showAt, siteOfTests } from '../testing/show-pages';

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
beforeEach(() => void Object.assign(site, { signedIn: true, user: kim, answers: providerAnswers() }));

const form = () => screen.findByRole('combobox', { name: /Ich bewerte als/ });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const giveStars = (aspect: string, count: number) =>
  userEvent.click(
    within(screen.getByRole('group', { name: new RegExp(aspect) })).getByRole('radio', {
      name: new RegExp(`^${count} von 5`),
    }),
  );
const summary = () => screen.getByRole('textbox', { name: /Zusammenfassung/ });

const send = () => press('Bewertung abgeben');
const save = () => press('Änderungen speichern');
const isMoved = (addressNow: () => string, success: string) =>
  waitFor(() => expect(addressNow()).toBe(`/profile?success=rating-${success}`));
const uniqueness = new Refusal(409, { code: 'uniqueness', details: { uniqueness: TAKEN } });
const sent = { id: 31, status: 'PUBLISHED' };

const stars = { housing: 4, food: 4, reliability: 4, friendliness: 4, competence: 4, activities: 4 };
const required = { category: 'VISITOR', review_summary: 'Gut aufgehoben', is_anonymous: true, ...stars };
const content = {
  ...required,
  description: '',
  preferred_author_name: '',
  ...{ housing_comment: '', food_comment: '', reliability_comment: '' },
  ...{ friendliness_comment: '', competence_comment: '', activities_comment: '' },
};

/** Opens the form with a draft of all that is required. */
async function showDraft(values: object = required) {
  storeDraft('rating:7', values);
  const shown = await showAt(GIVE);
  await form();
  await waitFor(() => expect(summary()).toHaveValue('Gut aufgehoben'));
  return shown;
}

it('RV-02 giving a rating: asks for identity, six times stars with a comment, summary, description and a name, and sends them', async () => {
  site.answers['POST /api-backend/rating/'] = sent;
  const { addressNow } = await showAt(GIVE);
  await form();
  await send();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Bitte füllen Sie alle Pflichtfelder aus.')).toBeVisible();
  expect(alert.getAllByRole('link')).toHaveLength(8);
  await userEvent.click(alert.getByRole('link', { name: 'Aktivitäten: Bitte vergeben Sie 1 bis 5 Sterne.' }));
  expect(within(screen.getByRole('group', { name: /Aktivitäten/ })).getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.selectOptions(await form(), 'Besucher/in oder externe Person');
  for (const aspect of ASPECTS) await giveStars(aspect, 4);
  await userEvent.type(summary(), 'Gut aufgehoben');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(site.written).toEqual([]);
  expect(
    screen.getByText(
      'Ihre Bewertung ist in der Regel sofort öffentlich. Sie können sie jederzeit ändern oder löschen.',
    ),
  ).toBeVisible();
  await expectLink('So prüfen wir Bewertungen', '/so-pruefen-wir-bewertungen');
  await press('Kommentar zu Essen & Trinken hinzufügen');
  expect(screen.getByRole('textbox', { name: 'Kommentar zu Essen & Trinken (optional)' })).toHaveFocus();
  await userEvent.keyboard('Kalt.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ihre Erfahrung' }), '8 Zeichen');
  expect(screen.getByText('9 von 5.000 Zeichen')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Angezeigter Name' }), 'Kim aus Köln');
  await send();
  await isMoved(addressNow, 'added');
  const entered = { food_comment: 'Kalt.', description: '8 Zeichen', preferred_author_name: 'Kim aus Köln' };
  expect(site.written).toEqual([
    { path: 'POST /api-backend/rating/', body: { ...content, company: 7, author: kim.pk, ...entered } },
  ]);
});

it('RV-02 giving a rating: asks for no stars for rooms and meals of home care; the rating of an unconfirmed address waits', async () => {
  site.user = { ...kim, email_verified: false };
  const path = '/api-backend/company/details/7/';
  const answers = providerAnswers();
  site.answers = { ...answers, [path]: { ...answers[path], services: ['ambulante-pflege', 'Pflegeberatung'] } };
  site.answers['POST /api-backend/rating/'] = sent;
  const { addressNow } = await showDraft({ ...required, housing: undefined, food: undefined });
  expect(screen.queryByRole('group', { name: /Wohnen & Ambiente|Essen & Trinken/ })).toBeNull();
  expect(
    await screen.findByText('Ihre Bewertung wird öffentlich, sobald Sie Ihre E-Mail-Adresse bestätigt haben.'),
  ).toBeVisible();
  await send();
  await isMoved(addressNow, 'added');
  expect(site.written[0]?.body).toMatchObject({ housing: null, food: null, reliability: 4 });
});

it('RV-02 giving a rating: the longest texts are those of the server, and longer ones are not sent', () => {
  const { shape } = ratingInputSchema;
  for (const [field, max] of Object.entries(LONGEST)) {
    const schema = field === 'comment' ? shape.food_comment : shape[field as Exclude<keyof typeof LONGEST, 'comment'>];
    const name = field === 'comment' ? 'food_comment' : field;
    for (const [length, isTaken] of [
      [max, true],
      [max + 1, false],
    ] as const) {
      const text = 'x'.repeat(length);
      expect([name, schema.safeParse(text).success]).toEqual([name, isTaken]);
      const problems = ratingProblems({ ...content, category: 'VISITOR', [name]: text }, []);
      expect(Object.keys(problems)).toEqual(isTaken ? [] : [name]);
    }
  }
});

it('RV-10 giving a rating: is anonymous unless the person decides otherwise, and shows which name would stand there', async () => {
  site.answers['POST /api-backend/rating/'] = sent;
  const { addressNow } = await showDraft({ ...required, preferred_author_name: 'Anders' });
  expect(screen.getByRole('textbox', { name: 'Angezeigter Name' })).toHaveValue('Anders');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Anonym bewerten', checked: true }));
  expect(await screen.findByText('Bei Ihrer Bewertung steht „Kim B.“.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Angezeigter Name' })).toBeNull();
  await send();
  await isMoved(addressNow, 'added');
  expect(site.written[0]?.body).toEqual({ ...content, company: 7, author: kim.pk, is_anonymous: false });
});

it('RV-02 SH-21 giving a rating: a failed rating stays, also over a reload, with the messages of the server, and is repeated by its key', async () => {
  const details = { review_summary: 'Zu kurz.', food_comment: ['Zu lang.'] };
  site.answers['POST /api-backend/rating/'] = new Refusal(422, { details });
  const { unmount } = await showDraft();
  await send();
  expect(await screen.findByRole('link', { name: 'Zusammenfassung in einem Satz: Zu kurz.' })).toBeVisible();
  expect(summary()).toHaveAccessibleDescription(/Zu kurz\./);
  // The field of this comment was closed.
  expect(screen.getByRole('textbox', { name: /Essen & Trinken/ })).toHaveAccessibleDescription(/Zu lang\./);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  site.answers['POST /api-backend/rating/'] = 503;
  await send();
  // The answer moves the focus to the alert, away from what would be written meanwhile.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await userEvent.type(summary(), '!');
  unmount();
  const { addressNow } = await showAt(GIVE);
  await form();
  await waitFor(() => expect(summary()).toHaveValue('Gut aufgehoben!'));
  site.answers['POST /api-backend/rating/'] = sent;
  await send();
  await isMoved(addressNow, 'added');
  expect(sessionStorage.getItem('pf-drafts') ?? '').not.toContain('Gut aufgehoben');
  const [first, repeated, changed] = site.keys;
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([repeated === first, changed === first]).toEqual([true, false]);
});

it('RV-03 RV-09 giving a rating: a second rating is refused, and becomes a change of the first one, once that is loaded', async () => {
  const message = 'Diese Bewertung war schon abgegeben.';
  site.answers['POST /api-backend/rating/'] = new Refusal(409, { code: 'conflict', message });
  const { addressNow } = await showDraft();
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Meine Bewertung bearbeiten' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  site.answers['POST /api-backend/rating/'] = uniqueness;
  site.answers['/api-backend/rating/mine/?company=7'] = 503;
  await send();
  expect(await within(await screen.findByRole('alert')).findByText(TAKEN)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Meine Bewertung bearbeiten' }));
  expect(await screen.findByText('Die Bewertung konnte nicht geladen werden.')).toBeVisible();
  expect(summary()).toHaveValue('Gut aufgehoben');
  site.answers['/api-backend/rating/mine/?company=7'] = ownRating({ description: 'Vorher' });
  site.answers['PATCH /api-backend/rating/31/'] = ownRating();
  await press('Meine Bewertung bearbeiten');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bewertung bearbeiten' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ihre Erfahrung' })).toHaveValue('Vorher');
  await waitFor(() => expect(summary()).toHaveValue('Gut aufgehoben'));
  await save();
  await isMoved(addressNow, 'changed');
  expect(site.written.at(-1)).toMatchObject({
    path: 'PATCH /api-backend/rating/31/',
    body: { review_summary: 'Gut aufgehoben' },
  });
});

it('RV-09 giving a rating: an existing own rating opens for editing', async () => {
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
])('RV-07 RV-09 giving a rating: %s reads why there is no form', async (_who, viewer, text) => {
  Object.assign(site.answers, providerAnswers(viewer));
  await showAt(GIVE);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bewertung abgeben' })).toBeNull();
});

it('RV-08 SH-09 SH-06 giving a rating: a visitor signs in and comes back, also when the session ended in another tab', async () => {
  site.answers['/api-backend/rating/31/'] = ownRating();
  const login = (path: string) => `/login?callbackUrl=${encodeURIComponent(path)}`;
  const editing = await showAt(EDIT);
  await form();
  await setSession(site, false);
  await waitFor(() => expect(editing.addressNow()).toBe(login(EDIT)));
  const { addressNow } = await showAt(GIVE);
  await waitFor(() => expect(addressNow()).toBe(login(GIVE)));
});

it('RV-02 giving a rating: says that there is no such provider', async () => {
  const { goTo } = await showAt('/pflegeanbieter/bewertung-abgeben/abc');
  expect(await screen.findByText('Diese Einrichtung gibt es nicht')).toBeVisible();
  await goTo(GIVE);
  expect(await form()).toBeVisible();
  await goTo('/pflegeanbieter/bewertung-abgeben/8');
  expect(await screen.findByText('Diese Einrichtung gibt es nicht')).toBeVisible();
});

describe('editing and deleting a rating', () => {
  beforeEach(() => {
    site.answers['/api-backend/rating/31/'] = ownRating({ food_comment: 'Abends kalt.' });
  });

  it('RV-04 RV-09 shows the own rating, saves it and leads to the account; a change elsewhere is not overwritten unasked', async () => {
    site.answers['PATCH /api-backend/rating/31/'] = new Refusal(412, { code: 'conflict' });
    const { addressNow } = await showAt(EDIT);
    expect(await form()).toHaveValue('RELATIVE');
    await expectLink('Lindenhof', '/pflegeanbieter/profiles/lindenhof');
    const comment = screen.getByRole('textbox', { name: 'Kommentar zu Essen & Trinken (optional)' });
    expect(comment).toHaveValue('Abends kalt.');
    expect(
      within(screen.getByRole('group', { name: /Kompetenz/ })).getByRole('radio', { name: /^4 von 5/ }),
    ).toBeChecked();
    await giveStars('Kompetenz', 1);
    await userEvent.clear(comment);
    await save();
    expect(await screen.findByText('Diese Bewertung wurde inzwischen an anderer Stelle geändert.')).toBeVisible();
    site.answers['PATCH /api-backend/rating/31/'] = ownRating();
    await save();
    await isMoved(addressNow, 'changed');
    expect(site.written.at(-1)).toMatchObject({
      path: 'PATCH /api-backend/rating/31/',
      body: { competence: 1, food_comment: '', category: 'RELATIVE', is_anonymous: true },
    });
  });

  it('RV-04 a change whose answer was lost is no conflict when it is sent again', async () => {
    const { addressNow } = await showAt(EDIT);
    await form();
    await giveStars('Kompetenz', 1);
    site.answers['PATCH /api-backend/rating/31/'] = new Refusal(412, { code: 'conflict' });
    site.answers['/api-backend/rating/31/'] = ownRating({ food_comment: 'Abends kalt.', competence: 1 });
    await save();
    await isMoved(addressNow, 'changed');
  });

  it('RV-04 asks before it deletes, says if that failed, and leads to the account afterwards', async () => {
    site.answers['DELETE /api-backend/rating/31/'] = 503;
    const { addressNow } = await showAt(EDIT);
    await form();
    await userEvent.type(summary(), '!');
    const answerQuestion = async (name: string) => {
      await press('Bewertung zu Lindenhof löschen');
      const dialog = within(await screen.findByRole('dialog', { name: 'Bewertung löschen?' }));
      await userEvent.click(dialog.getByRole('button', { name }));
    };
    await answerQuestion('Abbrechen');
    expect(site.written).toEqual([]);
    await answerQuestion('Bewertung löschen');
    expect(await screen.findByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
    expect(addressNow()).toBe(EDIT);
    site.answers['DELETE /api-backend/rating/31/'] = {};
    await answerQuestion('Bewertung löschen');
    await isMoved(addressNow, 'removed');
    expect(site.written.at(-1)).toEqual({ path: 'DELETE /api-backend/rating/31/', body: '' });
  });

  it('RV-04 says who can change or delete a rating, that a disputed one stays hidden, and which do not exist', async () => {
    const path = (id: number) => `/pflegeanbieter/bewertung/${id}/edit`;
    Object.assign(site.answers, {
      '/api-backend/rating/32/': ownRating({ id: 32, author: null, viewer: { ...mayNothing, can_report: true } }),
      '/api-backend/rating/33/': ownRating({ id: 33, viewer: { ...mayNothing, can_delete: true } }),
      '/api-backend/rating/34/': ownRating({ id: 34, status: 'DISPUTED' }),
    });
    const { goTo } = await showAt(path(32));
    expect(await screen.findByText('Nur wer eine Bewertung geschrieben hat, kann sie ändern.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /löschen|speichern/ })).toBeNull();
    await goTo(path(33));
    expect(await screen.findByText('Diese Bewertung lässt sich nicht mehr ändern.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
    await goTo(path(34));
    expect(await screen.findByText('Diese Bewertung wird gerade geprüft.')).toBeVisible();
    for (const unknown of [0, 99]) {
      await goTo(path(unknown));
      expect(await screen.findByText('Diese Bewertung gibt es nicht')).toBeVisible();
    }
  });
});
