import { withWords } from '@care/contracts/free-places';
import { companySectionsSchema, ownPlacesSchema, type CompanyPage } from '@care/contracts/schemas';
import { contextOf } from '@care/contracts/testing';
import { sample } from '@care/contracts/testing/sample';
import { Refusal } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../exposes/prices-and-places';
import * as profile from '../exposes/profile';
import { backendOfTests, visitAs, visitAsOwner } from '../testing/backend';
import { companyPage, ownPage } from '../testing/company';
import { pageHtml, profileContext, showPage } from '../testing/show-page';

const backend = backendOfTests();
const HOME = {
  prices_from: '2026-07-01',
  price_care: 1642_00,
  price_training: 102_00,
  price_lodging: 512_60,
  price_board: 418_90,
  price_investment: 548_50,
  own_share: 2962_40,
};
/** Only the day is that of the tests. */
const CLOCKS = [
  ...(['setTimeout', 'clearTimeout', 'setImmediate', 'setInterval'] as const),
  ...(['queueMicrotask', 'nextTick', 'performance'] as const),
];
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

const state = sample(companySectionsSchema, {
  sections: [{ section: 'prices', etag: '"p1"', changed_at: null, confirmed_at: null }],
});

/** Shows the page to the owner. */
async function showTo(company: CompanyPage, answers: Record<string, object>) {
  backend.answer = ({ pathname }) => answers[pathname] ?? company;
  await visitAsOwner(backend, company);
  await showPage(page, contextOf('/profile/company/preise-und-plaetze'));
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z'), doNotFake: CLOCKS });
});
afterEach(() => jest.useRealTimers());

describe('the page of prices', () => {
  const noPlaces = sample(ownPlacesSchema, {});
  async function show(changes: Partial<CompanyPage> = {}) {
    const company = ownPage({ owner: 12, subscription: 'FREE_TIER', ...changes });
    await showTo(company, { '/company/7/sections/': state, '/company/7/places/': noPlaces });
    await userEvent.click(await screen.findByRole('button', { name: 'Preise bearbeiten' }));
  }
  const fill = async (label: RegExp, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    if (text) await userEvent.paste(text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: /speichern$/i }));

  it('CO-04 on Free the owner enters amounts of the offered care forms, each named with its unit', async () => {
    await show();
    expect(screen.getByLabelText(/^Unterkunft/)).toHaveAccessibleDescription(/Euro im Monat/);
    expect(screen.queryByLabelText(/^Große Körperpflege/)).not.toBeInTheDocument();
    await fill(/^Eigenanteil/, '1.642');
    await fill(/^Unterkunft/, 'viel');
    await save();
    expect(screen.getByLabelText(/^Unterkunft/)).toHaveAccessibleDescription(/Betrag in Euro/);
    expect(screen.getByLabelText(/^Preise gültig seit/)).toHaveAccessibleDescription(/seit wann/);
    await fill(/^Unterkunft/, '512,60 €');
    await fill(/^Preise gültig seit/, '2026-07-01');
    backend.answerWrite = ({ body }) => body as object;
    await save();
    expect(await screen.findByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
    expect(backend.written).toMatchObject([
      {
        url: '/company/details/7/',
        headers: { 'if-match': '"p1"' },
        body: { prices_from: '2026-07-01', price_care: 1642_00, price_lodging: 512_60 },
      },
    ]);
  });

  it('CO-04 PP-06 after a change elsewhere both versions stand beside each other, in euros', async () => {
    await show(HOME);
    await fill(/^Eigenanteil/, '1700');
    backend.answerWrite = () =>
      new Refusal(412, {
        code: 'conflict',
        section: 'prices',
        etag: '"p2"',
        changed_at: '2026-11-22T13:12:00.000Z',
        stored: { ...HOME, price_care: 1650_50 },
      });
    await save();
    const versions = await screen.findByRole('group', { name: 'Eigenanteil an der Pflege (EEE)' });
    expect(plain(versions.textContent)).toContain('1.700 €');
    expect(plain(versions.textContent)).toContain('1.650,50 €');
  });
});

