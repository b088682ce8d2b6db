import { jobOfferPath, profilePath, routes } from '@care/contracts';
import type { OwnApplication } from '@care/contracts/schemas';
import { ButtonLink, EmptyState, Link } from '@care/ui';
import { emptyInbox } from '@care/ui/illustrations';
import { applicationApi } from './application-api';
import { ApplicationCard, ApplicationsSkeleton, CardList } from './ApplicationCard';
import { PagedList } from './PagedList';
import { inboxText } from './texts';

interface OwnApplicationListProps {
  page: number;
  onDeleted: () => void;
}

export function OwnApplicationList({ page, onDeleted }: OwnApplicationListProps) {
  const query = applicationApi.own.useQuery(page);
  return (
    <PagedList
      query={query}
      failed={inboxText('applicationsFailed')}
      skeleton={<ApplicationsSkeleton />}
      place={{ view: 'applications', page }}
      empty={
        <EmptyState
          picture={emptyInbox}
          title={inboxText('empty.ownApplications')}
          action={<ButtonLink to={routes.jobsHome.build()}>{inboxText('empty.findJobs')}</ButtonLink>}
        >
          {inboxText('empty.ownApplicationsHint')}
        </EmptyState>
      }
    >
      {(applications) => (
        <CardList>
          {applications.map((application) => (
            <li key={application.id}>
              <OwnApplicationCard application={application} onDeleted={onDeleted} />
            </li>
          ))}
        </CardList>
      )}
    </PagedList>
  );
}

interface CardProps {
  application: OwnApplication;
  onDeleted: () => void;
}

function OwnApplicationCard({ application, onDeleted }: CardProps) {
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
      readLabel={inboxText('readOwnApplication', { name: company.name })}
      side="applicant"
      deleteLabel={inboxText('deleteOwnApplication', { name: company.name })}
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
