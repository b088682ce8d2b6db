import { profilePath, routes, t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Breadcrumbs, type Crumb } from '@care/ui';
import { profileText } from '../../texts';
import { townSearchPath } from './company-address';

/** Breadcrumbs of the profile, or of a `page` below it (SH-12). */
export function CompanyCrumbs({ company, page }: { company: CompanyPage; page?: string }) {
  const items: Crumb[] = [
    { label: t('nav.home'), to: routes.home.build() },
    { label: profileText('crumbs.city', { city: company.city }), to: townSearchPath(company) },
    { label: company.name, to: page ? profilePath(company.slug) : undefined },
  ];
  return <Breadcrumbs items={page ? [...items, { label: page }] : items} />;
}
