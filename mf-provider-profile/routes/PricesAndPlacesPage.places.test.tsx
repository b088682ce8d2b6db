import { withWords } from '@care/contracts/free-places';
import type { OwnPlaces } from '@care/contracts/schemas';
import { contextOf } from '@care/contracts/testing';
import { Refusal } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../exposes/prices-and-places';
import { backendOfTests, visitAs } from '../testing/backend';
import { companyPage } from '../testing/company';
import { showPage } from '../testing/show-page';

const backend = backendOfTests();

beforeEach(() => sessionStorage.clear());

const own: OwnPlaces = {
  ...{ kinds: ['LONG_TERM_SINGLE', 'SHORT_TERM'], is_home_care: true },
  ...{ total: 4, free: { SHORT_TERM: 1 }, from: {}, wait: null, takes_clients: null, zip_codes: ['50668'] },
  ...{ weekly_mail: true, confirmed_at: '2026-11-25T09:00:00.000Z' },
};

async function show() {
  const company = companyPage({
    own_share: 2962_40,
    places: withWords({ total: 4, kinds: [], free: 1, takes_clients: null, wait: null, age_days: 3 }),
  });
  const sections = { sections: [], missing: [], hidden: [], hidden_main_image: null };
  const answers: Record<string, object> = { '/company/7/places/': own, '/company/7/sections/': sections };
  backend.answer = ({ pathname }) => answers[pathname] ?? company;
  backend.account = { company: { id: 7, name: company.name, slug: company.slug } };
  await visitAs(backend, '12');
  await showPage(page, contextOf('/profile/company/preise-und-plaetze'));
  return screen.findByRole('spinbutton', { name: 'Langzeitpflege, Einzelzimmer: frei' });
}

describe('the page of free places', () => {
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
