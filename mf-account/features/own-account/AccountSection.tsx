import { Heading, Loading, Panel, Skeleton, Stack } from '@care/ui';
import { useId, type ReactNode } from 'react';
import { Arriving, type Query } from '../arriving/Arriving';
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
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}

/** What a call about the account gave. */
export const Loaded = <Data,>({ query, children }: LoadedProps<Data>) => (
  <Arriving query={query} failed={ot('loadFailed')} skeleton={<Lines />}>
    {children}
  </Arriving>
);

const Lines = () => (
  <Loading>
    <Skeleton />
    <Skeleton width="70%" />
  </Loading>
);
