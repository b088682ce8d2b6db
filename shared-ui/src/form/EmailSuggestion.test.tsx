import { show as showElement } from '@care/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareForm, SubmitButton, TextField } from './index';
import { suggestEmail } from './EmailSuggestion';

describe('an e-mail address with a mistyped domain', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmail.co', 'anna@gmail.com'],
    ['Anna.B@GMAIL.CON', 'Anna.B@gmail.com'],
    ['anna@gmx.ed', 'anna@gmx.de'],
    ['anna@gxm.net', 'anna@gmx.net'],
    ['anna@wbe.de', 'anna@web.de'],
    ['anna@tonline.de', 'anna@t-online.de'],
    ['anna@hotnail.con', 'anna@hotmail.com'],
    [' anna@outlok.de ', 'anna@outlook.de'],
  ])('AC-18 for %s it suggests %s', (typed, suggested) => {
    expect(suggestEmail(typed)).toBe(suggested);
  });

  it.each([
    undefined,
    '',
    'anna',
    'anna@',
    '@gmial.com',
    'a@b@gmial.com',
    'anna@gmail.com',
    'anna@Web.DE',
    'anna@mail.com',
    'anna@ymail.com',
    'anna@gmx.at',
    'anna@hotmail.be',
    'anna@outlook.fr',
    'anna@pflegeheim.de',
    'anna@aok.de',
    `anna@${'x'.repeat(5000)}.de`,
  ])('AC-18 for %s it suggests nothing', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });

  const suggestion = () => screen.getByRole('status');
  /** The suggestion is lazy-loaded on the first focus. */
  const focusField = async () => {
    await userEvent.click(field());
    await screen.findByRole('status');
  };
  const field = () => screen.getByRole('textbox', { name: /^E-Mail/ });
  const show = () => {
    const onSubmit = jest.fn();
    showElement(
      <CareForm onSubmit={onSubmit}>
        {() => (
          <>
            <TextField name="email" label="E-Mail" type="email" required />
            <SubmitButton>Senden</SubmitButton>
          </>
        )}
      </CareForm>,
    );
    return onSubmit;
  };

  it('AC-18 the suggestion appears when the field loses the focus, and can be accepted with the keyboard', async () => {
    show();
    await focusField();
    await userEvent.type(field(), 'anna@gmial.com');
    expect(suggestion()).toBeEmptyDOMElement();
    await userEvent.tab();
    expect(suggestion()).toHaveTextContent('Meinten Sie anna@gmail.com?');
    expect(screen.getByRole('button', { name: 'Adresse übernehmen' })).toBeVisible();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Adresse übernehmen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('anna@gmail.com');
    expect(field()).toHaveFocus();
    expect(suggestion()).toBeEmptyDOMElement();
  });

  it('AC-18 the suggestion disappears when the address is corrected, and one can be sent as typed', async () => {
    const onSubmit = show();
    await focusField();
    await userEvent.type(field(), 'a@gmial.com');
    await userEvent.tab();
    expect(suggestion()).not.toBeEmptyDOMElement();
    await userEvent.clear(field());
    await userEvent.type(field(), 'a@web.de');
    expect(suggestion()).toBeEmptyDOMElement();
    await userEvent.clear(field());
    await userEvent.type(field(), 'a@gmial.com');
    // At the moment at which the suggestion would appear.
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'a@gmial.com' });
  });
});
