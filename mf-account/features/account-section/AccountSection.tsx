import { Heading, Loading, Panel, Skeleton, Stack } from '@care/ui';
import { type Query, QueryContent } from '@care/ui/more';
import { useId, type ReactNode } from 'react';
import { accountSectionText } from './texts';

interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of the account page with its heading. */
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

/** The content of a section, or its loading and error state. */
export const Loaded = <Data,>({ query, children }: LoadedProps<Data>) => (
  <QueryContent query={query} failed={accountSectionText('loadFailed')} skeleton={<SectionSkeleton />}>
    {children}
  </QueryContent>
);

const SectionSkeleton = () => (
  <Loading>
    <Skeleton />
    <Skeleton width="70%" />
  </Loading>
);
