import { profilePath, routes, t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Breadcrumbs, type Crumb } from '@care/ui';
import { profileText } from '../../texts';
import { townSearchPath } from './company-address';

/** The way from the home page to the profile. */
export const stepsTo = ({ name, slug, city, city_slug }: CompanyPage): { label: string; to: string }[] => [
  { label: t('nav.home'), to: routes.home.build() },
  { label: profileText('crumbs.city', { city }), to: townSearchPath({ city, city_slug }) },
  { label: name, to: profilePath(slug) },
];

/** Breadcrumbs of the profile, or of a `page` below it (SH-12). */
export function CompanyCrumbs({ company, page }: { company: CompanyPage; page?: string }) {
  const steps: Crumb[] = stepsTo(company);
  return <Breadcrumbs items={page ? [...steps, { label: page }] : steps.with(-1, { label: company.name })} />;
}
