import { alertAnswerSchema } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const answer = alertAnswerSchema.parse({
  kind: 'COMPANY',
  label: 'Pflege in Köln',
  path: '/suche/pflegeanbieter/k%C3%B6ln',
});
const KEY = 'abcdefghij';

describe('pages linked from alert mails', () => {
  it.each([
    ['/benachrichtigung-bestaetigen', 'Benachrichtigung bestätigen', 'confirm', /^Vielen Dank.*: Pflege in Köln\.$/],
    [
      '/benachrichtigung-beenden',
      'Benachrichtigung beenden',
      'unsubscribe',
      /^Sie erhalten keine E-Mails mehr.*: Pflege in Köln\.$/,
    ],
  ])('AC-20 opening %s changes nothing; one click on its button does', async (path, title, action, done) => {
    const url = `POST /api-backend/alert/${action}/`;
    site.answers = { [url]: answer };
    await showAt(`${path}?key=${KEY}`);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(site.written).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: title }));
    const message = await screen.findByText(done);
    await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Treffer ansehen' })).toHaveAttribute('href', answer.path);
    expect(site.written).toEqual([{ path: url, body: { key: KEY } }]);
  });

  it('AC-20 the second confirmation says that it was already confirmed', async () => {
    site.answers = { 'POST /api-backend/alert/confirm/': { ...answer, already: true } };
    await showAt(`/benachrichtigung-bestaetigen?key=${KEY}`);
    await userEvent.click(screen.getByRole('button', { name: 'Benachrichtigung bestätigen' }));
    expect(await screen.findByText('Sie haben diese Benachrichtigung schon bestätigt: Pflege in Köln.')).toBeVisible();
  });

  it('AC-20 an expired or incomplete link shows an error', async () => {
    const message = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
    site.answers = { 'POST /api-backend/alert/confirm/': new Refusal(422, { message }) };
    const { goTo } = await showAt(`/benachrichtigung-bestaetigen?key=${KEY}`);
    await userEvent.click(screen.getByRole('button', { name: 'Benachrichtigung bestätigen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await goTo('/benachrichtigung-beenden');
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Benachrichtigung beenden' })).toBeNull();
  });
});
