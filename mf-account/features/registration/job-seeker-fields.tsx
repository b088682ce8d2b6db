import { formatRadius, genderLabel, t } from '@care/contracts';
import { MAX_WORK_LOCATIONS, RADIUS_OPTIONS } from '@care/contracts/constants';
import { GENDERS, QUALIFICATIONS } from '@care/contracts/vocabulary';
import { Button, media } from '@care/ui';
import { GroupFrame } from '@care/ui/field';
import { CheckboxGroup, FormGrid, RadioSegment, useForm, useFormState } from '@care/ui/form';
import { AddressField } from '@care/ui/address';
import styled from '@emotion/styled';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { geoApi } from '../address/geo-api';
import { registrationApi } from './registration-api';
import { registrationText } from './texts';
import { usedRows, withoutRow, type RowNumber, type WorkLocationValues } from './registration-values';

const RowGrid = styled.div`
  display: grid;
  gap: var(--s-3);
  align-items: end;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const radiusOptions = RADIUS_OPTIONS.map((radius) => ({ value: String(radius), label: formatRadius(radius) }));

interface WorkLocationsProps {
  /** Another number makes the fields read their values again. */
  version: number;
}

/**
 * Up to three places to work at, each with a radius; a row can be added until there are three, and removed while there
 * are two (AC-03).
 */
export function WorkLocations({ version }: WorkLocationsProps) {
  const id = useId();
  const form = useForm<WorkLocationValues>();
  const { values } = useFormState<WorkLocationValues>({ subscription: { values: true } });
  const [removals, setRemovals] = useState(0);
  const rows = usedRows(values);
  const add = () => {
    flushSync(() => form.change('rows', rows.length + 1));
    // The new row's field takes the focus; at three rows the button that had it is gone.
    [...(document.getElementById(id)?.querySelectorAll<HTMLElement>('[role=combobox]') ?? [])].at(-1)?.focus();
  };
  const remove = (row: RowNumber) => {
    const changed = withoutRow(form.getState().values, row);
    const fields = Object.keys(changed) as (keyof WorkLocationValues)[];
    form.batch(() => fields.forEach((field) => form.change(field, changed[field])));
    setRemovals(removals + 1);
    document.getElementById(id)?.focus(); // its button is gone
  };
  return (
    <GroupFrame id={id} label={registrationText('workLocations')}>
      <FormGrid as="ol">
        {rows.map((row) => (
          <li key={`${version} ${removals} ${row}`}>
            <LocationRow row={row} onRemove={rows.length > 1 ? () => remove(row) : undefined} />
          </li>
        ))}
      </FormGrid>
      {rows.length < MAX_WORK_LOCATIONS && (
        <p>
          <Button variant="secondaryBlue" size="small" icon={Plus} onClick={add}>
            {registrationText('addLocation')}
          </Button>
        </p>
      )}
    </GroupFrame>
  );
}

const LocationRow = ({ row, onRemove }: { row: RowNumber; onRemove?: () => void }) => (
  <>
    <RowGrid>
      <AddressField
        geoApi={geoApi}
        name={`place${row}`}
        label={registrationText('place', { n: row })}
        kind="city"
        required={row === 1}
      />
      <RadioSegment name={`radius${row}`} label={registrationText('radius', { n: row })} options={radiusOptions} />
    </RowGrid>
    {onRemove && (
      <Button variant="bgNone" size="small" icon={Trash2} onClick={onRemove}>
        {registrationText('removePlace', { n: row })}
      </Button>
    )}
  </>
);

export const GenderField = ({ label }: { label: string }) => (
  <RadioSegment
    name="gender"
    label={label}
    options={GENDERS.map((gender) => ({ value: gender, label: genderLabel(gender) }))}
  />
);

/** The qualifications from the server; if they cannot be loaded, the built-in list. */
export function QualificationGroup({ label }: { label: string }) {
  const { data } = registrationApi.qualifications.useQuery();
  const names = data?.qualifications.map(({ name }) => name) ?? QUALIFICATIONS.map((id) => t(`qualifications.${id}`));
  return (
    <CheckboxGroup name="qualifications" label={label} options={names.map((name) => ({ value: name, label: name }))} />
  );
}
