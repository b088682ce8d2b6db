import { addTexts, defineSliceApi } from '@care/contracts';
import type { CompanyPage, FollowedCompanies } from '@care/contracts/schemas';
import { Link, Meta } from '@care/ui';
import { TitledSection } from '@care/ui/more';
import { messagePath } from './WriteButton';

const nearbyText = addTexts('provider-nearby', {
  title: 'In der Nähe können Sie auch schreiben',
  lead: 'Diesen Anbietern können Sie jederzeit hier schreiben, auch am Abend.',
  where: '{{city}}, {{km}} km entfernt',
});

const nearbyApi = defineSliceApi('provider-nearby', (build) => ({
  nearby: build.query<FollowedCompanies, number>({ query: (id) => `/company/${id}/nearby/` }),
}));

/** Providers nearby that can be written to, on the profile of one that cannot (PP-26). */
export function Nearby({ company: { id } }: { company: Pick<CompanyPage, 'id'> }) {
  const { data } = nearbyApi.nearby.useQuery(id);
  if (!data || data.count === 0) return null;
  return (
    <TitledSection title={nearbyText('title')}>
      <p>{nearbyText('lead')}</p>
      <ul>
        {data.results.map(({ slug, name, city, distance_km }) => (
          <li key={slug}>
            <Link to={messagePath(slug)}>{name}</Link>
            <Meta>{nearbyText('where', { city, km: Math.max(1, Math.round(distance_km ?? 0)) })}</Meta>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
