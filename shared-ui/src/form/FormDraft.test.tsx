import { endPage, loadSession, showRoutes } from '@care/contracts/testing';
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CareForm, CheckboxField, FormDraft, newDraftKey, TextField } from '.';

const site = siteOfTests();

interface Entry {
  entry?: string;
}

const Form = ({ name }: { name: string }) => (
  <CareForm<Entry> onSubmit={() => undefined}>
    {() => (
      <>
        <FormDraft name={name} />
        <TextField name="entry" label={name} />
      </>
    )}
  </CareForm>
);

/** A page with one form, and a second one that appears later. */
function Page() {
  const [isMore, setMore] = useState(false);
  return (
    <>
      <Form name="Bewerbung" />
      <button onClick={() => setMore(true)}>mehr</button>
      {isMore && <Form name="Nachricht" />}
    </>
  );
}

const show = () => showRoutes([{ path: '/', element: <Page /> }], { at: '/' });
const field = (name: string) => screen.getByRole('textbox', { name });

it('SH-05 SH-09 the draft of a form whose session has ended stays beside another form, until nothing is unsent', async () => {
  site.signedIn = true;
  await loadSession();
  show();
  await userEvent.type(field('Bewerbung'), 'Nachtdienst');
  site.signedIn = false;
  await loadSession();
  await userEvent.click(screen.getByRole('button', { name: 'mehr' }));
  expect(field('Nachricht')).toHaveValue('');
  expect(field('Bewerbung')).toHaveValue('Nachtdienst');
  expect(sessionStorage.getItem('pf-drafts')).not.toBeNull();
  await userEvent.clear(field('Bewerbung'));
  expect(sessionStorage.getItem('pf-drafts')).toBeNull();
});

it('SH-07 PP-15 the draft of a signed-in person outlives a page that starts while the session cannot be asked', async () => {
  const drafts = { owner: String(paul.pk), byName: { Bewerbung: { entry: 'Nachtdienst' } } };
  sessionStorage.setItem('pf-drafts', JSON.stringify(drafts));
  site.signedIn = true;
  const answered = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await loadSession();
  show();
  expect(sessionStorage.getItem('pf-drafts')).not.toBeNull();
  answered.mockRestore();
  await loadSession();
  await waitFor(() => expect(field('Bewerbung')).toHaveValue('Nachtdienst'));
});

describe('a stored value that was emptied', () => {
  const initial = { entry: 'Nachtdienst', more: 'Ab sofort' };
  const EmptiedForm = ({ stored }: { stored: typeof initial }) => (
    <CareForm<Partial<typeof initial>> onSubmit={() => undefined} initialValues={stored}>
      {() => (
        <>
          <FormDraft name="Angebot" />
          <TextField name="entry" label="Bezeichnung" />
          <TextField name="more" label="Beginn" />
        </>
      )}
    </CareForm>
  );
  async function open(stored = initial) {
    site.signedIn = true;
    await loadSession();
    showRoutes([{ path: '/', element: <EmptiedForm stored={stored} /> }], { at: '/' });
  }
  async function reload(stored = initial) {
    cleanup();
    endPage();
    await open(stored);
  }

  it('SH-21 stays empty after a reload, also if all others are empty, too', async () => {
    await open();
    await userEvent.clear(field('Bezeichnung'));
    await reload();
    await waitFor(() => expect(field('Bezeichnung')).toHaveValue(''));
    expect(field('Beginn')).toHaveValue('Ab sofort');
    await reload({ ...initial, entry: 'Tagdienst' });
    await waitFor(() => expect(field('Bezeichnung')).toHaveValue(''));
    await userEvent.clear(field('Beginn'));
    await reload();
    await waitFor(() => expect(field('Bezeichnung')).toHaveValue(''));
    expect(field('Beginn')).toHaveValue('');
  });
});

describe('a restored draft', () => {
  const KeyedForm = () => {
    const [initial] = useState(() => ({ draftKey: newDraftKey(), choice: { id: 'FREE' }, more: '', list: ['a'] }));
    return (
      <CareForm<Entry & typeof initial> onSubmit={() => undefined} initialValues={initial}>
        {() => (
          <>
            <FormDraft name="Anfrage" />
            <TextField name="entry" label="Frage" />
            <TextField name="more" label="Beginn" />
            <CheckboxField name="urgent" label="Dringend" />
          </>
        )}
      </CareForm>
    );
  };
  const open = async () => {
    await loadSession();
    showRoutes([{ path: '/', element: <KeyedForm /> }], { at: '/' });
  };
  const doesLeavingAsk = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('SH-21 PP-15 does not ask before leaving once it was emptied by hand', async () => {
    await open();
    await userEvent.type(field('Frage'), 'Wann?');
    await userEvent.type(field('Beginn'), 'Mai');
    await userEvent.click(screen.getByRole('checkbox'));
    cleanup();
    endPage();
    await open();
    await waitFor(() => expect(field('Frage')).toHaveValue('Wann?'));
    expect(doesLeavingAsk()).toBe(true);
    await userEvent.clear(field('Frage'));
    await userEvent.clear(field('Beginn'));
    expect(doesLeavingAsk()).toBe(true);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(doesLeavingAsk()).toBe(false);
    expect(sessionStorage.getItem('pf-drafts')).toBeNull();
  });
});
