import { Container } from '@care/ui';
import { LoadState, type Query } from '@care/ui/more';
import type { ReactNode } from 'react';

interface CataloguePageProps<Data> {
  query: Query<Data>;
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A page of the catalogue, or what is shown while its data is being loaded and after a failure. */
export const CataloguePage = <Data,>({ query, failed, children }: CataloguePageProps<Data>) => (
  <Container>
    {query.currentData === undefined ? <LoadState query={query} failed={failed} /> : children(query.currentData)}
  </Container>
);