describe('the page of free places', () => {
  const own = sample(ownPlacesSchema, {
    kinds: ['LONG_TERM_SINGLE', 'SHORT_TERM'],
    is_home_care: true,
    total: 4,
    free: { SHORT_TERM: 1 },
    zip_codes: ['50668'],
    weekly_mail: true,
  });

  async function show() {
    const company = companyPage({
      own_share: 2962_40,
      places: withWords({ total: 4, kinds: [], free: 1, takes_clients: null, wait: null, age_days: 3 }),
    });
    await showTo(company, { '/company/7/places/': own, '/company/7/sections/': state });
    return screen.findByRole('spinbutton', { name: 'Langzeitpflege, Einzelzimmer: frei' });
  }

  it('PL-01 PL-03 steps from 0 to all places, announces each value, and sends what was stated', async () => {
    const single = await show();
    expect(single).toHaveAttribute('type', 'number');
    expect(single).toHaveAttribute('max', '4');
    const more = screen.getByRole('button', { name: 'Mehr: Langzeitpflege, Einzelzimmer: frei' });
    for (let press = 0; press < 6; press++) await userEvent.click(more);
    expect(single).toHaveValue(4);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(within(more.parentElement!).getByRole('status')).toHaveTextContent('Langzeitpflege, Einzelzimmer: frei: 4');
    const fewer = screen.getByRole('button', { name: 'Weniger: Kurzzeitpflege: frei' });
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    expect(screen.getByRole('spinbutton', { name: 'Kurzzeitpflege: frei' })).toHaveValue(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Wir führen eine Warteliste' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Ja, wir nehmen auf' }));
    backend.answerWrite = () => own;
    await userEvent.click(screen.getByRole('button', { name: 'Plätze speichern und bestätigen' }));
    const saved = await screen.findByText('Ihre Plätze sind gespeichert und bestätigt.');
    backend.answerWrite = () => new Refusal(503, {});
    await userEvent.click(screen.getByRole('button', { name: 'Plätze speichern und bestätigen' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(saved).not.toBeInTheDocument();
    expect(backend.written.slice(0, 1)).toMatchObject([
      {
        url: '/company/7/places/',
        body: {
          ...{ total: 4, free: { LONG_TERM_SINGLE: 4, SHORT_TERM: 0 }, from: {}, wait: 'ABOUT_3_MONTHS' },
          ...{ takes_clients: true, zip_codes: ['50668'], weekly_mail: true },
        },
      },
    ]);
  });

  it('PL-03 PL-04 shows wrong entries and the messages of the server at their fields', async () => {
    await show();
    const zipCodes = screen.getByRole('textbox', { name: 'Postleitzahlen, die Sie versorgen' });
    await userEvent.type(zipCodes, ', Köln');
    const save = screen.getByRole('button', { name: 'Plätze speichern und bestätigen' });
    await userEvent.click(save);
    expect(zipCodes).toHaveAccessibleDescription(/Das ist keine Postleitzahl: Köln/);
    await userEvent.clear(zipCodes);
    backend.answerWrite = () => new Refusal(422, { details: { 'free.SHORT_TERM': 'Zu viele.' } });
    await userEvent.click(save);
    const shortTerm = screen.getByRole('spinbutton', { name: 'Kurzzeitpflege: frei' });
    await waitFor(() => expect(shortTerm).toHaveAccessibleDescription(/Zu viele\./));
    expect(screen.getByText('So sehen es Familien')).toBeVisible();
    expect(screen.getByText('bestätigt vor 3 Tagen')).toBeVisible();
    expect(screen.getByText(/^2\.962\s€ im Monat$/)).toBeVisible();
  });
});

async function htmlOf(changes: Partial<CompanyPage>) {
  backend.answer = () => companyPage(changes);
  const html = document.createElement('div');
  html.innerHTML = await pageHtml(profile, profileContext());
  const section = html.querySelector<HTMLElement>('section[aria-labelledby=kosten]');
  return {
    facts: plain(html.querySelector('header dl')?.textContent ?? ''),
    section,
    text: plain(section?.textContent ?? ''),
  };
}

it('CO-05 CO-06 costs in the profile: without script it lists the parts, names missing ones, sums up and leads to the calculator', async () => {
  const { facts, section, text } = await htmlOf(HOME);
  expect(facts).toContain('Eigenanteil, Grad 2 bis 52.962 € im Monat');
  expect(text).toContain('Preise gültig seit 1. Juli 2026');
  expect(text).toContain('15 % von 1.744 € § 43c SGB XI-261,60 €');
  expect(text).toContain('Einzelzimmerzuschlag im Monatnicht genannt');
  expect(text).toContain('Sie zahlen im Monat 2.962,40 €');
  expect(text).not.toContain('älter als zwölf Monate');
  const link = within(section!).getByRole('link', { name: 'Fünf Jahre berechnen' });
  expect(link).toHaveAttribute('href', '/kosten?care=1744&board=931%2C50&investment=548%2C50');
});

it('CO-05 CO-06 costs in the profile: incomplete and old prices have no own share and a warning', async () => {
  const old = await htmlOf({ ...HOME, price_board: null, own_share: null, prices_from: '2025-11-28' });
  expect(old.facts).not.toContain('Eigenanteil');
  expect(old.text).toContain('Diese Preise sind älter als zwölf Monate');
  expect(old.text).toContain('Summe der genannten Teile im Monat 2.543,50 €');
  expect(old.text).toContain('Nicht genannt und nicht enthalten: Verpflegung, Einzelzimmerzuschlag.');
  expect(old.text).not.toContain('Fünf Jahre');
});

it('CO-05 costs in the profile: a home without prices names the published average', async () => {
  expect((await htmlOf({})).text).toContain('3.245 € im Monat (Verband der Ersatzkassen, Stand: 1. Januar 2026)');
});

it('CO-05 costs in the profile: home care has prices by the hour, the service and the visit', async () => {
  const atHome = await htmlOf({ services: ['ambulante-pflege'], price_home_hour: 42_50, prices_from: '2026-11-01' });
  expect(atHome.text).toContain('Betreuung zu Hause je Stunde42,50 €');
  expect(atHome.text).toContain('Anfahrt je Besuchnicht genannt');
});

it('CO-05 costs in the profile: the calculator opens in the page with the prices of the provider', async () => {
  backend.answer = () => companyPage(HOME);
  await visitAs(backend);
  await showPage(profile, profileContext());
  await userEvent.click(screen.getByRole('link', { name: 'Fünf Jahre berechnen' }));
  const result = (await screen.findByRole('heading', { level: 3, name: 'Im Pflegeheim mit Pflegegrad 3' }))
    .parentElement;
  expect(result).toHaveFocus();
  expect(plain(result!.textContent)).toContain('Sie zahlen im ersten Monat 2.962,40 €');
  expect(screen.getByLabelText(/^Investitionskosten/)).toHaveValue('548,50');
});
