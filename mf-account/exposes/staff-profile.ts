import { routes, type PageContext, type PageHead } from '@care/contracts';
import { accountPageText } from '../texts';
import { accountApi, qualificationNames, townOf } from '../features/job-seeker/job-seeker-api';

export { StaffProfilePage as default } from '../routes/StaffProfilePage';
export { loadJobSeeker as load } from '../features/job-seeker/job-seeker-api';

/** Title and description; profiles of job seekers are not indexed (AC-13). */
export function head({ store, params }: PageContext): PageHead {
  const slug = params.slug ?? '';
  const robots = 'noindex,nofollow';
  const { data } = accountApi.jobSeeker.select(slug)(store.getState());
  if (!data) return { title: accountPageText('staff.title'), robots };
  const towns = data.localizations.map(townOf).join(', ');
  return {
    title: towns ? accountPageText('staff.titleOf', { name: data.visible_name, towns }) : data.visible_name,
    description: accountPageText('staff.description', {
      name: data.visible_name,
      qualifications: qualificationNames(data).join(', '),
    }),
    canonical: routes.jobSeekerProfile.build({ slug }),
    robots,
  };
}
