import { routes, t, useSession, type PageProps } from '@care/contracts';
import { Breadcrumbs, Container, type Crumb } from '@care/ui';
import { useFocusOnChange } from '@care/ui/more';
import styled from '@emotion/styled';
import { AccountList } from '../features/watch-list/AccountList';
import { Comparison } from '../features/watch-list/Comparison';
import { DeviceList } from '../features/watch-list/DeviceList';
import { SharedList } from '../features/watch-list/SharedList';
import { watchListText } from '../features/watch-list/texts';
import { ListPlaceholder } from '../features/watch-list/WatchedList';
import { readAddress, watchListPath, type WatchListAddress } from '../features/watch-list/watch-list-address';

const Page = styled(Container)`
  padding-bottom: var(--s-7);
`;
const Column = styled.div`
  max-width: 50rem;
`;

/**
 * The watch list (PP-17) of the account, of this browser, or from a share link, and the comparison of up to four
 * providers.
 */
export function WatchListPage({ url }: PageProps) {
  const address = readAddress(url);
  const isComparison = address.compared.length > 0;
  const place = useFocusOnChange(isComparison);
  return (
    <Page>
      <Breadcrumbs items={crumbsOf(address)} />
      <div ref={place} tabIndex={-1}>
        {isComparison ? (
          <Comparison {...address} />
        ) : (
          <Column>
            {address.shared ? <SharedList ids={address.shared} address={address} /> : <OwnList address={address} />}
          </Column>
        )}
      </div>
    </Page>
  );
}

function crumbsOf({ compared, shared }: WatchListAddress): Crumb[] {
  const home = { label: t('nav.home'), to: routes.home.build() };
  const list = watchListText(shared ? 'shared.title' : 'title');
  if (compared.length === 0) return [home, { label: list }];
  return [home, { label: list, to: watchListPath({ shared }) }, { label: watchListText('compare.bar') }];
}

function OwnList({ address }: { address: WatchListAddress }) {
  const session = useSession();
  if (session.status === 'authenticated') return <AccountList address={address} />;
  if (session.status === 'unauthenticated') return <DeviceList address={address} />;
  return <ListPlaceholder />;
}
