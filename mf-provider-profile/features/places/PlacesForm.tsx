import { MAX_PLACES, PLACE_KINDS, WAIT_TIME_LABELS, WAIT_TIMES, type PlaceKind } from '@care/contracts/free-places';
import type { OwnPlaces } from '@care/contracts/schemas';
import { CallForm, CheckboxField, RadioGroup, SelectField, SubmitButton, TextArea, TextField } from '@care/ui/form';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { placesApi } from './places-api';
import { placesDetails, placesInput, placesProblems, placesValues, type PlacesValues } from './places-values';
import { StepperField } from './StepperField';
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
