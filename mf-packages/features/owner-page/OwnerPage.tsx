import { routes, t, useMember, userApi, type PageHead } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { ButtonLink, Panel, Stack } from '@care/ui';
import { QueryContent, Placeholder, PageFrame } from '@care/ui/more';
import type { ReactNode } from 'react';

interface OwnerPageProps {
  url: URL;
  title: string;
  /** The title of the message if the account could not be loaded. */
  failed: string;
  children: (user: UserDetails) => ReactNode;
}

/** A page below the company area. A visitor signs in first and comes back here (SH-09). */
export function OwnerPage({ url, title, failed, children }: OwnerPageProps) {
  const member = useMember(url);
  const query = userApi.details.useQuery(undefined, { skip: !member });
  return (
    <PageFrame
      title={title}
      above={[{ label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() }]}
      gap="large"
    >
      <QueryContent query={query} failed={failed} skeleton={<OwnerPageSkeleton />}>
        {children}
      </QueryContent>
    </PageFrame>
  );
}

export const OwnerPageSkeleton = () => <Placeholder of={['24rem']} />;

/** The head of such a page, from its texts: it is personal and not indexed. */
export const ownerHead = (text: (key: 'title' | 'description') => string) => (): PageHead => ({
  title: text('title'),
  description: text('description'),
  robots: 'noindex,follow',
});

interface NoCompanyProps {
  user: UserDetails;
  /** The texts of the page: `noCompanyText` is for an account for providers, which can register one. */
  text: (key: 'noCompany' | 'noCompanyText' | 'otherAccount') => string;
}

export function NoCompany({ user, text }: NoCompanyProps) {
  const canRegister = user.profile_type === 'CARE_PROVIDER';
  return (
    <Panel>
      <Stack>
        <p>
          <strong>{text('noCompany')}</strong>
        </p>
        <p>{text(canRegister ? 'noCompanyText' : 'otherAccount')}</p>
        {canRegister && (
          <div>
            <ButtonLink to={routes.companyRegistration.build()}>{t('nav.registerCompany')}</ButtonLink>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
