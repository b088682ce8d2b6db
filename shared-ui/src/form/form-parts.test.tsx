import {
  endPage,
  loadSession,
  setSession,
  show,
  show as showElement,
  showRoutes,
  testStore,
} from '@care/contracts/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallForm, CareForm, CheckboxField, FormDraft, OwnDetails, SubmitButton, TextField, newDraftKey } from '.';
import type { CareFormProps, Person } from '.';
import { suggestEmail } from './EmailSuggestion';
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { useState, type ReactNode } from 'react';
import { startSession } from '@care/contracts';

interface Question {
  text?: string;
}
type Send = (values: Question, keyOf: (content: unknown) => string) => Promise<{ data?: object; error?: unknown }>;

const refused = (details: object) => ({
  error: {
    kind: 'http',
    status: 422,
    message: '',
    data: { error: { status: 422, code: 'validation_error', message: 'Ungültige Eingabe.', details } },
  },
});

/** A form that is submitted only where a test is about that. */
const PlainForm = ({
  children,
  ...props
}: Partial<Omit<CareFormProps<object>, 'children'>> & { children: ReactNode }) => (
  <CareForm onSubmit={() => undefined} {...props}>
    {() => children}
  </CareForm>
);

/** A form that sends a question; `answers` are given one after the other. */
function showForm(...answers: Awaited<ReturnType<Send>>[]) {
  const keys: string[] = [];
  const onDone = jest.fn();
  const send: Send = (values, keyOf) => {
    keys.push(keyOf(values.text));
    return Promise.resolve(answers[keys.length - 1] ?? { data: {} });
  };
  const view = show(
    <CallForm<Question> draft="Frage" required={['text']} send={send} onDone={onDone}>
      <TextField name="text" label="Frage" />
      <SubmitButton>Senden</SubmitButton>
    </CallForm>,
  );
  return { ...view, keys, onDone };
}
const field = () => screen.getByRole('textbox', { name: /^Frage/ });
const sendIt = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));
const draft = () => sessionStorage.getItem('pf-drafts');

