import { Container } from '@care/ui';
import { LoadState, type Query } from '@care/ui/more';
import type { ComponentProps, ReactNode } from 'react';

interface CataloguePageProps<Data> extends Pick<ComponentProps<typeof LoadState>, 'failed'> {
  query: Query<Data> & { error?: object };
  children: (data: Data) => ReactNode;
}

/** A page of the catalogue, or what is shown while its data is being loaded and after a failure. */
export const CataloguePage = <Data,>({ query, failed, children }: CataloguePageProps<Data>) => (
  <Container>
    {query.currentData === undefined ? (
      <LoadState error={query.error} failed={failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      children(query.currentData)
    )}
  </Container>
);
