import { t, exclusiveQualification, qualificationIds, qualificationLabel } from '@care/contracts';
import type { QualificationList } from '@care/contracts';
import { Icon, media, VisuallyHidden, Meta } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import type { QualificationFacets } from '@care/contracts/schemas';
import { Choice } from '@care/ui/field';
import { qualificationList } from '../filters/filter-labels';
import { useClosing } from '../filters/use-closing';
import type { CriteriaFieldProps } from '../search-form/search-form-values';
import { workText } from './texts';
import { Hits } from '../filters/parts';
import { workApi } from './work-api';

const Frame = styled.div`
  display: grid;
  gap: 0.4rem;
  min-width: 0;
`;
const LabelText = styled.span`
  font-weight: 600;
  line-height: 1.35;
`;
const List = styled.details`
  position: relative;
  min-width: 0;
`;
// Looks like the select of the provider search. Opens without script, too.
const Opener = styled.summary`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: space-between;
  min-height: var(--size-field);
  padding: 0.6rem 0.9rem;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  background: var(--surface);
  line-height: 1.4;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover,
  &:focus-visible {
    border-color: var(--ink);
    border-radius: var(--r-field);
  }
  & > span {
    min-width: 0;
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`;
const Choices = styled.fieldset`
  margin-top: var(--s-2);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  ${media.desktop} {
    position: absolute;
    z-index: var(--z-overlay);
    left: 0;
    width: max(100%, min(25rem, 100vw - 2 * var(--s-gutter)));
    box-shadow: var(--shadow-overlay);
  }
`;

/** Check boxes for qualifications in a field that opens. The closed field shows the number of chosen ones (SR-11). */
export function QualificationField({ chosen, applied, facets, onChange }: CriteriaFieldProps) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const list = qualificationList(applied.searchType);
  const labelOf = useQualificationLabel(list);
  const { qualifications } = chosen;
  return (
    <Frame>
      <LabelText id={`${id}-label`}>{t('search.qualification')}</LabelText>
      <List ref={details}>
        <Opener aria-labelledby={`${id}-label ${id}-chosen`}>
          <span id={`${id}-chosen`}>{summaryOf(qualifications.map(labelOf))}</span>
          <Icon of={ChevronDown} />
        </Opener>
        <Choices>
          <VisuallyHidden as="legend">{t('search.qualification')}</VisuallyHidden>
          <QualificationChoices
            list={list}
            chosen={qualifications}
            facets={facets}
            onChange={(ids) => onChange({ qualifications: ids })}
          />
        </Choices>
      </List>
    </Frame>
  );
}

function summaryOf([only, ...others]: string[]): string {
  if (only === undefined) return workText('qualifications.all');
  return others.length ? workText('qualifications.several', { count: others.length + 1 }) : only;
}

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
