import type { PackageCell } from '@care/contracts/schemas';
import { Icon, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Check, Minus } from 'lucide-react';
import { packageText } from '../../texts';

const PackageItem = styled.li`
  display: grid;
  grid-template-columns: 1.75rem 1fr;
  gap: 0.6rem;
  padding-block: 0.7rem;
  border-bottom: 1px solid var(--line);
  line-height: 1.4;
  color: var(--ink-soft);
  & > svg {
    margin-top: 0.1rem;
  }
  &[data-included] {
    color: var(--ink);
  }
  &[data-included] > svg {
    color: var(--green-700);
  }
`;

/** One row of the comparison for a single package: tick or dash, label and amount (PK-01). */
export function PackageLine({ label, value }: { label: string; value: PackageCell }) {
  const isText = typeof value === 'string';
  return (
    <PackageItem data-included={value !== false || undefined}>
      <Icon of={value === false ? Minus : Check} />
      {isText ? (
        <span>
          {packageText('lineOf', { label })}
          <b>{value}</b>
        </span>
      ) : (
        <span>
          {label} <VisuallyHidden>{value ? packageText('included') : packageText('notIncluded')}</VisuallyHidden>
        </span>
      )}
    </PackageItem>
  );
}
