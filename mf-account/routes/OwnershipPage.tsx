import { profilePath, routes, useMember, userApi, type PageProps } from '@care/contracts';
import { Alert } from '@care/ui';
import type { UserDetails } from '@care/contracts/schemas';
import { QueryContent, NotFoundPanel, Placeholder, PageFrame } from '@care/ui/more';
import type { ReactNode } from 'react';
import { Ownership } from '../features/ownership/Ownership';
import { ownershipApi } from '../features/ownership/ownership-api';
import { ownershipText } from '../features/ownership/texts';

const companyIdOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** `/verifizierung-inhaberschaft/{companyId}`: proof that a person acts for a provider (PP-18). */
export function OwnershipPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = companyIdOf(params.companyId);
  if (id !== undefined && member) return <ForAccount key={`${member.user.id} ${id}`} id={id} url={url} />;
  return <Frame>{id === undefined ? <UnknownCompany /> : <PageSkeleton />}</Frame>;
}

/** Only accounts of providers may claim; others get the reason instead of an error. */
function ForAccount({ id, url }: { id: number; url: URL }) {
  const query = userApi.details.useQuery();
  return (
    <QueryContent
      query={query}
      failed={ownershipText('failed')}
      skeleton={<PageSkeleton />}
      frame={(content) => <Frame>{content}</Frame>}
    >
      {(account) =>
        account.profile_type === 'CARE_PROVIDER' ? (
          <ForCompany id={id} url={url} account={account} />
        ) : (
          <Frame>
            <Alert kind="warn" title={ownershipText('otherAccount')} announce="none">
              <p>{ownershipText('otherAccountHint')}</p>
            </Alert>
          </Frame>
        )
      }
    </QueryContent>
  );
}

function ForCompany({ id, url, account }: { id: number; url: URL; account: UserDetails }) {
  const query = ownershipApi.state.useQuery(id);
  return (
    <Frame company={query.currentData?.company}>
      <QueryContent
        query={query}
        failed={ownershipText('failed')}
        missing={<UnknownCompany />}
        skeleton={<PageSkeleton />}
      >
        {(loaded) => (
          <Ownership state={loaded} path={url.pathname} asked={url.searchParams.get('nachweis')} account={account} />
        )}
      </QueryContent>
    </Frame>
  );
}

interface FrameProps {
  company?: { slug: string; name: string } | undefined;
  children: ReactNode;
}

const Frame = ({ company, children }: FrameProps) => (
  <PageFrame
    title={ownershipText('title')}
    above={company && [{ label: company.name, to: profilePath(company.slug) }]}
    width="46rem"
  >
    {children}
  </PageFrame>
);

const UnknownCompany = () => (
  <NotFoundPanel
    title={ownershipText('unknown')}
    text={ownershipText('unknownHint')}
    to={routes.home.build()}
    action={ownershipText('toSearch')}
  />
);

const PageSkeleton = () => <Placeholder of={[{ width: '16rem' }, '4rem', '14rem']} />;
