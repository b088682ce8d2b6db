import { addTexts } from '@care/contracts';
import { QueryContent, Placeholder, TitledSection, type Query } from '@care/ui/more';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const accountSectionText = addTexts('account-section', { loadFailed: 'Dieser Bereich konnte nicht geladen werden.' });

/** A section of the account page with its heading. */
export const AccountSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection title={title} look={3} on="panel">
    {children}
  </TitledSection>
);

interface LoadedProps<Data> {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}

/** The content of a section, or its loading and error state. */
export const Loaded = <Data,>({ query, children }: LoadedProps<Data>) => (
  <QueryContent
    query={query}
    failed={accountSectionText('loadFailed')}
    skeleton={<Placeholder gap="none" of={[{}, { width: '70%' }]} />}
  >
    {children}
  </QueryContent>
);

/** A list with lines between its entries. */
export const Entries = styled.ul`
  & > li {
    padding-block: var(--s-3);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;
