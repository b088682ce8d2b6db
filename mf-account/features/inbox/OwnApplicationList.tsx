import { jobOfferPath, profilePath, routes } from '@care/contracts';
import type { OwnApplication } from '@care/contracts/schemas';
import { ButtonLink, Link } from '@care/ui';
import { applicationApi } from './application-api';
import { ApplicationCard } from './ApplicationCard';
import { ApplicationList } from './PagedList';
import { inboxText } from './texts';

export function OwnApplicationList({ page, onDeleted }: { page: number; onDeleted: () => void }) {
  const query = applicationApi.own.useQuery(page);
  return (
    <ApplicationList
      query={query}
      place={{ view: 'applications', page }}
      empty={{
        title: inboxText('empty.ownApplications'),
        hint: inboxText('empty.ownApplicationsHint'),
        action: <ButtonLink to={routes.jobsHome.build()}>{inboxText('empty.findJobs')}</ButtonLink>,
      }}
    >
      {(application) => <OwnApplicationCard application={application} onDeleted={onDeleted} />}
    </ApplicationList>
  );
}

function OwnApplicationCard({ application, onDeleted }: { application: OwnApplication; onDeleted: () => void }) {
  const { company, job_offer, can_withdraw, is_held } = application;
  return (
    <ApplicationCard
      application={application}
      title={
        job_offer ? (
          <Link to={jobOfferPath(company.slug, job_offer.slug)}>{job_offer.title}</Link>
        ) : (
          inboxText('applicationOpen')
        )
      }
      name={company.name}
      next={can_withdraw ? ['WITHDRAWN'] : []}
      side="applicant"
      onDeleted={onDeleted}
      isHeld={is_held}
    >
      <p>
        <Link to={profilePath(company.slug)}>{company.name}</Link>
      </p>
      {is_held && application.status === 'SUBMITTED' && <p>{inboxText('heldHint')}</p>}
    </ApplicationCard>
  );
}
