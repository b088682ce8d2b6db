import {
  CallForm,
  CheckboxField,
  CheckboxGroup,
  FileField,
  RadioCards,
  SelectField,
  StarField,
  SubmitButton,
  TextArea,
  TextField,
} from '@care/ui/form';

export default { title: 'Forms' };

const options = [
  { value: 'stationary', label: 'Stationäre Pflege' },
  { value: 'day', label: 'Teilstationäre Pflege' },
];

const Fields = () => (
  <>
    <TextField name="email" label="E-Mail-Adresse" type="email" required />
    <SelectField name="service" label="Pflegeform" options={options} />
    <CheckboxGroup name="services" label="Pflegeformen" options={options} />
    <RadioCards name="method" label="Nachweis" cards={[{ value: 'code', title: 'Code', hint: 'Per E-Mail' }]} />
    <StarField name="stars" label="Freundlichkeit" />
    <FileField name="file" label="Dokument" hint="PDF, JPG oder PNG bis 5 MB" />
    <TextArea name="text" label="Nachricht" maxLength={200} />
    <CheckboxField name="consent" label="Ich willige in die Verarbeitung meiner Angaben ein." required />
    <SubmitButton>Senden</SubmitButton>
  </>
);

/** Sending it empty shows the errors and their summary. */
export const WithRequiredFields = () => (
  <CallForm send={() => Promise.resolve({})} required={['email', 'consent']}>
    <Fields />
  </CallForm>
);

export const ThatFails = () => (
  <CallForm send={() => Promise.resolve({ error: { kind: 'network', message: 'Network Error' } })}>
    <Fields />
  </CallForm>
);

export const ThatIsSending = () => (
  <CallForm send={() => new Promise<never>(() => undefined)}>
    <Fields />
  </CallForm>
);

export const Disabled = () => (
  <CallForm send={() => Promise.resolve({})} initialValues={{ email: 'erika@beispiel.example', service: 'day' }}>
    <TextField name="email" label="E-Mail-Adresse" disabled />
    <SelectField name="service" label="Pflegeform" options={options} disabled />
  </CallForm>
);
