import { applyStyles, show } from '@care/contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from '@care/contracts';
import { useState } from 'react';
import {
  CareForm,
  CheckboxField,
  CheckboxGroup,
  FileField,
  FORM_ERROR,
  RadioGroup,
  RadioSegment,
  SelectField,
  StarField,
  SubmitButton,
  submitErrors,
  TextArea,
  TextField,
} from './index';

const refused = (details: unknown, status = 422): ApiError => ({
  kind: 'http',
  status,
  message: `Request failed with status code ${status}`,
  data: { error: { status, code: 'validation_error', message: 'Ungültige Eingabe.', details } },
});

it.each([
  [
    { email: ['Zu kurz.', 'Ohne @.'], name: 'Fehlt.' },
    { email: 'Zu kurz. Ohne @.', name: 'Fehlt.' },
  ],
  [{ 'name.0.address': ['Unbekannt.'] }, { name: 'Unbekannt.' }],
  [{ email: 'Fehlt.', secret: 'x' }, { email: 'Fehlt.' }],
  [{ secret: 'x' }, { [FORM_ERROR]: 'Daten falsch ausgefüllt' }],
  [{ detail: ['Nur Plus kann antworten.'] }, { [FORM_ERROR]: 'Nur Plus kann antworten.' }],
])('SH-21 SH-25 submitErrors: the details %j of a refusal are shown as %j', (details, errors) => {
  expect(submitErrors(refused(details), ['email', 'name'])).toEqual(errors);
});

it.each<[string, ApiError]>([
  ['5xx', refused({ email: 'x' }, 503)],
  ['an unreadable answer', { kind: 'http', status: 400, message: '', data: '<html>' }],
])("SH-25 submitErrors: the error is 'Ein unerwarteter Fehler ist aufgetreten' on %s", (_, error) => {
  expect(submitErrors(error, ['email'])).toEqual({ [FORM_ERROR]: 'Ein unerwarteter Fehler ist aufgetreten' });
});

it('SH-25 submitErrors: after a rate limit the message contains the waiting time, also when only the header states it', () => {
  const limited: ApiError = { kind: 'http', status: 429, message: '', data: '<html>', retryAfterSeconds: 700 };
  expect(submitErrors(limited, ['email'])).toEqual({
    [FORM_ERROR]: 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in 12 Minuten erneut.',
  });
});

it('SH-15 submitErrors: a network error has a message of its own', () => {
  const errors = submitErrors({ kind: 'network', message: 'Network Error' }, ['email']);
  expect(errors?.[FORM_ERROR]).toMatch(/^Keine Verbindung/);
});

interface Contact {
  email?: string;
  content?: string;
}

const ContactForm = ({
  onSubmit = () => undefined,
}: {
  onSubmit?: (values: Contact) => Record<string, string> | void | Promise<undefined>;
}) => (
  <CareForm<Contact>
    onSubmit={(values) => onSubmit(values)}
    validate={({ email }) => (email ? {} : { email: 'Bitte füllen Sie dieses Feld aus.' })}
  >
    {() => (
      <>
        <TextField name="email" label="E-Mail" type="email" hint="Nur für die Antwort." required autoComplete="email" />
        <TextArea name="content" label="Ihre Nachricht" maxLength={20} />
        <SubmitButton>Senden</SubmitButton>
      </>
    )}
  </CareForm>
);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));

it('AC-06 SH-21 CareForm: shows errors after an attempt to send: at the field, and in a summary that leads to it', async () => {
  show(<ContactForm />);
  const field = screen.getByLabelText(/E-Mail/);
  await userEvent.type(screen.getByLabelText('Ihre Nachricht'), 'Ja');
  await userEvent.click(field);
  await userEvent.tab();
  expect(screen.queryByText(/Bitte füllen Sie dieses Feld aus/)).not.toBeInTheDocument();
  for (let attempt = 1; attempt <= 2; attempt++) {
    await send();
    expect(screen.getByRole('alert')).toHaveFocus();
  }
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  expect(field).toBeRequired();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Nur für die Antwort\. Fehler: Bitte füllen Sie dieses Feld aus\./);
  await userEvent.click(within(summary).getByRole('link', { name: /E-Mail: Bitte füllen/ }));
  expect(field).toHaveFocus();
  await userEvent.type(field, 'a@b.de');
  expect(field).toBeValid();
  expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Ja');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('SH-21 CareForm: a new error appears only after a press has ended, so that the pressed element does not move', async () => {
  show(<ContactForm />);
  await send();
  const field = screen.getByLabelText(/E-Mail/);
  const user = userEvent.setup();
  await user.type(field, 'a@b.de');
  await user.clear(field);
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('Ihre Nachricht') });
  expect(screen.getByLabelText('Ihre Nachricht')).toHaveFocus();
  expect(field).not.toHaveAccessibleDescription(/Fehler/);
  await user.pointer('[/MouseLeft]');
  expect(field).toHaveAccessibleDescription(/Fehler: Bitte füllen Sie dieses Feld aus\./);
});

it('SH-21 CareForm: an error from the server is shown at its field and in the summary until the field is changed', async () => {
  show(<ContactForm onSubmit={() => ({ email: 'Diese Adresse kennen wir nicht.', content: 'Zu kurz.' })} />);
  const field = screen.getByLabelText(/E-Mail/);
  await userEvent.type(screen.getByLabelText('Ihre Nachricht'), 'Ja');
  await userEvent.type(field, 'a@b.de');
  await send();
  const listed = () => within(screen.getByRole('alert')).getAllByRole('link');
  expect(field).toHaveAccessibleDescription(/Diese Adresse kennen wir nicht/);
  expect(listed()).toHaveLength(2);
  // No field is empty.
  expect(screen.getByRole('alert')).toHaveTextContent(/^Bitte prüfen Sie Ihre Angaben\./);
  await userEvent.type(field, 'x');
  expect(field).not.toHaveAccessibleDescription(/Diese Adresse kennen wir nicht/);
  expect(listed().map(({ textContent }) => textContent)).toEqual(['Ihre Nachricht: Zu kurz.']);
});

