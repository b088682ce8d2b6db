import { jobOfferPath, profilePath, routes } from '@care/contracts';
import { ButtonLink, EmptyState, Link, Stack, StandaloneLink } from '@care/ui';
import { emptyInbox } from '@care/ui/illustrations';
import { Placeholder, type Query } from '@care/ui/more';
import type { ReactNode } from 'react';
import { applicationApi } from './application-api';
import { inboxPath } from './inbox-api';
import { ApplicationCard } from './ApplicationCard';
import { PagedList } from './InboxFrame';
import { inboxText } from './texts';

interface ListProps {
  page: number;
  onDeleted: () => void;
}

export function OwnApplicationList({ page, onDeleted }: ListProps) {
  const query = applicationApi.own.useQuery(page);
  return (
    <ApplicationList
      query={query}
      page={page}
      empty="ownApplications"
      next={<ButtonLink to={routes.jobsHome.build()}>{inboxText('empty.findJobs')}</ButtonLink>}
    >
      {(application) => {
        const { company, job_offer, can_withdraw, is_held, status } = application;
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
            {is_held && status === 'SUBMITTED' && <p>{inboxText('heldHint')}</p>}
          </ApplicationCard>
        );
      }}
    </ApplicationList>
  );
}

/** The applications that a provider received, or only those for one of its job offers. */
export function ReceivedApplicationList({ page, offer, onDeleted }: ListProps & { offer?: number }) {
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
        page={page}
        offer={offer}
        empty="applications"
        next={<ButtonLink to={routes.companyOwnerArea.build()}>{inboxText('empty.toOffers')}</ButtonLink>}
      >
        {(application) => {
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
              {job_offer && offer === undefined && (
                <p>
                  <Link to={inboxPath({ view: 'applications', offer: job_offer.id })}>{inboxText('onlyOffer')}</Link>
                </p>
              )}
            </ApplicationCard>
          );
        }}
      </ApplicationList>
    </Stack>
  );
}

interface ApplicationListProps<Application> {
  query: Query<{ count: number; results: readonly Application[] }>;
  page: number;
  offer?: number;
  /** Said of an empty list. */
  empty: 'applications' | 'ownApplications';
  /** A link that leads on from an empty list. */
  next: ReactNode;
  children: (application: Application) => ReactNode;
}

/** One page of applications, each on a card. */
const ApplicationList = <Application extends { id: number }>(props: ApplicationListProps<Application>) => (
  <PagedList
    query={props.query}
    failed={inboxText('applicationsFailed')}
    skeleton={<Placeholder of={['9rem', '9rem']} />}
    place={{ view: 'applications', page: props.page, offer: props.offer }}
    empty={
      <EmptyState picture={emptyInbox} title={inboxText(`empty.${props.empty}`)} action={props.next}>
        {inboxText(`empty.${props.empty}Hint`)}
      </EmptyState>
    }
  >
    {(applications) => (
      <Stack as="ul">
        {applications.map((application) => (
          <li key={application.id}>{props.children(application)}</li>
        ))}
      </Stack>
    )}
  </PagedList>
);
