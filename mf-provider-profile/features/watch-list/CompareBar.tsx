import { enquiryPath } from '@care/contracts';
import { COMPARISON_MAX } from '@care/contracts/constants';
import { Button, ButtonLink, media, Row } from '@care/ui';
import { moveFocusOnRemoval } from '@care/ui/more';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { watchListText } from './texts';
import type { Choice } from './use-choice';

const Bar = styled(Row)`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  gap: var(--s-2) var(--s-4);
  margin-top: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card) var(--r-card) 0 0;
  background: var(--surface);
  box-shadow: var(--shadow-raised);
  & > p {
    flex: 1 1 14rem;
  }
  ${media.phone} {
    & > p {
      flex-basis: 100%;
    }
  }
`;
// Keeps focused elements visible above the bar.
const ROOM_FOR_BAR = 'html{scroll-padding-bottom:8rem}';

interface CompareBarProps {
  choice: Choice;
  hrefFor: (compared: readonly number[]) => string;
}

function statusOf({ chosen, isFull }: Choice): string {
  if (chosen.length === 0) return watchListText('choice.none');
  if (isFull) return watchListText('choice.full', { count: chosen.length });
  return watchListText(chosen.length > COMPARISON_MAX ? 'choice.tooMany' : 'choice.chosen', { count: chosen.length });
}

/** The number of chosen providers, with links to their comparison and to an enquiry (EQ-14). It takes the focus of the removed button. */
export const CompareBar = ({ choice, hrefFor }: CompareBarProps) => (
  <Bar as="section" aria-label={watchListText('choice.bar')} tabIndex={-1} data-print="hide">
    <Global styles={ROOM_FOR_BAR} />
    <p role="status">{statusOf(choice)}</p>
    {choice.chosen.length > 0 && (
      <Button
        ref={moveFocusOnRemoval}
        variant="bgNone"
        size="small"
        aria-label={watchListText('choice.clearName')}
        onClick={choice.clear}
      >
        {watchListText('choice.clear')}
      </Button>
    )}
    {choice.chosen.length > 1 && choice.chosen.length <= COMPARISON_MAX && (
      <ButtonLink to={hrefFor(choice.chosen)} size="small" variant="secondaryBlue">
        {watchListText('compare.open')}
      </ButtonLink>
    )}
    {choice.chosen.length > 0 && (
      <ButtonLink to={enquiryPath(choice.chosen)} size="small">
        {watchListText('choice.enquire', { count: choice.chosen.length })}
      </ButtonLink>
    )}
  </Bar>
);
