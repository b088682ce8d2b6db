import { asApiError, hasStatus, t } from '@care/contracts';
import { missingFor, OPERATOR_USES, type OperatorField } from '@care/contracts/operator';
import { operatorLabels, operatorUseLabels } from '@care/contracts/operator-labels';
import type { Operator } from '@care/contracts/schemas';
import { Alert, Row, Stack } from '@care/ui';
import {
  CareForm,
  FORM_ERROR,
  FormDraft,
  FormGrid,
  FullWidth,
  SubmitButton,
  submitErrors,
  TextArea,
  TextField,
  WideTextField,
  useDraft,
  useIfShown,
  type FormApi,
  type TextFieldProps,
} from '@care/ui/form';
import { StatusMessage, TitledSection } from '@care/ui/more';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { deskApi, type OperatorVersion } from './desk-api';
import { mergeInto, SavedMeanwhile } from './SavedMeanwhile';
import { deskText } from './texts';
import type texts from './texts.de.json';

/** The data of the operator: what is missing, and the form (OP-06). */
export function OperatorData({ loaded }: { loaded: OperatorVersion }) {
  const [{ version, saves }, setSaved] = useState({ version: loaded, saves: 0 });
  return (
    <>
      {saves > 0 && <StatusMessage key={saves} kind="success" title={deskText('operator.saved')} />}
      <Missing operator={version.operator} />
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

/** The version that the entry is based on, as JSON, is part of the draft: an old draft overwrites nothing unseen. */
type Entry = Partial<Operator> & { base: string };

const DRAFT = 'operator';
const automatic = ['base'];
const CONFLICT = 412;

const entryOf = (version: OperatorVersion): Entry => ({ ...version.operator, base: JSON.stringify(version) });

/** The form has no value for an emptied field. */
const operatorOf = (entry: Entry): Operator =>
  Object.fromEntries(
    Object.keys(operatorLabels).map((field) => [field, (entry[field as OperatorField] ?? '').trim()]),
  ) as Operator;

const fieldOf = (operator: Operator, name: OperatorField) => ({ field: operatorLabels[name], value: operator[name] });

/** The form for the operator. The server checks it; what others saved meanwhile is merged, so that nothing is lost. */
function OperatorForm({ version, onSaved }: { version: OperatorVersion; onSaved: (version: OperatorVersion) => void }) {
  const [initialValues] = useState(() => entryOf(version));
  const [conflict, setConflict] = useState<ReturnType<typeof fieldOf>[]>();
  const [save] = deskApi.saveOperator.useMutation();
  const [read] = deskApi.operator.useLazyQuery();
  const draft = useDraft(DRAFT);
  const saved = useIfShown(onSaved);

  const done = (stored: OperatorVersion) => {
    draft.remove();
    saved(stored);
  };
  const send = async (entry: Entry, form: FormApi<Entry>) => {
    const base = JSON.parse(entry.base) as OperatorVersion;
    const operator = operatorOf(entry);
    const refused = (error: unknown) => submitErrors(asApiError(error), form.getRegisteredFields());
    const { data, error } = await save({ operator, etag: base.etag });
    if (data) return void done(data);
    if (!hasStatus(error, CONFLICT)) return refused(error);
    const { data: theirs, error: unread } = await read();
    if (!theirs) return refused(unread);
    const both = mergeInto(form, { base: base.operator, mine: operator, theirs: theirs.operator }, theirs);
    if (!both) return void done(theirs);
    setConflict(both.map((name) => fieldOf(theirs.operator, name as OperatorField)));
    return { [FORM_ERROR]: deskText('operator.conflict') };
  };

  return (
    <CareForm<Entry> onSubmit={send} initialValues={initialValues} requiredHint={false}>
      {() => (
        <Stack gap="large">
          <FormDraft name={DRAFT} automatic={automatic} />
          {conflict && (
            <SavedMeanwhile
              title={deskText('operator.conflictTitle')}
              text={deskText(conflict.length > 0 ? 'operator.conflictNote' : 'operator.conflictNone')}
              both={conflict}
            />
          )}
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
