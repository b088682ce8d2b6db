import { act, render, screen, within } from '@testing-library/react';
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
  SwitchField,
  TextArea,
  TextField,
} from './index';

const refused = (details: unknown, status = 422): ApiError => ({
  kind: 'http',
  status,
  message: `Request failed with status code ${status}`,
  data: { error: { status, code: 'validation_error', message: 'Ungültige Eingabe.', details } },
});

describe('submitErrors', () => {
  it('SH-21 gives each field its message, lists joined by spaces', () => {
    expect(submitErrors(refused({ email: ['Zu kurz.', 'Ohne @.'], name: 'Fehlt.' }), ['email', 'name'])).toEqual({
      email: 'Zu kurz. Ohne @.',
      name: 'Fehlt.',
    });
  });

  it('SH-21 leaves out what the form does not have, as long as one field is named', () => {
    expect(submitErrors(refused({ email: 'Fehlt.', secret: 'x' }), ['email'])).toEqual({ email: 'Fehlt.' });
  });

  it("SH-25 is 'Daten falsch ausgefüllt' when details name no field of the form", () => {
    expect(submitErrors(refused({ secret: 'x' }), ['email'])).toEqual({ [FORM_ERROR]: 'Daten falsch ausgefüllt' });
  });

  it('SH-25 prefers the words the server has for the form as a whole', () => {
    expect(submitErrors(refused({ detail: ['Nur plus- und premium-stufe kann antworten geben.'] }), ['text'])).toEqual({
      [FORM_ERROR]: 'Nur plus- und premium-stufe kann antworten geben.',
    });
  });

  it.each<[string, ApiError]>([
    ['5xx', refused({ email: 'x' }, 503)],
    ['an unreadable answer', { kind: 'http', status: 400, message: '', data: '<html>' }],
  ])("SH-25 is 'Ein unerwarteter Fehler ist aufgetreten' on %s", (_, error) => {
    expect(submitErrors(error, ['email'])).toEqual({ [FORM_ERROR]: 'Ein unerwarteter Fehler ist aufgetreten' });
  });

  it('SH-25 says after a limit how long to wait, also when only the header says it', () => {
    const limited: ApiError = { kind: 'http', status: 429, message: '', data: '<html>', retryAfterSeconds: 700 };
    expect(submitErrors(limited, ['email'])).toEqual({
      [FORM_ERROR]: 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in 12 Minuten erneut.',
    });
  });

  it('SH-15 says when the network is gone', () => {
    const errors = submitErrors({ kind: 'network', message: 'Network Error' }, ['email']);
    expect(errors?.[FORM_ERROR]).toMatch(/^Keine Verbindung/);
  });
});

interface Contact {
  email?: string;
  content?: string;
}

