import type { PackageCell } from '@care/contracts/schemas';
import { Icon, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Check, Minus } from 'lucide-react';
import { packageText } from '../../texts';

const IncludedIcon = styled.span`
  display: inline-grid;
  justify-items: center;
  color: var(--ink-soft);
  &[data-included] {
    color: var(--green-700);
  }
`;

/** One cell of the comparison: a tick or a dash with a text for screen readers, or the server's text (PK-01). */
export function Included({ value }: { value: PackageCell }) {
  if (typeof value === 'string') return <b>{value}</b>;
  return (
    <IncludedIcon data-included={value || undefined}>
      <Icon of={value ? Check : Minus} />
      <VisuallyHidden>{value ? packageText('included') : packageText('notIncluded')}</VisuallyHidden>
    </IncludedIcon>
  );
}
