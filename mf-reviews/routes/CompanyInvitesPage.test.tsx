import { Refusal, paul } from '@care/contracts/testing/site';
import { type RatingInvites, ratingInvitesSchema } from '@care/contracts/schemas';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSession, show } from '@care/contracts/testing';
import { siteOfTests, kim, ownPage, ownRating, showAt } from '../testing/show-pages';
import { mayNothing } from '../testing/ratings';
import { OwnRatings } from '../features/own-ratings/OwnRatings';

describe('asking people for reviews', () => {
  const PAGE = '/profile/company/bewertungen-einladen';
  const LIST = '/api-backend/rating/invite/';
  const SEND = `POST ${LIST}`;
  const site = siteOfTests();

  const round = (id: number, count: number) => ({
    id,
    count,
    created_at: '2026-11-20T10:00:00.000Z',
    valid_until: '2099-12-20T10:00:00.000Z',
  });
  const invites = (changes: Partial<RatingInvites> = {}): RatingInvites =>
    ratingInvitesSchema.parse({
      ...{ count: 0, results: [], progress: null, can_invite: true, is_public: true, left_today: 60 },
      mail: {
        subject: 'Ihre Erfahrung mit Lindenhof',
        before: ['„Lindenhof“ bittet Sie um eine Bewertung.'],
        intro: '„Lindenhof“ schreibt Ihnen dazu:',
        after: ['Schreiben Sie offen.'],
        action: 'Zur Einladung',
        footer: ['Der Link gilt einmal.'],
      },
      ...changes,
    });

  beforeEach(() => {
    Object.assign(site, { signedIn: true, user: paul });
    site.answers[LIST] = invites();
  });

  const emails = () => screen.findByRole('textbox', { name: /E-Mail-Adressen/ });
  const words = () => screen.getByRole('textbox', { name: /Ihre Worte/ });
  const agreement = () => screen.getByRole('checkbox', { name: /ausdrücklich zugestimmt/ });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Einladungen senden' }));
  async function type(text: string) {
    await userEvent.clear(await emails());
    await userEvent.type(await emails(), text);
  }

  it('PK-08 names what is missing or invalid, sends addresses and own words after a look at the mail, and lists them', async () => {
    await showAt(PAGE);
    await emails();
    await send();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(within(alert).getAllByRole('link')).toHaveLength(2);
    await type('anna@beispiel, bodo@beispiel.example');
    await userEvent.type(words(), 'www.lindenhof.de');
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getAllByText(/Das sind keine gültigen E-Mail-Adressen: anna@beispiel$/)[0]).toBeVisible();
    expect(screen.getAllByText(/keine Internet- oder E-Mail-Adressen in den Text/)[0]).toBeVisible();
    expect(site.written).toEqual([]);
    await userEvent.clear(words());
    await type('anna@beispiel.example\n\nBodo@beispiel.example, anna@beispiel.example');
    expect(screen.getByText('2 Adressen')).toBeVisible();
    await userEvent.type(words(), 'Danke!');
    const preview = within(screen.getByRole('region', { name: 'So sieht die E-Mail aus' }));
    expect(preview.getByText(/„Lindenhof“ schreibt Ihnen dazu:\s+Danke!/)).toBeVisible();
    expect(preview.getByText('Betreff: Ihre Erfahrung mit Lindenhof')).toBeVisible();
    await userEvent.click(agreement());
    site.answers[SEND] = round(9, 2);
    site.answers[LIST] = invites({ count: 1, results: [round(9, 2)], left_today: 58 });
    await send();
    expect(await screen.findByText('2 Einladungen sind unterwegs.')).toBeVisible();
    expect(site.written).toEqual([
      {
        path: SEND,
        body: { emails: ['anna@beispiel.example', 'Bodo@beispiel.example'], text: 'Danke!', agreed: true },
      },
    ]);
    expect(site.keys[0]).toMatch(/^[0-9a-f]{16,}$/);
    const list = within(screen.getByRole('region', { name: 'Verschickte Einladungen' }));
    expect(await list.findByText(/20\. November 2026/)).toBeVisible();
    expect(list.getByText('Wie viele Bewertungen geschrieben wurden, steht hier ab fünf.')).toBeVisible();
    expect(await emails()).toHaveValue('');
    expect(await screen.findByText(/Heute noch 58/)).toBeVisible();
  });

  it('PK-08 more than 20 addresses, or more than are left today, are not sent; a refusal is at its field and keeps the key', async () => {
    site.answers[LIST] = invites({ left_today: 2 });
    await showAt(PAGE);
    await userEvent.click(await emails());
    await userEvent.paste(Array.from({ length: 21 }, (_, n) => `a${n}@beispiel.example`).join('\n'));
    await userEvent.click(agreement());
    await send();
    expect((await screen.findAllByText(/Bitte laden Sie höchstens 20 Adressen auf einmal ein\./))[0]).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await type('a@beispiel.example b@beispiel.example c@beispiel.example');
    await send();
    expect((await screen.findAllByText(/Heute können Sie noch 2 Adressen einladen\./))[0]).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(site.written).toEqual([]);
    const text = 'In den letzten zwölf Monaten schon eingeladen: a@beispiel.example.';
    site.answers[SEND] = new Refusal(422, { details: { emails: text } });
    await type('a@beispiel.example');
    await send();
    await waitFor(() => expect(screen.getAllByText(new RegExp(text))[0]).toBeVisible());
    expect(await emails()).toBeInvalid();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await send();
    await waitFor(() => expect(site.keys).toHaveLength(2));
    expect(site.keys[0]).toBe(site.keys[1]);
  });

  it('PK-08 PP-20 without Premium it says so, with the links that are still valid after a package has ended', async () => {
    const progress = { opened: 10, written: 5 };
    site.answers[LIST] = invites({ can_invite: false, count: 1, results: [round(3, 8)], progress });
    await showAt(PAGE);
    expect(await screen.findByRole('heading', { name: /^Einladungen gehören zum Paket .*Premium$/ })).toBeVisible();
    expect(screen.getByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar')).toBeVisible();
    expect(screen.getByText(/gelten bis zu ihrem Datum weiter/)).toBeVisible();
    expect(screen.getByText('Mindestens 10 Links benutzt, mindestens 5 Bewertungen geschrieben.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['not public', { is_public: false }, 'Ihre Einrichtung ist zurzeit nicht öffentlich.'],
    [
      'not again today',
      { left_today: 0, count: 1, results: [round(2, 3)] },
      'Für heute sind alle Einladungen verschickt.',
    ],
  ])('PK-08 says when nothing can be sent: %s', async (_why, changes, text) => {
    site.answers[LIST] = invites(changes);
    await showAt(PAGE);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('PK-08 somebody without a provider is led to the company area', async () => {
    site.user = { ...paul, company: null };
    await showAt(PAGE);
    expect(await screen.findByText('Zu Ihrem Konto gehört noch keine Einrichtung.')).toBeVisible();
    expect(site.requests).not.toContain(`GET ${LIST}`);
  });
});

describe('the own ratings in the account', () => {
  const site = siteOfTests();
  const url = (offset: number) => `/api-backend/rating/list/user/?limit=5&offset=${offset}`;
  const rated = (id: number, changes = {}) => ownRating({ id, review_summary: `Bewertung ${id}`, ...changes });

  async function showList(at = '/profile') {
    await loadSession();
    return show(<OwnRatings />, { at });
  }

  beforeEach(() => {
    Object.assign(site, { signedIn: true, user: kim });
    const all = [1, 2, 3, 4, 5, 6, 7].map((id) => rated(id));
    site.answers[url(0)] = ownPage(7, all.slice(0, 5));
    site.answers[url(5)] = ownPage(7, all.slice(5));
  });

  const list = async () => within(await screen.findByRole('region', { name: 'Meine Bewertungen' }));

  it('AC-07 shows five per page, also at an invalid one, with the provider, the stars and the day, and leads to further pages', async () => {
    const { router } = await showList('/profile?page=-1');
    const shown = await list();
    expect(await shown.findByText('Bewertung 5')).toBeVisible();
    expect(shown.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))).toHaveLength(5);
    const [first] = shown.getAllByRole('link', { name: 'Lindenhof' });
    expect(first).toHaveAttribute('href', '/pflegeanbieter/profiles/lindenhof');
    expect(shown.getAllByText('14. Oktober 2026')).toHaveLength(5);
    await userEvent.click(shown.getByRole('link', { name: 'Seite 2' }));
    expect(await shown.findByText('Bewertung 7')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('AC-07 a page behind the last one says so and leads back', async () => {
    site.answers[url(40)] = ownPage(7, []);
    await showList('/profile?page=9');
    const shown = await list();
    expect(await shown.findByText('Auf dieser Seite gibt es keine Bewertungen mehr.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('href', '/profile');
  });

  it('AC-07 RV-02 says of each rating why it is not public, and offers what can be done with it', async () => {
    site.answers[url(0)] = ownPage(5, [
      rated(1, { status: 'PENDING' }),
      rated(2, { status: 'DISPUTED' }),
      rated(3, { status: 'REMOVED', viewer: mayNothing }),
      rated(4, { viewer: { ...mayNothing, can_delete: true } }),
      rated(5, { status: 'OWNED', viewer: { ...mayNothing, can_delete: true } }),
    ]);
    await showList();
    const item = async (text: string) => within((await screen.findByText(text)).closest('li')!);
    expect((await item('Bewertung 1')).getByText(/^Wartet auf die Bestätigung/)).toBeVisible();
    const disputed = await item('Bewertung 2');
    expect(disputed.getByText(/^Wird gerade geprüft/)).toBeVisible();
    await expectLink(/^Unsere Rückfrage/, '/pflegeanbieter/bewertung/2/nachweis', disputed);
    const removed = await item('Bewertung 3');
    expect(removed.getByText(/haben wir entfernt/)).toBeVisible();
    expect(removed.queryByRole('button')).toBeNull();
    const owned = await item('Bewertung 5');
    expect(owned.getByText(/^Sie vertreten diese Einrichtung oder haben sie vertreten/)).toBeVisible();
    expect(owned.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
    const hidden = await item('Bewertung 4');
    expect(hidden.queryByRole('link')).toBeNull();
    expect(hidden.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' })).toBeVisible();
  });

  it('RV-04 AC-07 deletes a rating after a question, and shows the result at the account', async () => {
    site.answers[url(0)] = ownPage(1, [rated(1)]);
    site.answers['DELETE /api-backend/rating/1/'] = {};
    const { addressNow } = await showList();
    await expectLink('Bewertung zu Lindenhof bearbeiten', '/pflegeanbieter/bewertung/1/edit');
    await userEvent.click(screen.getByRole('button', { name: 'Bewertung zu Lindenhof löschen' }));
    site.answers[url(0)] = ownPage(0, []);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bewertung löschen' }));
    await waitFor(() => expect(addressNow()).toBe('/profile?success=rating-removed'));
    expect(await screen.findByText('Sie haben noch keine Bewertung geschrieben.')).toBeVisible();
  });
});
