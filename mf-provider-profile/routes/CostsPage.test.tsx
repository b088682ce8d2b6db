import { contextOf, pageHtml } from '@care/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as costs from '../exposes/costs';
import { showPage } from '../testing/show-page';

const at = contextOf('/kosten');
const resultOf = (name: string) => screen.getByRole('heading', { level: 2, name }).parentElement!;
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Berechnen' }));
async function enter(label: RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.paste(text);
}

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

it('CO-01 without script it shows an example with the published average, and the amounts of all grades', async () => {
  const html = (await pageHtml(costs, at)).replaceAll('\u00a0', ' ');
  expect(html).toContain('3.245 €');
  expect(html).toContain('Verband der Ersatzkassen, Stand: 1. Januar 2026');
  expect(html).toContain('1.319 €');
  expect(html).toContain('JavaScript');
  expect(html).toContain('224 € im Monat hinzu (§ 38a SGB XI)');
  expect(html).toContain('bis zu 3.539 € im Kalenderjahr (§ 42a SGB XI)');
});

it('CO-01 CO-02 a home with its own prices and a day of moving in, after wrong entries; nothing is sent', async () => {
  const requests = jest.spyOn(globalThis, 'fetch');
  await showPage(costs, at);
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  await enter(/^Eigenanteil/, '1.583,33');
  await enter(/^Unterkunft/, 'viel');
  await enter(/^Einzug/, '2026-12-24');
  await calculate();
  expect(screen.getByLabelText(/^Unterkunft/)).toHaveAccessibleDescription(/Betrag in Euro/);
  expect(screen.getByLabelText(/^Investitionskosten/)).toHaveAccessibleDescription(/alle drei Preise/);
  expect(screen.getByLabelText(/^Einzug/)).toHaveAccessibleDescription(/nicht in der Zukunft/);
  await enter(/^Unterkunft/, '800');
  await enter(/^Investitionskosten/, '220,17 €');
  await enter(/^Einzug/, '2025-12-31');
  await calculate();
  const result = resultOf('Im Pflegeheim mit Pflegegrad 4');
  expect(result).toHaveFocus();
  expect(result).toHaveTextContent('Sie zahlen im ersten Monat 2.366 €');
  expect(result).toHaveTextContent('Gerechnet mit diesen Preisen: 1.583,33 €');
  const [phases, months] = within(result).getAllByRole('table', { hidden: true });
  expect(
    within(phases!)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'November 202615 % = 237,50 €2.366 €',
    'Dezember 2026 bis November 202730 % = 475 €2.128,50 €',
    'Dezember 2027 bis November 202850 % = 791,67 €1.811,83 €',
    'Dezember 2028 bis Oktober 203175 % = 1.187,50 €1.416 €',
  ]);
  expect(months!.querySelectorAll('tbody tr')).toHaveLength(60);
  expect(requests).not.toHaveBeenCalled();
});

it('CO-05 CO-07 without script it computes with the prices in its address; unreadable ones count as not given', async () => {
  const html = async (query: string) =>
    (await pageHtml(costs, contextOf(`/kosten?${query}`))).replaceAll('\u00a0', ' ');
  const given = await html('care=1744&board=931,50&investment=548,50');
  expect(given).toContain('2.962,40 €');
  expect(given).toContain('value="931,50"');
  expect(given).not.toContain('3.245 €');
  expect(given).toContain('href="/suche/pflegeanbieter/stationare-pflege?own_share=300000"');
  for (const query of ['care=1744&board=931', 'care=viel&board=1&investment=1', 'care=-5&board=1&investment=1'])
    expect(await html(query)).toContain('3.245 €');
});

it('CO-02 grade 1 gets the subsidy and no invented price', async () => {
  await showPage(costs, at);
  await userEvent.click(screen.getByRole('radio', { name: '1' }));
  await calculate();
  expect(resultOf('Im Pflegeheim mit Pflegegrad 1')).toHaveTextContent(/Zuschuss von 131 €/);
  expect(screen.queryByText('Sie zahlen im ersten Monat')).not.toBeInTheDocument();
});

it('CO-03 at home it combines care service, allowance and day care, each with its section', async () => {
  await showPage(costs, at);
  await userEvent.click(screen.getByRole('radio', { name: 'Zu Hause' }));
  await userEvent.click(screen.getByRole('radio', { name: '2' }));
  await enter(/^Kosten des Pflegedienstes/, '398');
  await enter(/^Kosten der Tagespflege/, '800');
  await calculate();
  const result = resultOf('Zu Hause mit Pflegegrad 2');
  expect(result).toHaveTextContent('Sie zahlen selbst im Monat 79 €');
  expect(result).toHaveTextContent('Sie bekommen im Monat ausgezahlt 173,50 €');
  for (const section of ['§ 36', '§ 38', '§ 41', '§ 45b']) expect(result).toHaveTextContent(section);
});
