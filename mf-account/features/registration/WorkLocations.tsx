import { formatRadius } from '@care/contracts';
import { MAX_WORK_LOCATIONS, RADIUS_OPTIONS } from '@care/contracts/constants';
import { Button, media } from '@care/ui';
import { GroupFrame } from '@care/ui/field';
import { HeldFields, RadioSegment } from '@care/ui/form';
import styled from '@emotion/styled';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useFieldArray } from 'react-final-form-arrays';
import { AddressField } from '../address/AddressField';
import { registrationText } from './texts';
import { newLocation, placeField, rowFields } from './work-locations';

const Rows = styled.ol`
  display: grid;
  gap: var(--s-5);
  list-style: none;
`;
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

/** Up to three work locations, each with a radius. Rows can be added up to three, and removed down to one (AC-03). */
export function WorkLocations({ version }: WorkLocationsProps) {
  const id = useId();
  const { fields } = useFieldArray('workLocations');
  const [removals, setRemovals] = useState(0);
  const [added, setAdded] = useState(0);
  const count = fields.length ?? 0;
  // The field of the new row takes the focus, because with three rows the pressed button disappears.
  useEffect(() => {
    if (added)
      [...(document.getElementById(id)?.querySelectorAll<HTMLElement>('[role=combobox]') ?? [])].at(-1)?.focus();
  }, [added, id]);
  const add = () => {
    fields.push(newLocation);
    setAdded(added + 1);
  };
  const remove = (index: number) => {
    fields.remove(index);
    setRemovals(removals + 1);
    document.getElementById(id)?.focus(); // the pressed button disappears
  };
  return (
    <GroupFrame id={id} label={registrationText('workLocations')}>
      {/* Registered again after each removal, before the rows. Otherwise a row would be reset to its initial value. */}
      <HeldFields key={removals} names={rowFields} />
      <Rows>
        {fields.map((name, index) => (
          <li key={`${version} ${removals} ${name}`}>
            <LocationRow name={name} index={index} onRemove={count > 1 ? () => remove(index) : undefined} />
          </li>
        ))}
      </Rows>
      {count < MAX_WORK_LOCATIONS && (
        <p>
          <Button variant="secondaryBlue" size="small" icon={Plus} onClick={add}>
            {registrationText('addLocation')}
          </Button>
        </p>
      )}
    </GroupFrame>
  );
}

interface LocationRowProps {
  name: string;
  index: number;
  onRemove?: () => void;
}

const LocationRow = ({ name, index, onRemove }: LocationRowProps) => (
  <>
    <RowGrid>
      <AddressField
        name={placeField(index)}
        label={registrationText('place', { n: index + 1 })}
        kind="city"
        required={index === 0}
      />
      <RadioSegment name={`${name}.radius`} label={registrationText('radius')} options={radiusOptions} />
    </RowGrid>
    {onRemove && (
      <Button variant="bgNone" size="small" icon={Trash2} onClick={onRemove}>
        {registrationText('removePlace', { n: index + 1 })}
      </Button>
    )}
  </>
);
