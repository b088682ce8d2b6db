import '@testing-library/jest-dom';
import { loadSession, show } from '@care/contracts/testing';
import { PASSWORD, paul, siteOfTests } from '@care/contracts/testing/site';
import { CareForm, FormDraft, TextField } from '@care/ui/form';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInAgain } from './SignInAgain';

const site = siteOfTests();

const Form = ({ name }: { name: string }) => (
  <CareForm onSubmit={() => undefined}>
    {() => (
      <>
        <FormDraft name={name} />
        <TextField name="reason" label="Grund" />
      </>
    )}
  </CareForm>
);

it('SH-09 if the session ends while several forms are unsent, one dialog signs in again for all', async () => {
  site.signedIn = true;
  await loadSession();
  const forms = ['one', 'two'].map((name) => <Form key={name} name={name} />);
  show(<>{forms}</>, { fillings: { 'session.sign-in-again': SignInAgain } });
  const reasons = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Grund/ });
  for (const [index, field] of reasons().entries()) await userEvent.type(field, `Grund ${index}`);
  site.signedIn = false;
  await act(loadSession);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  const [, second = dialog, ...others] = screen.getAllByRole('button', { name: 'Erneut anmelden' });
  expect(others).toHaveLength(0);
  await userEvent.click(second);
  const again = within(screen.getByRole('dialog'));
  await userEvent.type(again.getByRole('textbox', { name: 'Benutzername oder E-Mail' }), paul.username);
  await userEvent.type(again.getByLabelText(/^Passwort/, { selector: 'input' }), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Erneut anmelden' })).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(reasons().map(({ value }) => value)).toEqual(['Grund 0', 'Grund 1']);
});
