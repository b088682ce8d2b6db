import { startSession } from '@care/contracts';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareForm, FormDraft, OwnDetails, TextField, type Person } from '.';

const site = siteOfTests();
const fieldsOf = ({ firstName: name }: Person) => ({ name });
const field = (name: string) => screen.getByRole('textbox', { name });

const Form = () => (
  <CareForm<{ name?: string; text?: string }> onSubmit={() => undefined}>
    {() => (
      <>
        <FormDraft name="Anfrage" />
        <OwnDetails fieldsOf={fieldsOf} />
        <TextField name="name" label="Vorname" />
        <TextField name="text" label="Frage" />
      </>
    )}
  </CareForm>
);

/** A form of a signed-in person with something unsent, in a browser that has another tab. */
async function begin() {
  site.signedIn = true;
  await loadSession();
  const stop = startSession(testStore());
  const otherTab = new BroadcastChannel('session');
  ends.push(stop, () => otherTab.close());
  show(<Form />);
  await waitFor(() => expect(field('Vorname')).toHaveValue(paul.first_name));
  await userEvent.type(field('Frage'), 'Wann?');
  return otherTab;
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  sessionStorage.clear();
});

describe('the own name in a form', () => {
  it('SH-05 is filled in again for a person who signed out and in again in another tab', async () => {
    const otherTab = await begin();
    otherTab.postMessage('left');
    await waitFor(() => expect(field('Frage')).toHaveValue(''));
    await waitFor(() => expect(field('Vorname')).toHaveValue(paul.first_name));
  });

  it('SH-05 is removed at a sign-out in another tab, also before the server has answered', async () => {
    const otherTab = await begin();
    let answer = (_response: Response) => {};
    const late = new Promise<Response>((resolve) => (answer = resolve));
    const asked = jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(late);
    otherTab.postMessage('left');
    await waitFor(() => expect(field('Frage')).toHaveValue(''));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(field('Vorname')).toHaveValue('');
    answer(Response.json({}));
    await waitFor(() => expect(testStore().getState().session.current).toEqual({ status: 'unauthenticated' }));
    expect(field('Vorname')).toHaveValue('');
    asked.mockRestore();
  });
});
