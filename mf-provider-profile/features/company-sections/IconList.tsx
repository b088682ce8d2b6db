import { t } from '@care/contracts';
import { Feature, FeatureList, media } from '@care/ui';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';

export interface IconListItem {
  icon: LucideIcon;
  label: string;
}

// A native element, so that it works without script; CSS changes its label with its state.
const MoreItems = styled.details`
  margin-top: var(--s-4);
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-button-small);
    padding: 0.4rem 1rem;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-button);
    background: var(--gray-50);
    font-size: var(--t-meta);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--gray-100);
  }
  &[open] > summary > span:first-of-type,
  &:not([open]) > summary > span:last-of-type {
    display: none;
  }
  & > ul {
    margin-top: var(--s-4);
  }
  /* Print all items. */
  ${media.print} {
    &::details-content {
      content-visibility: visible;
    }
    & > summary {
      display: none;
    }
  }
`;

interface IconListProps {
  items: IconListItem[];
  /** Blue for care, green for jobs. */
  tone?: 'blue' | 'green';
  /** Number of items shown before "Alle … anzeigen"; default all. */
  visible?: number;
}

/** Short facts with icons; a long list can be expanded. */
export function IconList({ items, tone, visible = items.length }: IconListProps) {
  const list = (part: IconListItem[]) => (
    <FeatureList tone={tone}>
      {part.map(({ icon, label }) => (
        <Feature key={label} icon={icon}>
          {label}
        </Feature>
      ))}
    </FeatureList>
  );
  const rest = items.slice(visible);
  return (
    <>
      {list(items.slice(0, visible))}
      {rest.length > 0 && (
        <MoreItems>
          <summary>
            <span>{t('actions.showAll', { count: items.length })}</span>
            <span>{t('actions.showLess')}</span>
          </summary>
          {list(rest)}
        </MoreItems>
      )}
    </>
  );
}
