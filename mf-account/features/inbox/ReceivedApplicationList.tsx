import { routes } from '@care/contracts';
import type { ReceivedApplication } from '@care/contracts/schemas';
import { ButtonLink, Link, Stack, StandaloneLink } from '@care/ui';
import { applicationApi } from './application-api';
import { ApplicationCard } from './ApplicationCard';
import { inboxPath } from './inbox-address';
import { ApplicationList } from './PagedList';
import { inboxText } from './texts';

interface ReceivedApplicationListProps {
  page: number;
  offer?: number;
  onDeleted: () => void;
}

/** The applications that a provider received, or only those for one of its job offers. */
export function ReceivedApplicationList({ page, offer, onDeleted }: ReceivedApplicationListProps) {
  const query = applicationApi.received.useQuery({ page, offer });
  return (
    <Stack>
      {offer !== undefined && (
        <p>
          <StandaloneLink to={inboxPath({ view: 'applications' })}>{inboxText('allOffers')}</StandaloneLink>
        </p>
      )}
      <ApplicationList
        query={query}
        place={{ view: 'applications', page, offer }}
        empty={{
          title: inboxText('empty.applications'),
          hint: inboxText('empty.applicationsHint'),
          action: <ButtonLink to={routes.companyOwnerArea.build()}>{inboxText('empty.toOffers')}</ButtonLink>,
        }}
      >
        {(application) => (
          <ReceivedApplicationCard application={application} isFiltered={offer !== undefined} onDeleted={onDeleted} />
        )}
      </ApplicationList>
    </Stack>
  );
}

interface CardProps {
  application: ReceivedApplication;
  isFiltered: boolean;
  onDeleted: () => void;
}

function ReceivedApplicationCard({ application, isFiltered, onDeleted }: CardProps) {
  const { applicant, job_offer, next } = application;
  const { name, slug } = applicant;
  return (
    <ApplicationCard
      application={application}
      title={slug ? <Link to={routes.jobSeekerProfile.build({ slug })}>{name}</Link> : name}
      name={name}
      next={next}
      side="employer"
      onDeleted={onDeleted}
    >
      <p>{job_offer ? inboxText('applicationAs', { title: job_offer.title }) : inboxText('applicationOpen')}</p>
      {job_offer && !isFiltered && (
        <p>
          <Link to={inboxPath({ view: 'applications', offer: job_offer.id })}>{inboxText('onlyOffer')}</Link>
        </p>
      )}
    </ApplicationCard>
  );
}