it('SH-21 CareForm: an attempt that another field stops keeps the error of the server, unless its field was changed', async () => {
  show(<ContactForm onSubmit={() => ({ content: 'Zu kurz.', [FORM_ERROR]: 'Daten falsch ausgefüllt' })} />);
  const content = screen.getByLabelText('Ihre Nachricht');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'a@b.de');
  await send();
  await userEvent.clear(screen.getByLabelText(/E-Mail/));
  await send();
  expect(content).toHaveAccessibleDescription(/Zu kurz/);
  await userEvent.type(content, 'Ja');
  await send();
  expect(content).toBeValid();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Bitte füllen Sie alle Pflichtfelder aus\.E-Mail: Bitte füllen Sie dieses Feld aus\.$/,
  );
});

it('SH-21 CareForm: the hint about required fields keeps a space from the first field', () => {
  show(<ContactForm />);
  applyStyles();
  expect(screen.getByText(/^Pflichtfelder/)).toHaveStyle({ marginBottom: 'var(--s-4)' });
});

it('SH-12 CareForm: the submit button is busy until the answer arrives, and submits once', async () => {
  let answer: (value: undefined) => void = () => undefined;
  const sent = jest.fn(() => new Promise<undefined>((resolve) => (answer = resolve)));
  const button = <SubmitButton>Senden</SubmitButton>;
  show(<CareForm onSubmit={sent}>{() => button}</CareForm>);
  await send();
  const busy = screen.getByRole('button', { name: 'Wird gesendet …' });
  await userEvent.click(busy);
  expect(sent).toHaveBeenCalledTimes(1);
  await act(async () => answer(undefined));
  expect(screen.getByRole('button', { name: 'Senden' })).toBeInTheDocument();
});

it('SH-15 CareForm: says after 15 s that sending takes long, keeps the entry and waits for the answer', async () => {
  jest.useFakeTimers();
  try {
    let answer: (value: undefined) => void = () => undefined;
    const sent = jest.fn(() => new Promise<undefined>((resolve) => (answer = resolve)));
    show(<ContactForm onSubmit={sent} />);
    fireEvent.change(screen.getByLabelText(/E-Mail/), { target: { value: 'a@b.de' } });
    fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
    await act(() => jest.advanceTimersByTimeAsync(14_999));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toHaveTextContent(/^Das Senden dauert länger als üblich\./);
    expect(screen.getByRole('button', { name: 'Wird gesendet …' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByLabelText(/E-Mail/)).toHaveValue('a@b.de');
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(sent).toHaveBeenCalledTimes(1);
    await act(async () => answer(undefined));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Senden' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

function AllFieldsForm({ onSubmit }: { onSubmit: (values: object) => void }) {
  const [options] = useState([
    { value: 'MALE', label: 'männlich' },
    { value: 'FEMALE', label: 'weiblich' },
  ]);
  return (
    <CareForm onSubmit={onSubmit}>
      {() => (
        <>
          <TextField name="password" label="Passwort" type="password" />
          <SelectField name="identity" label="Ich bewerte als" options={options} />
          <CheckboxField name="consent" label="Ich stimme zu" />
          <CheckboxGroup name="several" label="Besonderheiten" options={options} />
          <RadioGroup name="one" label="Anrede" options={options} />
          <RadioSegment name="gender" label="Geschlecht" options={options} />
          <StarField name="food" label="Essen & Trinken" />
          <FileField name="photo" label="Foto" accept="image/png" />
          <SubmitButton>Senden</SubmitButton>
        </>
      )}
    </CareForm>
  );
}

it('AC-01 SH-21 fields: the submitted values contain the choice of every field; a password can be shown, stars have a meaning', async () => {
  const onSubmit = jest.fn();
  const photo = new File(['bild'], 'haus.png', { type: 'image/png' });
  const user = userEvent.setup();
  show(<AllFieldsForm onSubmit={onSubmit} />);
  const password = screen.getByLabelText('Passwort');
  expect(password).toHaveAttribute('type', 'password');
  await user.type(password, 'geheim');
  await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(password).toHaveAttribute('type', 'password');
  await user.selectOptions(screen.getByLabelText('Ich bewerte als'), 'weiblich');
  await user.click(screen.getByLabelText('Ich stimme zu'));
  const several = within(screen.getByRole('group', { name: 'Besonderheiten' }));
  await user.click(several.getByLabelText('männlich'));
  await user.click(several.getByLabelText('weiblich'));
  await user.click(within(screen.getByRole('group', { name: 'Anrede' })).getByLabelText('weiblich'));
  await user.click(within(screen.getByRole('group', { name: 'Geschlecht' })).getByLabelText('männlich'));
  act(() => screen.getByLabelText('4 von 5 Sternen: gut').focus());
  await user.keyboard(' ');
  expect(screen.getByText('gut')).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Foto'), photo);
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    password: 'geheim',
    identity: 'FEMALE',
    consent: true,
    several: ['MALE', 'FEMALE'],
    one: 'FEMALE',
    gender: 'MALE',
    food: 4,
    photo,
  });
});

it('fields: a text area with a limit counts the characters and cuts off nothing', async () => {
  show(<ContactForm />);
  const field = screen.getByLabelText('Ihre Nachricht');
  fireEvent.change(field, { target: { value: 'x'.repeat(25) } });
  expect(field).toHaveValue('x'.repeat(25));
  expect(field).toHaveAccessibleDescription('25 von 20 Zeichen');
});
