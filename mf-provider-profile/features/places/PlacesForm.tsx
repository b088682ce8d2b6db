import { MAX_PLACES, PLACE_KINDS, WAIT_TIME_LABELS, WAIT_TIMES, type PlaceKind } from '@care/contracts/free-places';
import type { OwnPlaces } from '@care/contracts/schemas';
import {
  CallForm,
  CheckboxField,
  RadioGroup,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useField,
  useFormField,
  useShownError,
  type NamedField,
} from '@care/ui/form';
import styled from '@emotion/styled';
import { Check, Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Icon, VisuallyHidden } from '@care/ui';
import { FieldFrame } from '@care/ui/field';
import { placesApi } from './places-api';
import { placesDetails, placesInput, placesProblems, placesValues, type PlacesValues } from './places-values';
import { placesText } from './texts';

const Kind = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--s-3) var(--s-4);
  padding-block: var(--s-4);
  border-top: 1px solid var(--line);
`;

const waitTimes = WAIT_TIMES.map((value) => ({ value, label: WAIT_TIME_LABELS[value] }));

const placesIn = ({ total }: PlacesValues): number => (total && /^\d+$/.test(total) ? Number(total) : MAX_PLACES);

interface PlacesFormProps {
  company: number;
  own: OwnPlaces;
  /** The message about the last save is out of date. */
  onSend: () => void;
  onSaved: () => void;
}

/** Free places by kind, waiting list, and what home care serves; saving confirms all of it (PL-01 to PL-03). */
export function PlacesForm({ company, own, onSend, onSaved }: PlacesFormProps) {
  const [state] = placesApi.state.useMutation();
  const initialValues = useMemo(() => placesValues(own), [own]);
  return (
    <CallForm<PlacesValues, OwnPlaces>
      send={(values) => {
        onSend();
        return state({ company, input: placesInput(values, own.kinds) });
      }}
      onDone={onSaved}
      draft={`free-places:${company}`}
      initialValues={initialValues}
      validate={placesProblems}
      rename={placesDetails}
      requiredHint={false}
    >
      {({ values }) => (
        <>
          {own.kinds.length > 0 && <Places kinds={own.kinds} values={values} />}
          {own.is_home_care && <HomeCare />}
          <CheckboxField name="weekly_mail" label={placesText('weeklyMail')} />
          <div>
            <SubmitButton icon={Check}>{placesText('save')}</SubmitButton>
          </div>
        </>
      )}
    </CallForm>
  );
}

const Places = ({ kinds, values }: { kinds: readonly PlaceKind[]; values: PlacesValues }) => (
  <>
    <StepperField name="total" label={placesText('total')} hint={placesText('totalHint')} max={MAX_PLACES} />
    {kinds.map((kind) => (
      <Kind key={kind}>
        <StepperField
          name={`free_${kind}`}
          label={placesText('free', { kind: PLACE_KINDS[kind].label })}
          max={placesIn(values)}
        />
        {Number(values[`free_${kind}`]) > 0 && (
          <TextField
            name={`from_${kind}`}
            label={placesText('from', { kind: PLACE_KINDS[kind].label })}
            hint={placesText('fromHint')}
            type="date"
          />
        )}
      </Kind>
    ))}
    <CheckboxField name="hasWait" label={placesText('hasWait')} />
    {values.hasWait && <SelectField name="wait" label={placesText('wait')} options={waitTimes} placeholder={false} />}
  </>
);

const HomeCare = () => (
  <>
    <RadioGroup
      name="client"
      label={placesText('client')}
      options={[
        { value: 'YES', label: placesText('clientYes') },
        { value: 'NO', label: placesText('clientNo') },
      ]}
    />
    <TextArea name="zip_codes" label={placesText('zipCodes')} hint={placesText('zipCodesHint')} rows={3} />
  </>
);

const Frame = styled.div`
  display: inline-grid;
  grid-template-columns: 3.25rem minmax(3.5rem, auto) 3.25rem;
  justify-self: start;
  max-width: 100%;
  min-height: var(--size-field);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  background: var(--surface);
  overflow: hidden;
  & > button {
    display: grid;
    place-items: center;
    border: 0;
    background: var(--gray-50);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--gray-100);
  }
  & > button[aria-disabled='true'] {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  & > :focus-visible {
    outline-offset: -5px;
  }
`;
const Count = styled.input`
  appearance: textfield;
  width: 4.5rem;
  min-width: 0;
  border: 0;
  border-inline: 2px solid var(--line-strong);
  border-radius: 0;
  background: none;
  text-align: center;
  font-weight: 700;
  font-size: 1.25rem;
  &::-webkit-inner-spin-button {
    appearance: none;
  }
`;

const wholeNumber = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/**
 * A count from 0 to `max` as a native number field, which arrow keys change, with a button on each side (PL-03). The
 * buttons announce the new value.
 */
function StepperField({ name, label, hint, max }: NamedField & { max: number }) {
  const { input, meta } = useField<string>(name);
  const id = useFormField(name, label);
  const [announced, setAnnounced] = useState('');
  const count = wholeNumber(input.value) ?? 0;
  const step = (by: number) => {
    const next = Math.min(Math.max(count + by, 0), max);
    input.onChange(String(next));
    setAnnounced(`${label}: ${next}`);
  };
  const button = (by: -1 | 1) => (
    <button
      type="button"
      aria-label={placesText(by < 0 ? 'less' : 'more', { label })}
      aria-disabled={by < 0 ? count <= 0 : count >= max}
      onClick={() => step(by)}
    >
      <Icon of={by < 0 ? Minus : Plus} />
    </button>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={useShownError(meta)}>
      {(control) => (
        <Frame>
          {button(-1)}
          <Count {...input} {...control} type="number" inputMode="numeric" min={0} max={max} step={1} />
          {button(1)}
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </Frame>
      )}
    </FieldFrame>
  );
}
