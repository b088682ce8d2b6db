import { addTexts } from '@care/contracts';
import { Heading, Loading, Panel, Skeleton, Stack } from '@care/ui';
import { type Query, QueryContent } from '@care/ui/more';
import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';

const accountSectionText = addTexts('account-section', {
  loadFailed: 'Dieser Bereich konnte nicht geladen werden.',
});

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

/** A list with lines between its entries. */
export const Entries = styled.ul`
  list-style: none;
  & > li {
    padding-block: var(--s-3);
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;
