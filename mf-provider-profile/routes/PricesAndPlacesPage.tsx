import { type PageProps, editPath, formatDate, formatEuros, profilePath } from '@care/contracts';
import { Stack, ErrorPanel, Heading, Meta, Panel, StandaloneLink } from '@care/ui';
import type { CompanyPage, OwnPlaces as Own } from '@care/contracts/schemas';
import { lazyShown } from '@care/ui/lazy';
import { Placeholder, PlacesState } from '@care/ui/more';
import styled from '@emotion/styled';
import { OwnCompanyPage, personalHead } from '../features/company/OwnCompanyPage';
import { profileText } from '../texts';
import { useMessage } from '../features/company/use-message';
import { placesApi } from '../features/places/places-api';
import { placesText } from '../features/places/texts';
import { pricesText } from '../features/prices/texts';

/** What families decide by, as the owner states it: free places and prices (PL-01, CO-04). */
export const PricesAndPlacesPage = ({ url }: PageProps) => (
  <OwnCompanyPage url={url} title={profileText('pricesAndPlaces')}>
    {(company) => (
      <Stack>
        <OwnPlaces company={company} />
        <LazyOwnPrices company={company} />
      </Stack>
    )}
  </OwnCompanyPage>
);

export const pricesAndPlacesHead = personalHead(profileText('pricesAndPlaces'), profileText('pricesAndPlacesText'));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    align-items: start;
  }
`;

/** Its code is loaded when it is shown. */
const LazyPlacesForm = lazyShown(() => import('../features/places/PlacesForm').then(({ PlacesForm }) => PlacesForm), {
  failed: () => placesText('formFailed'),
  height: '30rem',
});

/** The owner's statement about free places, beside what visitors see of it (PL-01, PL-02). */
function OwnPlaces({ company }: { company: CompanyPage }) {
  const { data, error, refetch } = placesApi.own.useQuery(company.id);
  if (error && !data) return <ErrorPanel title={placesText('failed')} onRetry={() => void refetch()} />;
  if (!data) return <Placeholder of={['30rem']} />;
  return (
    <Columns>
      <Panel>
        <Stack>
          <Heading level={2}>{placesText('title')}</Heading>
          <Meta>
            {data.confirmed_at ? placesText('confirmed', { date: formatDate(data.confirmed_at) }) : placesText('never')}
          </Meta>
          <Statement company={company} own={data} />
        </Stack>
      </Panel>
      <Panel>
        <Stack>
          <Heading level={2}>{placesText('preview')}</Heading>
          {company.own_share !== null && (
            <p>
              {profileText('facts.ownShare')}:{' '}
              <strong>{profileText('facts.aMonth', { amount: formatEuros(company.own_share) })}</strong>
            </p>
          )}
          {company.places ? <PlacesState places={company.places} /> : <p>{placesText('nothing')}</p>}
        </Stack>
      </Panel>
    </Columns>
  );
}

function Statement({ company, own }: { company: CompanyPage; own: Own }) {
  const { message, report, clear } = useMessage();
  if (own.kinds.length === 0 && !own.is_home_care)
    return (
      <>
        <p>{placesText('noKinds')}</p>
        <StandaloneLink to={`${editPath(profilePath(company.slug))}=services`}>
          {placesText('toProfile')}
        </StandaloneLink>
      </>
    );
  return (
    <>
      {message}
      <LazyPlacesForm
        company={company.id}
        own={own}
        onSend={clear}
        onSaved={() => report('success', placesText('saved'))}
      />
    </>
  );
}

/** The form of the prices; its code is loaded when it is shown. */
const LazyOwnPrices = lazyShown(() => import('../features/prices/OwnPrices').then((module) => module.OwnPrices), {
  failed: () => pricesText('formFailed'),
  height: '20rem',
});
