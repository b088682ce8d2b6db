import { SkeletonCard } from '@care/ui';
import { Placeholder, QueryContent, type Query } from '@care/ui/more';

export default { title: 'Content from the API' };

const query: Query<string> = { isFetching: false, refetch: () => undefined };
const show = (state: Partial<Query<string>>) => (
  <QueryContent query={{ ...query, ...state }} failed="Die Treffer fehlen." skeleton={<SkeletonCard />}>
    {(text) => <p>{text}</p>}
  </QueryContent>
);

export const Loading = () => show({ isFetching: true });

export const Loaded = () => show({ currentData: 'Drei Pflegeeinrichtungen in Köln' });

export const Failed = () => show({ error: { kind: 'network', message: 'Network Error' } });

export const Lines = () => <Placeholder of={['60%', '80%', { height: '10rem' }]} />;
