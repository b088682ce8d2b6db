import { routes, type PageContext, type PageHead } from '@care/contracts';
import { tt } from '../../texts';
import { accountApi } from './job-seeker-api';
import { qualificationNames } from './qualification-names';
import { townOf } from './work-locations';

/** Title and description; profiles of job seekers are not indexed (AC-13). */
export function jobSeekerHead({ store, params }: PageContext): PageHead {
  const slug = params.slug ?? '';
  const robots = 'noindex,nofollow';
  const { data } = accountApi.jobSeeker.select(slug)(store.getState());
  if (!data) return { title: tt('staff.title'), robots };
  const towns = data.localizations.map(townOf).join(', ');
  return {
    title: towns ? tt('staff.titleOf', { name: data.visible_name, towns }) : data.visible_name,
    description: tt('staff.description', {
      name: data.visible_name,
      qualifications: qualificationNames(data).join(', '),
    }),
    canonical: routes.jobSeekerProfile.build({ slug }),
    robots,
  };
}