describe('CallForm', () => {
  beforeEach(() => sessionStorage.clear());

  it('SH-21 keeps a draft until the call has succeeded', async () => {
    const { onDone } = showForm({ error: { kind: 'offline' } }, { data: { id: 3 } });
    await userEvent.type(field(), 'Ein Platz?');
    await sendIt();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(draft()).toContain('Ein Platz?');
    expect(onDone).not.toHaveBeenCalled();
    await sendIt();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 3 }));
    expect(draft()).toBeNull();
  });

  it('SH-21 SH-25 shows the error of the server at the field that it names, and all others above the form', async () => {
    showForm(refused({ text: 'Zu kurz.' }), refused({ detail: 'Heute nicht mehr.' }));
    await userEvent.type(field(), 'Ja?');
    await sendIt();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Zu kurz\./));
    await userEvent.type(field(), ' Nein?');
    await sendIt();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Heute nicht mehr.'));
    expect(field()).not.toHaveAccessibleDescription(/Zu kurz\./);
  });

  it('PP-15 SH-21 sends nothing while a required field is empty, and repeats the key until the content changes', async () => {
    const lost = { error: { kind: 'offline' } };
    const { keys, onDone } = showForm(lost, lost, { data: {} });
    await sendIt();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(keys).toEqual([]);
    await userEvent.type(field(), 'Wann?');
    await sendIt();
    await waitFor(() => expect(keys).toHaveLength(1));
    await sendIt();
    await waitFor(() => expect(keys).toHaveLength(2));
    await userEvent.type(field(), ' Bald?');
    await sendIt();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('PP-18 an answer after the form is gone removes the draft, and nothing else follows', async () => {
    let answer: (result: { data: object }) => void = () => undefined;
    const onDone = jest.fn();
    const form = (
      <CallForm<Question> draft="Frage" send={() => new Promise((resolve) => (answer = resolve))} onDone={onDone}>
        <TextField name="text" label="Frage" />
        <SubmitButton>Senden</SubmitButton>
      </CallForm>
    );
    const { rerender } = show(form);
    await userEvent.type(field(), 'Wann?');
    await sendIt();
    rerender(<p>eine andere Seite</p>);
    await act(async () => answer({ data: {} }));
    expect(draft()).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('an e-mail address with a mistyped domain', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['Anna.B@GMAIL.CON', 'Anna.B@gmail.com'],
    ['anna@gxm.net', 'anna@gmx.net'],
    ['anna@tonline.de', 'anna@t-online.de'],
    ['anna@hotnail.con', 'anna@hotmail.com'],
    [' anna@outlok.de ', 'anna@outlook.de'],
  ])('AC-18 for %s it suggests %s', (typed, suggested) => {
    expect(suggestEmail(typed)).toBe(suggested);
  });

  it.each([
    undefined,
    'anna',
    '@gmial.com',
    'a@b@gmial.com',
    'anna@gmail.com',
    'anna@Web.DE',
    'anna@ymail.com',
    'anna@gmx.at',
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
      <PlainForm onSubmit={onSubmit}>
        <TextField name="email" label="E-Mail" type="email" required />
        <SubmitButton>Senden</SubmitButton>
      </PlainForm>,
    );
    return onSubmit;
  };

  it('AC-18 the suggestion appears when the field loses the focus, goes with a correction, and can be accepted with the keyboard', async () => {
    show();
    await focusField();
    await userEvent.type(field(), 'anna@gmial.com');
    expect(suggestion()).toBeEmptyDOMElement();
    await userEvent.tab();
    expect(suggestion()).not.toBeEmptyDOMElement();
    await userEvent.clear(field());
    await userEvent.type(field(), 'a@web.de');
    expect(suggestion()).toBeEmptyDOMElement();
    await userEvent.clear(field());
    await userEvent.type(field(), 'anna@gmial.com');
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

  it('AC-18 an address can be sent as typed', async () => {
    const onSubmit = show();
    await focusField();
    await userEvent.type(field(), 'a@gmial.com');
    // At the moment at which the suggestion would appear.
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'a@gmial.com' });
  });
});

describe('drafts', () => {
  const site = siteOfTests();

  const Form = ({ name }: { name: string }) => (
    <PlainForm>
      <FormDraft name={name} />
      <TextField name="entry" label={name} />
    </PlainForm>
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

  const show = (element = <Page />) => showRoutes([{ path: '/', element }], { at: '/' });
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('SH-05 SH-09 the draft of a form whose session has ended stays beside another form, until nothing is unsent', async () => {
    await setSession(site, true);
    show();
    await userEvent.type(field('Bewerbung'), 'Nachtdienst');
    await setSession(site, false);
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
      <PlainForm initialValues={stored}>
        <FormDraft name="Angebot" />
        <TextField name="entry" label="Bezeichnung" />
        <TextField name="more" label="Beginn" />
      </PlainForm>
    );
    async function open(stored = initial) {
      await setSession(site, true);
      show(<EmptiedForm stored={stored} />);
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
        <PlainForm initialValues={initial}>
          <FormDraft name="Anfrage" />
          <TextField name="entry" label="Frage" />
          <TextField name="more" label="Beginn" />
          <CheckboxField name="urgent" label="Dringend" />
        </PlainForm>
      );
    };
    const open = async () => {
      await loadSession();
      show(<KeyedForm />);
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
});

describe('the own name in a form', () => {
  const site = siteOfTests();
  const fieldsOf = ({ firstName: name }: Person) => ({ name });
  const field = (name: string) => screen.getByRole('textbox', { name });

  const Form = () => (
    <PlainForm>
      <FormDraft name="Anfrage" />
      <OwnDetails fieldsOf={fieldsOf} />
      <TextField name="name" label="Vorname" />
      <TextField name="text" label="Frage" />
    </PlainForm>
  );

  /** A form of a signed-in person with something unsent, in a browser that has another tab. */
  async function begin() {
    await setSession(site, true);
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
