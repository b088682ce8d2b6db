import { benefitView, placeLabel, PLACES, t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Stack } from '@care/ui';
import { Check } from 'lucide-react';
import { serviceLabel } from '../company/service-label';
import { tt } from '../../texts';
import { IconList, type IconListItem } from './IconList';
import { iconNamed, serviceIcon } from './icons';
import { ProfileSection } from './ProfileSection';

const FEATURES_BEFORE_SHOW_ALL = 6;

/** What the provider does (PP-09). */
export const ServicesSection = ({ services }: Pick<CompanyPage, 'services'>) => (
  <ProfileSection id="leistungen" title={tt('services')}>
    {services.length > 0 ? (
      <IconList items={services.map((service) => ({ icon: serviceIcon(service), label: serviceLabel(service) }))} />
    ) : (
      <p>{tt('noServices')}</p>
    )}
  </ProfileSection>
);

type Particulars = Pick<CompanyPage, 'features' | 'additional_features' | 'place'>;

/** What is special about the provider: listed features, its own words, town or country (PP-09). */
export function FeaturesSection(company: Particulars) {
  const items = particulars(company);
  return (
    <ProfileSection id="besonderheiten" title={tt('features')}>
      <Stack>
        {company.features.length + company.additional_features.length === 0 && <p>{t('errors.noFeatures')}</p>}
        <IconList items={items} visible={FEATURES_BEFORE_SHOW_ALL} />
      </Stack>
    </ProfileSection>
  );
}

function particulars({ features, additional_features, place }: Particulars): IconListItem[] {
  const own = [...new Set(additional_features)].map((label) => ({ icon: Check, label }));
  const lies = PLACES.filter(({ index }) => index === place).map(({ index, icon }) => ({
    icon: iconNamed(icon),
    label: placeLabel(index),
  }));
  return [...features.map(({ name, icon }) => ({ icon: iconNamed(icon), label: name })), ...lies, ...own];
}

/** What working there brings; the answer holds none below Plus (PK-05, PP-08). */
export const BenefitsSection = ({ benefits }: Pick<CompanyPage, 'benefits'>) =>
  benefits.length > 0 ? (
    <ProfileSection id="arbeitgebervorteile" title={tt('benefits')}>
      <BenefitList benefits={benefits} />
    </ProfileSection>
  ) : null;

export const BenefitList = ({ benefits }: { benefits: readonly string[] }) => (
  <IconList
    tone="green"
    items={[...new Set(benefits)].map(benefitView).map(({ label, icon }) => ({ label, icon: iconNamed(icon) }))}
  />
);
