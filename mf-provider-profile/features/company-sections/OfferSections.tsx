import { benefitView, placeLabel, PLACES, t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Stack, Tag, TagList } from '@care/ui';
import { Check } from 'lucide-react';
import { serviceLabel } from '../company/facts';
import { profileText } from '../../texts';
import { IconList, type IconListItem } from './IconList';
import { iconNamed, serviceIcon } from './icons';
import { ProfileSection } from './ProfileSection';

const FEATURES_BEFORE_SHOW_ALL = 6;

/** The provider's services (PP-09). */
export const ServiceList = ({ services }: Pick<CompanyPage, 'services'>) =>
  services.length > 0 ? (
    <IconList items={services.map((service) => ({ icon: serviceIcon(service), label: serviceLabel(service) }))} />
  ) : (
    <p>{profileText('noServices')}</p>
  );

type FeatureData = Pick<CompanyPage, 'features' | 'additional_features' | 'place'>;

/** Features from the list, custom features, and the kind of place (PP-09). */
export const FeatureItems = ({ company }: { company: FeatureData }) => (
  <Stack>
    {company.features.length + company.additional_features.length === 0 && <p>{t('errors.noFeatures')}</p>}
    <IconList items={featureItems(company)} visible={FEATURES_BEFORE_SHOW_ALL} />
  </Stack>
);

function featureItems({ features, additional_features, place }: FeatureData): IconListItem[] {
  const customItems = [...new Set(additional_features)].map((label) => ({ icon: Check, label }));
  const placeItems = PLACES.filter(({ index }) => index === place).map(({ index, icon }) => ({
    icon: iconNamed(icon),
    label: placeLabel(index),
  }));
  return [...features.map(({ name, icon }) => ({ icon: iconNamed(icon), label: name })), ...placeItems, ...customItems];
}

/** Benefits for employees; the API returns none for tiers without them (PK-05, PP-08). */
export const BenefitsSection = ({ benefits }: Pick<CompanyPage, 'benefits'>) =>
  benefits.length > 0 ? (
    <ProfileSection id="arbeitgebervorteile" title={profileText('benefits')}>
      <BenefitList benefits={benefits} />
    </ProfileSection>
  ) : null;

export const BenefitList = ({ benefits }: { benefits: readonly string[] }) => (
  <IconList
    tone="green"
    items={[...new Set(benefits)].map(benefitView).map(({ label, icon }) => ({ label, icon: iconNamed(icon) }))}
  />
);

type Qualifications = Pick<CompanyPage, 'qualifications'>;

/** Qualifications of the provider's staff (PP-23). */
export const QualificationsSection = ({ qualifications }: Qualifications) =>
  qualifications.length > 0 ? (
    <ProfileSection id="qualifikationen" title={profileText('qualifications')}>
      <QualificationChips qualifications={qualifications} />
    </ProfileSection>
  ) : null;

export const QualificationChips = ({ qualifications }: Qualifications) => (
  <TagList>
    {qualifications.map(({ id, name }) => (
      <Tag as="li" key={id}>
        {name}
      </Tag>
    ))}
  </TagList>
);
