import type { CompanyPage } from '@care/contracts/schemas';
import { Icon, Meta, Panel, Row, StandaloneLink, WithIcon } from '@care/ui';
import { ExternalLink, MapPin } from 'lucide-react';
import { tt } from '../../texts';
import { addressLines, openStreetMapUrl } from '../company/company-address';
import { ProfileSection } from './ProfileSection';

/** Where the provider is, in words and as a link to a map (PP-05). */
export const LocationSection = ({ street, coords }: Pick<CompanyPage, 'street' | 'coords'>) => (
  <ProfileSection id="lage" title={tt('location.title')}>
    <Panel>
      <Row between>
        <WithIcon icon={MapPin}>{addressLines(street).join(', ')}</WithIcon>
        <StandaloneLink to={openStreetMapUrl(coords)} rel="noopener">
          <Icon of={ExternalLink} />
          {tt('location.open')}
        </StandaloneLink>
      </Row>
      <Meta>{tt('location.approximate')}</Meta>
    </Panel>
  </ProfileSection>
);
