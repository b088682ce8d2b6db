import { t } from '@care/contracts';
import styled from '@emotion/styled';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../button/Button';
import { Heading } from '../layout/Text';
import { Stack } from '../layout/Stack';
import { uiText } from '../texts';
import { moveFocusOnRemoval } from './move-focus-on-removal';
import emptyOffline from '../../assets/illustrations/empty-offline.svg';

const Frame = styled.section`
  display: grid;
  gap: var(--s-4);
  align-items: center;
  padding: var(--s-5);
  background: var(--gray-50);
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-panel);
  @media (min-width: 600px) {
    grid-template-columns: 9rem 1fr;
  }
  & > img {
    width: 9rem;
  }
`;

interface SliceUnavailableProps {
  /** Loads the slice again; `loading` is true meanwhile. */
  onRetry?: () => void;
  loading?: boolean;
  /** Level of its heading. */
  level?: 1 | 2 | 3;
}

/** Replaces a part of the page that could not be loaded; the rest of the page keeps working (SH-18). */
export function SliceUnavailable({ onRetry, loading = false, level = 2 }: SliceUnavailableProps) {
  const id = useId();
  return (
    <Frame role="status" aria-labelledby={id} ref={moveFocusOnRemoval}>
      <img src={emptyOffline} alt="" width={144} height={101} />
      <Stack gap="small">
        <Heading level={level} look={3} id={id}>
          {uiText('sliceUnavailable')}
        </Heading>
        <p>{uiText('restWorks')}</p>
        {onRetry && (
          <Button variant="secondaryBlue" icon={RefreshCw} onClick={onRetry} loading={loading}>
            {t('errors.reload')}
          </Button>
        )}
      </Stack>
    </Frame>
  );
}
