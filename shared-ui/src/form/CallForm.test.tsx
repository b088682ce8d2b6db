import { show } from '@care/contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallForm, SubmitButton, TextField } from '.';

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
