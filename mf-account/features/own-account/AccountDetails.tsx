import { profilePath, t } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Heading, Link, media, Meta, Panel } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tt } from '../../texts';
import { nameOf } from './name-of';

const List = styled.dl`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-4);
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  & dt {
    color: var(--ink-soft);
    font-size: var(--t-meta);
  }
  & dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Who is signed in: name, e-mail address, kind of account, and the own provider. */
export const AccountDetails = ({ user }: { user: UserDetails }) => (
  <Panel as="section" aria-labelledby="details">
    <Heading level={2} look={3} id="details">
      {tt('own.details')}
    </Heading>
    <List>
      <Entry term={tt('own.name')}>{nameOf(user)}</Entry>
      <Entry term={tt('own.username')}>{user.username}</Entry>
      <Entry term={tt('own.email')}>
        {user.email}
        {!user.email_verified && <Meta as="span"> ({tt('own.emailOpen')})</Meta>}
      </Entry>
      <Entry term={tt('own.userType')}>{t(`userTypes.${user.profile_type}`)}</Entry>
      {user.company && (
        <>
          <Entry term={tt('own.company')}>
            <Link to={profilePath(user.company.slug)}>{user.company.name}</Link>
          </Entry>
          <Entry term={tt('own.tier')}>{tierOf(user)}</Entry>
        </>
      )}
    </List>
  </Panel>
);

function tierOf({ backend_permission_group_name, backend_period_name }: UserDetails): string {
  const tier = t(`tiers.${backend_permission_group_name}`);
  return backend_period_name ? tt('own.tierBilled', { tier, period: t(`periods.${backend_period_name}`) }) : tier;
}