const ContactForm = ({
  onSubmit = () => undefined,
}: {
  onSubmit?: (values: Contact) => Record<string, string> | void;
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

describe('CareForm', () => {
  it('AC-06 shows no error before the first attempt to send', async () => {
    render(<ContactForm />);
    await userEvent.click(screen.getByLabelText(/E-Mail/));
    await userEvent.tab();
    expect(screen.queryByText(/Bitte füllen Sie dieses Feld aus/)).not.toBeInTheDocument();
  });

  it('AC-06 moves to a summary of what is missing, which leads to the field', async () => {
    render(<ContactForm />);
    await send();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    await userEvent.click(within(summary).getByRole('link', { name: /E-Mail: Bitte füllen/ }));
    expect(screen.getByLabelText(/E-Mail/)).toHaveFocus();
  });

  it('SH-21 ties label, hint and error to the field', async () => {
    render(<ContactForm />);
    await send();
    const field = screen.getByLabelText(/E-Mail/);
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Nur für die Antwort\. Fehler: Bitte füllen Sie dieses Feld aus\./);
  });

  it('SH-21 an error goes while it is being put right, and keeps what was typed', async () => {
    render(<ContactForm />);
    await userEvent.type(screen.getByLabelText('Ihre Nachricht'), 'Guten Tag');
    await send();
    await userEvent.type(screen.getByLabelText(/E-Mail/), 'a@b.de');
    expect(screen.getByLabelText(/E-Mail/)).toBeValid();
    expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Guten Tag');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('SH-21 a new error waits for the end of a press, so that what is pressed stays where it is', async () => {
    render(<ContactForm />);
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

  it('SH-21 shows what the server refuses at its field until the field is changed', async () => {
    render(<ContactForm onSubmit={() => ({ email: 'Diese Adresse kennen wir nicht.' })} />);
    const field = screen.getByLabelText(/E-Mail/);
    await userEvent.type(field, 'a@b.de');
    await send();
    expect(field).toHaveAccessibleDescription(/Diese Adresse kennen wir nicht/);
    await userEvent.type(field, 'x');
    expect(field).not.toHaveAccessibleDescription(/Diese Adresse kennen wir nicht/);
  });

  it('SH-25 shows an error of the form as a whole', async () => {
    render(<ContactForm onSubmit={() => ({ [FORM_ERROR]: 'Daten falsch ausgefüllt' })} />);
    await userEvent.type(screen.getByLabelText(/E-Mail/), 'a@b.de');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Daten falsch ausgefüllt');
  });

  it('SH-21 a second failed attempt moves to the summary again', async () => {
    render(<ContactForm />);
    await send();
    await send();
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('SH-12 the button is busy until the answer is there, and sends once', async () => {
    let answer: (value: undefined) => void = () => undefined;
    const sent = jest.fn();
    const Waiting = () => (
      <CareForm
        requiredHint={false}
        onSubmit={() => {
          sent();
          return new Promise<undefined>((resolve) => (answer = resolve));
        }}
      >
        {() => <SubmitButton>Senden</SubmitButton>}
      </CareForm>
    );
    render(<Waiting />);
    await send();
    const busy = screen.getByRole('button', { name: 'Wird gesendet …' });
    await userEvent.click(busy);
    expect(sent).toHaveBeenCalledTimes(1);
    await act(async () => answer(undefined));
    expect(screen.getByRole('button', { name: 'Senden' })).toBeInTheDocument();
  });
});

function Everything({ report }: { report: (values: object) => void }) {
  const [options] = useState([
    { value: 'MALE', label: 'männlich' },
    { value: 'FEMALE', label: 'weiblich' },
  ]);
  return (
    <CareForm onSubmit={report}>
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
          <SwitchField name="open" label="Offen für Angebote" />
          <SubmitButton>Senden</SubmitButton>
        </>
      )}
    </CareForm>
  );
}

describe('fields', () => {
  it('SH-21 every field sends what was chosen', async () => {
    const report = jest.fn();
    const photo = new File(['bild'], 'haus.png', { type: 'image/png' });
    const user = userEvent.setup();
    render(<Everything report={report} />);
    await user.type(screen.getByLabelText('Passwort'), 'geheim');
    await user.selectOptions(screen.getByLabelText('Ich bewerte als'), 'weiblich');
    await user.click(screen.getByLabelText('Ich stimme zu'));
    const several = within(screen.getByRole('group', { name: 'Besonderheiten' }));
    await user.click(several.getByLabelText('männlich'));
    await user.click(several.getByLabelText('weiblich'));
    await user.click(within(screen.getByRole('group', { name: 'Anrede' })).getByLabelText('weiblich'));
    await user.click(within(screen.getByRole('group', { name: 'Geschlecht' })).getByLabelText('männlich'));
    await user.click(screen.getByLabelText('4 von 5 Sternen: gut'));
    await user.upload(screen.getByLabelText('Foto'), photo);
    await user.click(screen.getByRole('switch', { name: 'Offen für Angebote' }));
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(report.mock.calls[0]?.[0]).toEqual({
      password: 'geheim',
      identity: 'FEMALE',
      consent: true,
      several: ['MALE', 'FEMALE'],
      one: 'FEMALE',
      gender: 'MALE',
      food: 4,
      photo,
      open: true,
    });
  });

  it('stars are chosen with the keyboard and named in words', async () => {
    render(<Everything report={jest.fn()} />);
    act(() => screen.getByLabelText('3 von 5 Sternen: befriedigend').focus());
    await userEvent.keyboard(' ');
    expect(screen.getByLabelText('3 von 5 Sternen: befriedigend')).toBeChecked();
    expect(screen.getByText('befriedigend')).toBeInTheDocument();
  });

  it('a text with a limit counts its characters and cuts off nothing', async () => {
    render(<ContactForm />);
    const field = screen.getByLabelText('Ihre Nachricht');
    await userEvent.type(field, 'x'.repeat(25));
    expect(field).toHaveValue('x'.repeat(25));
    expect(field).toHaveAccessibleDescription('25 von 20 Zeichen');
  });

  it('AC-01 a password can be shown and hidden again', async () => {
    render(<Everything report={jest.fn()} />);
    const field = screen.getByLabelText('Passwort');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});
