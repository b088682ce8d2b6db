import type { CompanyPage } from '@care/contracts/schemas';
import { Icon, Row, StandaloneLink, Stack, WithIcon } from '@care/ui';
import { LazyMap } from '@care/ui/map';
import { ExternalLink, MapPin } from 'lucide-react';
import { profileText } from '../../texts';
import { addressLines, openStreetMapUrl } from '../company/company-address';
import { ProfileSection } from './ProfileSection';

const loadMap = () => import('../map/ProviderMap').then((module) => module.ProviderMap);

/** The provider's address, a link to OpenStreetMap and a lazy-loaded map, which is not printed (PP-05, PP-13). */
export function LocationSection({ name, street, coords }: Pick<CompanyPage, 'name' | 'street' | 'coords'>) {
  const address = addressLines(street);
  return (
    <ProfileSection id="lage" title={profileText('location.title')}>
      <Stack>
        <Row between>
          <WithIcon icon={MapPin}>{address.join(', ')}</WithIcon>
          <StandaloneLink to={openStreetMapUrl(coords)} rel="noopener" data-print="hide">
            <Icon of={ExternalLink} />
            {profileText('location.open')}
          </StandaloneLink>
        </Row>
        <div data-print="hide">
          <LazyMap key={`${coords.lng} ${coords.lat} ${name}`} load={loadMap} props={{ name, address, coords }} />
        </div>
      </Stack>
    </ProfileSection>
  );
}
