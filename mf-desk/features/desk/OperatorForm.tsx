import { t } from '@care/contracts';
import { missingFor, OPERATOR_USES, type OperatorField } from '@care/contracts/operator';
import { operatorLabels, operatorUseLabels } from '@care/contracts/operator-labels';
import type { Operator } from '@care/contracts/schemas';
import { Alert, Row, Stack } from '@care/ui';
import {
  CareForm,
  FormGrid,
  FullWidth,
  SubmitButton,
  TextArea,
  TextField,
  WideTextField,
  type FormApi,
  type TextFieldProps,
} from '@care/ui/form';
import { StatusMessage, TitledSection } from '@care/ui/more';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { deskApi, type OperatorVersion } from './desk-api';
import { useMergedSaving, type BasedEntry } from './SavedMeanwhile';
import { deskText } from './texts';
import type texts from './texts.de.json';

/** The data of the operator: what is missing, and the form (OP-06). */
export function OperatorData({ loaded }: { loaded: OperatorVersion }) {
  const [{ version, saves }, setSaved] = useState({ version: loaded, saves: 0 });
  return (
    <>
      {saves > 0 && <StatusMessage key={saves} kind="success" title={deskText('operator.saved')} />}
      <Missing operator={version.content} />
      <OperatorForm
        key={`form-${saves}`}
        version={version}
        onSaved={(stored) => setSaved({ version: stored, saves: saves + 1 })}
      />
    </>
  );
}

function Missing({ operator }: { operator: Operator }) {
  const missing = OPERATOR_USES.map((use) => ({ use, fields: missingFor(use, operator) })).filter(
    ({ fields }) => fields.length > 0,
  );
  if (missing.length === 0) return <p>{deskText('operator.complete')}</p>;
  return (
    <Alert kind="warn" title={deskText('operator.missing')} announce="none">
      <p>{deskText('operator.missingNote')}</p>
      <ul>
        {missing.map(({ use, fields }) => (
          <li key={use}>
            {deskText('operator.missingOf', {
              use: operatorUseLabels[use],
              fields: fields.map((field) => operatorLabels[field]).join('; '),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type Entry = Partial<Operator> & BasedEntry;

const baseOf = ({ content, etag }: OperatorVersion) => ({ version: etag, values: { ...content } });

/** The form has no value for an emptied field. */
const operatorOf = (entry: Entry): Operator =>
  Object.fromEntries(
    Object.keys(operatorLabels).map((field) => [field, (entry[field as OperatorField] ?? '').trim()]),
  ) as Operator;

/** The form for the operator. The server checks it. */
function OperatorForm({ version, onSaved }: { version: OperatorVersion; onSaved: (version: OperatorVersion) => void }) {
  const [initialValues] = useState((): Entry => ({ ...version.content, base: JSON.stringify(baseOf(version)) }));
  const [save] = deskApi.saveOperator.useMutation();
  const [read] = deskApi.operator.useLazyQuery();
  const { finish, mergeOrErrors, draftAndConflict } = useMergedSaving<OperatorVersion>({
    draft: 'operator-data',
    text: (key) => deskText(`operator.${key}`),
    read,
    baseOf,
    shownOf: ({ content }, names) =>
      (names as OperatorField[]).map((name) => ({ field: operatorLabels[name], value: content[name] })),
    onSaved,
  });
  const send = async (entry: Entry, form: FormApi<Entry>) => {
    const { version: etag } = JSON.parse(entry.base) as { version?: string };
    const content = operatorOf(entry);
    const { data, error } = await save({ content, etag });
    return data ? finish(data) : mergeOrErrors(error, form, { ...content });
  };

  return (
    <CareForm<Entry> onSubmit={send} initialValues={initialValues} requiredHint={false}>
      {() => (
        <Stack gap="large">
          {draftAndConflict}
          <Fields />
          <Row>
            <SubmitButton icon={Check}>{t('actions.save')}</SubmitButton>
          </Row>
        </Stack>
      )}
    </CareForm>
  );
}

type Hinted = keyof (typeof texts)['operator']['hint'];

interface FieldProps extends Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> {
  name: OperatorField;
  hint?: Hinted;
}

const propsOf = ({ name, hint, autoComplete = 'off', ...rest }: FieldProps) => ({
  ...rest,
  name,
  label: operatorLabels[name],
  autoComplete,
  hint: hint && deskText(`operator.hint.${hint}`),
});
const Half = (props: FieldProps) => <TextField {...propsOf(props)} />;
const Whole = (props: FieldProps) => <WideTextField {...propsOf(props)} />;
const Long = (props: FieldProps) => (
  <FullWidth>
    <TextArea {...propsOf(props)} rows={3} />
  </FullWidth>
);

const Fields = () => (
  <>
    <TitledSection title={deskText('operator.provider')}>
      <FormGrid columns={2}>
        <Whole name="name" autoComplete="organization" />
        <Whole name="street" autoComplete="street-address" />
        <Half name="zip_code" inputMode="numeric" autoComplete="postal-code" />
        <Half name="city" autoComplete="address-level2" />
        <Whole name="represented_by" />
        <Half name="phone" type="tel" autoComplete="tel" />
        <Half name="email" type="email" autoComplete="email" />
        <Whole name="register" hint="register" />
      </FormGrid>
    </TitledSection>
    <TitledSection title={deskText('operator.billing')}>
      <FormGrid columns={2}>
        <Half name="vat_id" />
        <Half name="tax_number" hint="tax_number" />
        <Whole name="iban" hint="iban" />
      </FormGrid>
    </TitledSection>
    <TitledSection title={deskText('operator.responsible')}>
      <FormGrid columns={2}>
        <Whole name="editor" />
        <Whole name="data_protection_officer" hint="data_protection_officer" />
        <Whole name="data_protection_authority" />
        <Whole name="market_authority" />
        <Whole name="hosting" />
      </FormGrid>
    </TitledSection>
    <TitledSection title={deskText('operator.texts')}>
      <FormGrid columns={2}>
        <Long name="recipients" hint="recipients" />
        <Long name="known_barriers" hint="known_barriers" />
        <Half name="log_days" inputMode="numeric" />
        <Half name="checked_on" type="date" hint="checked_on" />
      </FormGrid>
    </TitledSection>
  </>
);
