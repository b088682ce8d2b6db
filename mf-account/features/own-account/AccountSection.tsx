import type { ApiError } from '@care/contracts';
import { apiErrorMessage, ErrorPanel, Heading, Loading, Panel, Skeleton, Stack } from '@care/ui';
import { useId, type ReactNode } from 'react';
import { ot } from './texts';

interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

/** One part of the own account under its headline. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={2} look={3} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}

interface LoadedProps<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  retrying: boolean;
  children: (data: Data) => ReactNode;
}

/** What a call gave: on its way, not available with another try, or there. */
export function Loaded<Data>({ data, error, onRetry, retrying, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <Loading>
        <Skeleton />
        <Skeleton width="70%" />
      </Loading>
    );
  }
  return (
    <ErrorPanel title={ot('loadFailed')} onRetry={onRetry} retrying={retrying}>
      <p>{apiErrorMessage(error)}</p>
    </ErrorPanel>
  );
}
