import { Icon, RatingSummary, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Check, Minus } from 'lucide-react';
import type { ComparedValue } from './comparison-rows';
import { watchListText } from './texts';

const Unknown = styled.span`
  color: var(--ink-soft);
`;
const NoMark = styled(Unknown)`
  display: inline-flex;
  align-items: center;
  height: 1lh;
`;
const YesMark = styled(NoMark)`
  color: var(--green-700);
`;

/** One value of the comparison; symbols have a text for screen readers. */
export function ComparedField({ value }: { value: ComparedValue }) {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'rating') return <RatingSummary average={value.average} count={value.count} />;
  if (value.kind === 'unknown') return <Unknown>{watchListText('compare.unknown')}</Unknown>;
  const Tone = value.has ? YesMark : NoMark;
  return (
    <Tone>
      <Icon of={value.has ? Check : Minus} />
      <VisuallyHidden>{watchListText(value.has ? 'compare.yes' : 'compare.no')}</VisuallyHidden>
    </Tone>
  );
}
