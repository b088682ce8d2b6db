import { returningPath, routes, t, useSession, type PageProps } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import { Container, Heading, Link, media, Panel, StandaloneLink } from '@care/ui';
import picture from '@care/ui/assets/illustrations/default-stationare-pflege-2.svg';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { Illustration } from '../features/registration/RegistrationFrame';
import { afterSignIn } from '../features/sign-in/after-sign-in';
import { SignInForm } from '../features/sign-in/SignInForm';
import { accountPageText } from '../texts';

const Page = styled(Container)`
  padding-block: var(--s-6) var(--s-section);
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, min(33rem, 60%)) minmax(0, 1fr);
    gap: var(--s-8);
    align-items: start;
  }
  & hr {
    margin-block: var(--s-5);
  }
`;
const Title = styled(Heading)`
  margin-bottom: var(--s-4);
`;

/** `/login`: signs in and returns to the requested page (AC-01, SH-09). */
export function LoginPage({ url }: PageProps) {
  const callbackUrl = url.searchParams.get('callbackUrl');
  useOnwards(afterSignIn(callbackUrl));
  return (
    <Page>
      <Panel>
        <Title level={1}>{t('nav.login')}</Title>
        <SignInForm />
        <p>
          <StandaloneLink to={routes.forgottenPassword.build()}>{accountPageText('password.forgotten')}</StandaloneLink>
        </p>
        <hr />
        <p>
          {accountPageText('signIn.noAccount')}{' '}
          <Link to={returningPath(routes.registration.build(), callbackUrl)}>{accountPageText('signIn.joinNow')}</Link>
        </p>
      </Panel>
      <Illustration src={picture} alt="" width={640} height={480} />
    </Page>
  );
}

/** Redirects as soon as a session exists, from this form, from before, or from another tab. */
function useOnwards(path: string): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'authenticated') void navigate(path, { replace: true });
  }, [status, navigate, path]);
}
