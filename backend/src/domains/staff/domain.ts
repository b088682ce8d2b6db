import { type Domain, moveUnlessThere } from '../../platform/domain/domain';
import { limits } from './limits';
import { EMAIL_CONFIRMED } from '../accounts';
import { SEARCH_COLUMNS } from '../search';
import { announceStaff } from './announce-staff';
import { hideProfile, leaveStaff, showProfile } from './leaving';
import { jobSeekerRoutes, jobSeekerSearchRoutes } from './routes';

const OF_OWN_PROFILE = 'job_seeker_id in (select id from job_seeker where user_id = $1)';

/** Profiles of job seekers, and the search for them. */
export const staff: Domain = {
  routes: [jobSeekerSearchRoutes, jobSeekerRoutes],
  limits,
  jobs: { 'staff-announcement': { event: EMAIL_CONFIRMED, run: announceStaff } },
  tables: {
    job_seeker: { personal: 'user_id = $1' },
    job_seeker_image: { personal: OF_OWN_PROFILE, picture: 'url' },
    job_seeker_localization: { personal: OF_OWN_PROFILE, omit: SEARCH_COLUMNS },
    job_seeker_view: {
      personal: OF_OWN_PROFILE,
      merge: moveUnlessThere('job_seeker_view', 'job_seeker_id, views, first_at, last_at'),
    },
    staff_announcement: {
      personal: OF_OWN_PROFILE,
      merge: moveUnlessThere('staff_announcement', 'job_seeker_id, created_at'),
    },
  },
  retention: [
    {
      name: 'profile visits',
      time: [12, 'month'],
      why: 'the figures of the owner',
      notice: (time) => `Wer Ihr Profil angesehen hat: ${time}`,
      table: 'job_seeker_view',
      over: (time) => `last_at < now() - ${time}`,
    },
  ],
  account: { scheduled: hideProfile, cancelled: showProfile, deleted: leaveStaff },
};
