import { loginPath, t, useSession, type PageProps } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import { Container, Heading, Section, Stack } from '@care/ui';
import { useEffect, useState } from 'react';
import { AccountSkeleton, OwnAccount } from '../features/own-account/OwnAccount';
import { SignOut } from '../features/own-account/SignOut';

/** `/profile`: the own account; a visitor signs in first and comes back (SH-09). */
export function ProfilePage({ url }: PageProps) {
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Container width="narrow">
      <Section>
        <Stack>
          <Heading level={1}>{t('nav.myAccount')}</Heading>
          {session.status === 'authenticated' ? (
            <Stack gap="large">
              <OwnAccount userId={session.user.id} />
              <SignOut onLeaving={setLeaving} />
            </Stack>
          ) : (
            <AccountSkeleton />
          )}
        </Stack>
        {session.status === 'unauthenticated' && (
          <Redirect to={loginPath(isLeaving ? undefined : url.pathname + url.search)} />
        )}
      </Section>
    </Container>
  );
}

/** Leads elsewhere in place of this page, so that the back button skips it. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
