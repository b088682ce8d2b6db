import { t, addTexts } from '@care/contracts';
import { Button } from '@care/ui';
import styled from '@emotion/styled';
import { moveFocusOnRemoval } from '../feedback/move-focus-on-removal';

/** The text of a map whose code is not there. The others load with that code. */
const lazyMapText = addTexts('ui-lazy-map', {
  failed: 'Die Karte konnte nicht geladen werden. Alle Angaben finden Sie auch ohne Karte auf dieser Seite.',
});

const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
`;

interface MapFailureProps {
  /** Beside a list nobody has asked for the map: a failure is not announced. */
  isQuiet: boolean;
  onRetry: () => void;
}

/** Says that the map could not be loaded; its button tries again (SH-18). */
export const MapFailure = ({ isQuiet, onRetry }: MapFailureProps) => (
  <Message role={isQuiet ? undefined : 'alert'} ref={moveFocusOnRemoval}>
    <p>{lazyMapText('failed')}</p>
    <Button variant="secondaryGray" onClick={onRetry}>
      {t('errors.retry')}
    </Button>
  </Message>
);
