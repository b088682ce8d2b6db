import type { RatingQuestion } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInNewTab, siteOfTests } from '../testing/new-tab';

const site = siteOfTests();
const PATH = '/pflegeanbieter/bewertung/9/nachweis';
const QUESTION = '/api-backend/rating/9/question/';
const ANSWER = 'POST /api-backend/rating/9/answer/';

const question: RatingQuestion = {
  rating: 9,
  company: { name: 'Lindenhof', slug: 'lindenhof' },
  review_summary: 'Nie wieder',
  reference: 'BW-2026-0007',
  question: 'Wann waren Sie dort?',
  answer_until: '2026-12-11T10:00:00.000Z',
  answer: '',
  answered_at: null,
  is_open: true,
  documents: [{ id: 1, file_name: 'Rechnung.pdf', bytes: 1000 }],
};

async function show(change: Partial<RatingQuestion> = {}): Promise<void> {
  site.signedIn = true;
  site.answers[QUESTION] = { ...question, ...change };
  await showInNewTab(PATH);
  await screen.findByText('Wann waren Sie dort?');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Antwort absenden' }));

describe('the page on which the author of a hidden rating answers the desk', () => {
  it('RV-05 sends a visitor to the sign-in and back', async () => {
    const { router } = await showInNewTab(PATH);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe(`?callbackUrl=${encodeURIComponent(PATH)}`);
  });

  it('RV-05 shows question, deadline and proofs; keeps a refused answer, sends it once, and says that it has arrived', async () => {
    await show();
    expect(screen.getByText(/^Bitte antworten Sie bis zum 11\. ?(12\.|Dezember|Dez\.) ?2026\.$/)).toBeVisible();
    expect(screen.getByText('Rechnung.pdf')).toBeVisible();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(site.written).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Ihre Antwort/), 'Im Mai.');
    site.answers[ANSWER] = new Refusal(409, { message: 'Sie haben schon geantwortet.' });
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Sie haben schon geantwortet.'));
    expect(screen.getByLabelText(/^Ihre Antwort/)).toHaveValue('Im Mai.');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    const answered = { ...question, answer: 'Im Mai.', answered_at: '2026-11-28T10:00:00.000Z', is_open: false };
    site.answers[ANSWER] = answered;
    site.answers[QUESTION] = answered;
    await send();
    expect(await screen.findByText('Vielen Dank. Ihre Antwort ist bei unserer Prüfstelle.')).toBeVisible();
    expect(site.written.at(-1)).toEqual({ path: ANSWER, body: { answer: 'Im Mai.' } });
    expect(screen.queryByRole('button', { name: 'Antwort absenden' })).toBeNull();
    expect(screen.getByText('Im Mai.')).toBeVisible();
  });

  it('RV-05 says so when the case is decided, and when there is no question for this person', async () => {
    await show({ is_open: false });
    expect(screen.getByText(/^Dieser Fall ist entschieden/)).toBeVisible();
    site.answers[QUESTION] = 404;
    await showInNewTab(PATH);
    expect(await screen.findByText('Zu dieser Bewertung gibt es keine Rückfrage an Sie')).toBeVisible();
  });

  it('RV-05 shows an error with a retry when the question cannot be loaded', async () => {
    site.signedIn = true;
    site.answers[QUESTION] = 503;
    await showInNewTab(PATH);
    const retry = await screen.findByRole('button', { name: /erneut/i });
    site.answers[QUESTION] = question;
    await userEvent.click(retry);
    expect(await screen.findByText('Wann waren Sie dort?')).toBeVisible();
  });
});
