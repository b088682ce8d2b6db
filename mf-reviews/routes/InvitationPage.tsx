import { asApiError, formatDate, hasStatus, profilePath, routes, t, useSession } from '@care/contracts';
import type { PageHead, PageProps, ApiError } from '@care/contracts';
import { PageFrame, QueryContent, NotFoundPanel, Placeholder } from '@care/ui/more';
import type { RatingInvitation } from '@care/contracts/schemas';
import {
  apiErrorMessage,
  ButtonLink,
  EmptyState,
  Heading,
  Lead,
  Meta,
  Panel,
  Row,
  Stack,
  StandaloneLink,
} from '@care/ui';
import { invitedText } from '../features/invitation/invited-texts';
import { companyOfEnded, formPath, invitationApi } from '../features/invitation/invitation-api';

/** `/einladung?key=`: where the link in an invitation leads (PK-08). */
export const InvitationPage = ({ url }: PageProps) => (
  <PageFrame title={invitedText('title')} head={null} width="51rem">
    <Invitation mailKey={url.searchParams.get('key') ?? ''} />
  </PageFrame>
);

export const invitationHead = (): PageHead => ({ title: invitedText('title'), robots: 'noindex,nofollow' });

/** The page behind the link of an invitation; opening it changes nothing (PK-08). */
function Invitation({ mailKey }: { mailKey: string }) {
  const query = invitationApi.check.useQuery(mailKey, { skip: !mailKey });
  const failure = query.error && !query.currentData ? asApiError(query.error) : undefined;
  if (!mailKey || hasStatus(failure, 404)) return <Unknown />;
  const company = failure && companyOfEnded(failure);
  if (company) return <Ended company={company} failure={failure} />;
  return (
    <QueryContent query={query} failed={invitedText('loadFailed')} skeleton={<Placeholder of={['18rem']} />}>
      {(invitation) => <Valid invitation={invitation} mailKey={mailKey} />}
    </QueryContent>
  );
}

function Valid({ invitation: { company, valid_until }, mailKey }: { invitation: RatingInvitation; mailKey: string }) {
  const isSignedIn = useSession().status === 'authenticated';
  return (
    <Stack>
      <Heading level={1}>{invitedText('heading', { name: company.name })}</Heading>
      <Lead>{invitedText('lead', { name: company.name })}</Lead>
      <Panel>
        <Stack>
          <p>{invitedText('free')}</p>
          {!isSignedIn && <p>{invitedText('account')}</p>}
          <p>{invitedText('mark')}</p>
          <Row>
            <ButtonLink to={formPath(company.id, mailKey)} size="large">
              {invitedText('write')}
            </ButtonLink>
            <StandaloneLink to={formPath(company.id)}>{invitedText('without')}</StandaloneLink>
          </Row>
          <Meta as="p">{invitedText('until', { date: formatDate(valid_until) })}</Meta>
        </Stack>
      </Panel>
      <Row>
        <StandaloneLink to={profilePath(company.slug)}>{invitedText('profile')}</StandaloneLink>
        <StandaloneLink to={routes.ratingCheck.build()}>{t('footer.ratingCheck')}</StandaloneLink>
      </Row>
    </Stack>
  );
}

const Ended = ({ company, failure }: { company: { id: number; name: string }; failure: ApiError }) => (
  <Panel>
    <EmptyState
      title={invitedText('ended')}
      level={1}
      action={<ButtonLink to={formPath(company.id)}>{invitedText('writeWithout')}</ButtonLink>}
    >
      {apiErrorMessage(failure)} {invitedText('endedText', { name: company.name })}
    </EmptyState>
  </Panel>
);

const Unknown = () => (
  <NotFoundPanel
    title={invitedText('unknown')}
    level={1}
    text={invitedText('unknownText')}
    to={routes.home.build()}
    action={invitedText('toSearch')}
  />
);
