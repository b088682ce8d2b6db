import {
  exclusiveQualification,
  qualificationIds,
  qualificationLabel,
  t,
  type QualificationList,
} from '@care/contracts';
import type { QualificationFacets } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { Choice } from '@care/ui/field';
import { useId } from 'react';
import { Hits } from '../filters/parts';
import { workApi } from './work-api';

interface QualificationChoicesProps {
  list: QualificationList;
  chosen: readonly number[];
  /** The number of hits that each choice would give. Undefined until the answer has arrived. */
  facets?: QualificationFacets;
  onChange: (chosen: number[]) => void;
}

/** The six qualifications of the server, "other" and "none". "None" excludes and disables all others (SR-11). */
export function QualificationChoices({ list, chosen, facets, onChange }: QualificationChoicesProps) {
  const id = useId();
  const labelOf = useQualificationLabel(list);
  const exclusive = exclusiveQualification(list);
  const isExclusive = chosen.includes(exclusive);
  const toggle = (one: number, on: boolean) => {
    const others = chosen.filter((other) => other !== one);
    onChange(!on ? others : one === exclusive ? [one] : [...others, one]);
  };
  return (
    <div>
      {qualificationIds(list).map((one) => (
        <Choice
          key={one}
          type="checkbox"
          name="qualifications"
          value={one}
          checked={chosen.includes(one)}
          disabled={isExclusive && one !== exclusive}
          aria-describedby={one === exclusive ? id : undefined}
          onChange={(event) => toggle(one, event.target.checked)}
        >
          {labelOf(one)} <Hits count={facets?.find(({ id }) => id === one)?.count} />
        </Choice>
      ))}
      <Meta id={id}>{t('qualifications.exclusiveHint')}</Meta>
    </div>
  );
}

/** The label of a qualification: from the server, or from the catalogue if the server has none or has not answered. */
export function useQualificationLabel(list: QualificationList): (id: number) => string {
  const { data } = workApi.qualifications.useQuery();
  return (id) => data?.qualifications.find((one) => one.id === id)?.name ?? qualificationLabel(id, list) ?? '';
}
