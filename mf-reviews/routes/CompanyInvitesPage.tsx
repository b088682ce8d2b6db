import { routes, t, useMember, userApi, type PageHead, type PageProps, formatDate } from '@care/contracts';
import { Stack, StandaloneLink, Alert, ButtonLink, Heading, Lead, media, Meta, Panel, Row } from '@care/ui';
import {
  LinedList,
  PageFrame,
  QueryContent,
  SideColumns,
  StatusMessage,
  Placeholder,
  TitledSection,
} from '@care/ui/more';
import { INVITE_DAYS, INVITES_PER_DAY } from '@care/contracts/constants';
import type { RatingInvited, RatingInvites } from '@care/contracts/schemas';
import styled from '@emotion/styled';
import { useState } from 'react';
import { lazyShown } from '@care/ui/lazy';
import { inviteText } from '../features/invitation/texts';
import { invitationApi } from '../features/invitation/invitation-api';

/** `/profile/company/bewertungen-einladen`: an owner asks people to rate the own provider (PK-08). */
export function CompanyInvitesPage({ url }: PageProps) {
  const member = useMember(url);
  const { currentData: user } = userApi.details.useQueryState();
  return (
    <PageFrame
      title={inviteText('title')}
      above={[{ label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() }]}
      gap="large"
    >
      {!member || !user ? (
        <InvitesSkeleton />
      ) : user.company ? (
        <OwnInvites key={user.company.id} company={user.company} />
      ) : (
        <Stack>
          <p>{inviteText('noCompany')}</p>
          <StandaloneLink to={routes.companyOwnerArea.build()}>{inviteText('toArea')}</StandaloneLink>
        </Stack>
      )}
    </PageFrame>
  );
}

/** The page is personal and not indexed. */
export const companyInvitesHead = (): PageHead => ({
  title: inviteText('title'),
  description: inviteText('description'),
  robots: 'noindex,follow',
});

const untilText = (day: string): string =>
  inviteText(new Date(day) > new Date() ? 'list.until' : 'list.ended', { date: formatDate(day) });

/** Sent invitations, and their progress where it does not tell who has written (PK-08). */
const SentInvites = ({ invites: { results, count, progress } }: { invites: RatingInvites }) => (
  <TitledSection title={inviteText('list.title')}>
    {count === 0 ? (
      <p>{inviteText('list.none')}</p>
    ) : (
      <LinedList>
        {results.map(({ id, created_at, valid_until, count: sent }) => (
          <li key={id}>
            <p>
              <strong>
                <time dateTime={created_at}>{formatDate(created_at)}</time>
              </strong>{' '}
              · {inviteText(sent === 1 ? 'list.one' : 'list.many', { count: sent })}
            </p>
            <Meta as="p">{untilText(valid_until)}</Meta>
          </li>
        ))}
      </LinedList>
    )}
    {count > 0 && <p>{progress ? inviteText('list.progress', progress) : inviteText('list.hidden')}</p>}
    {count > 0 && <Meta as="p">{inviteText('list.hiddenText')}</Meta>}
    {count > results.length && <Meta as="p">{inviteText('list.shown', { count: results.length })}</Meta>}
  </TitledSection>
);

/** The form for invitations; the page of the link in a mail has the same module and does not need it. */
const InviteForm = lazyShown(() => import('../features/invitation/InviteForm').then(({ InviteForm: Form }) => Form), {
  failed: () => inviteText('form.failed'),
  height: '24rem',
});

const Columns = styled(SideColumns)`
  ${media.desktop} {
    /* The rules, which a phone shows before the form. */
    & > :first-child {
      grid-column: 2;
    }
    & > :last-child {
      grid-column: 1;
      grid-row: 1;
    }
  }
`;
const Rules = styled.ul`
  display: grid;
  gap: var(--s-3);
  padding-inline-start: 1.2em;
  list-style: disc !important;
`;

const InvitesSkeleton = () => <Placeholder of={['24rem']} />;

/** Invitations that the owner can send and has sent (PK-08). */
function OwnInvites({ company }: { company: { id: number; name: string } }) {
  const query = invitationApi.sent.useQuery();
  return (
    <>
      <Lead>{inviteText('lead', { name: company.name })}</Lead>
      <QueryContent query={query} failed={inviteText('loadFailed')} skeleton={<InvitesSkeleton />}>
        {(invites) => (
          <Columns>
            <RulesPanel />
            <Stack gap="large">
              <Sending company={company.id} invites={invites} />
              {(invites.can_invite || invites.count > 0) && <SentInvites invites={invites} />}
            </Stack>
          </Columns>
        )}
      </QueryContent>
    </>
  );
}

function Sending({ company, invites }: { company: number; invites: RatingInvites }) {
  const [sent, setSent] = useState<RatingInvited>();
  return (
    <>
      {sent && (
        <StatusMessage
          key={sent.id}
          kind="success"
          title={inviteText(sent.count === 1 ? 'sentOne' : 'sent', { count: sent.count })}
        >
          <p>{inviteText('sentText')}</p>
        </StatusMessage>
      )}
      {!invites.can_invite ? (
        <Upgrade hasSent={invites.count > 0} />
      ) : !invites.is_public ? (
        <Alert kind="info" title={inviteText('notPublic')} announce="none">
          <p>{inviteText('notPublicText')}</p>
        </Alert>
      ) : invites.left_today === 0 ? (
        <Alert kind="info" title={inviteText('form.noneLeft')} announce="none">
          <p>{inviteText('form.noneLeftText', { max: INVITES_PER_DAY })}</p>
        </Alert>
      ) : (
        <TitledSection title={inviteText('form.title')} on="panel">
          <InviteForm key={sent?.id ?? 'first'} company={company} invites={invites} onSent={setSent} />
        </TitledSection>
      )}
    </>
  );
}

/** For owners without the right to invite, also after a package has ended. */
const Upgrade = ({ hasSent }: { hasSent: boolean }) => (
  <Panel>
    <Stack>
      <Heading level={2}>{inviteText('upgrade.title')}</Heading>
      <p>
        <strong>{t('errors.subpageNotAvailable')}</strong>
      </p>
      <p>{inviteText('upgrade.text')}</p>
      {hasSent && <p>{inviteText('upgrade.ended')}</p>}
      <Row>
        <ButtonLink to={routes.packages.build()}>{inviteText('upgrade.packages')}</ButtonLink>
      </Row>
    </Stack>
  </Panel>
);

const RulesPanel = () => (
  <Panel>
    <Stack>
      <Heading level={2} look={3}>
        {inviteText('rules.title')}
      </Heading>
      <Rules>
        <li>{inviteText('rules.everybody')}</li>
        <li>{inviteText('rules.reward')}</li>
        <li>{inviteText('rules.consent')}</li>
        <li>{inviteText('rules.once', { days: INVITE_DAYS })}</li>
        <li>{inviteText('rules.mark')}</li>
        <li>{inviteText('rules.storage')}</li>
      </Rules>
      <StandaloneLink to={routes.ratingCheck.build()}>{t('footer.ratingCheck')}</StandaloneLink>
    </Stack>
  </Panel>
);
