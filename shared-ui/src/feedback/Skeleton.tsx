import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { t } from '@care/contracts';
import { Card } from '../parts/Card';
import { ownProps } from '../theme/forward-prop';
import { Section } from '../layout/Section';
import { Stack } from '../layout/Stack';

const pulse = keyframes`to { opacity: 0.55; }`;

interface SkeletonProps {
  width?: string;
  height?: string;
  round?: boolean;
}

/** A grey placeholder with the final size of the content. */
export const Skeleton = styled('span', ownProps('width', 'height', 'round'))<SkeletonProps>`
  display: block;
  width: ${({ width = '100%' }) => width};
  height: ${({ height = '1.1em' }) => height};
  border-radius: ${({ round }) => (round ? 'var(--r-window)' : 'var(--r-small)')};
  background: var(--gray-100);
  animation: ${pulse} 1.6s ease-in-out infinite alternate;
`;

const appear = keyframes`from { visibility: hidden; }`;

// Visible after 200 ms only, so that fast answers do not flicker.
const Waiting = styled.div`
  animation: ${appear} 200ms step-end;
`;

/** Announces once that content is being loaded; the placeholders inside are hidden from screen readers. */
export const Loading = ({ children, className }: { children: ReactNode; className?: string }) => (
  <Waiting role="status" aria-label={t('status.loading')} className={className}>
    {children}
  </Waiting>
);

const Body = styled.div`
  display: grid;
  grid-template-columns: min(var(--size-card-picture), 40%) minmax(0, 1fr);
  gap: var(--s-5);
  padding: var(--s-4);
  @media (max-width: 599px) {
    grid-template-columns: 1fr;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: var(--s-3);
  align-content: start;
`;

/** Placeholder for one result card. */
export const SkeletonCard = () => (
  <Card aria-hidden="true">
    <Body>
      <Skeleton height="13.5rem" round />
      <Lines>
        <Skeleton width="40%" />
        <Skeleton width="80%" height="1.6em" />
        <Skeleton width="60%" />
        <Skeleton width="50%" />
      </Lines>
    </Body>
  </Card>
);

/** Shown while a page, or its main part, is being loaded. */
export const PageSkeleton = () => (
  <Section>
    <Loading>
      <Stack>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </Loading>
  </Section>
);
