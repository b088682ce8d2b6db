import { t } from '@care/contracts';
import { Icon, media, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { qualificationList } from '../filters/filter-labels';
import { useClosing } from '../filters/use-closing';
import type { CriteriaFieldProps } from '../search-form/search-form-values';
import { QualificationChoices, useQualificationLabel } from './QualificationChoices';
import { workText } from './texts';

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
    overflow-wrap: anywhere;
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
