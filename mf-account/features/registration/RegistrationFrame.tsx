import { t, useConsent, returningPath, routes } from '@care/contracts';
import { AD_FRAME_META } from '@care/contracts/constants';
import { Container, Fact, FactList, Heading, Lead, media, Meta, Picture, Section, Icon, Link } from '@care/ui';
import picture from '@care/ui/assets/illustrations/default-betreutes-wohnen-1.svg';
import styled from '@emotion/styled';
import { Building2, HandHeart, HeartPulse, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { matchRoutes } from '@care/contracts/router';
import type { UserType } from '@care/contracts/vocabulary';
import { useCallbackUrl } from '../sign-in/after-sign-in';
import { registrationText } from './texts';

const Columns = styled.div`
  display: grid;
  gap: var(--s-6) var(--s-8);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, min(33rem, 60%)) minmax(0, 1fr);
  }
`;
const Column = styled.div`
  display: grid;
  gap: var(--s-5);
  min-width: 0;
`;
const Illustration = styled(Picture)`
  border-radius: 50% 50% 1.5rem 1.5rem / 18% 18% 1.5rem 1.5rem;
  ${media.belowDesktop} {
    display: none;
  }
`;

interface RegistrationFrameProps {
  title: string;
  lead?: string;
  /** Facts beside the form, each with an icon. */
  points?: readonly { icon: LucideIcon; text: string }[];
  children: ReactNode;
}

/** The layout of all registration pages: the form, and beside it a picture, facts and an ad (AC-17). */
export const RegistrationFrame = ({ title, lead, points = [], children }: RegistrationFrameProps) => (
  <Section>
    <Container>
      <Columns>
        <Column>
          <div>
            <Heading level={1}>{title}</Heading>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {children}
        </Column>
        <Column>
          <Illustration src={picture} alt="" width={640} height={480} />
          {points.length > 0 && (
            <FactList>
              {points.map(({ icon, text }) => (
                <Fact key={text} icon={icon}>
                  {text}
                </Fact>
              ))}
            </FactList>
          )}
          <Advertisement />
        </Column>
      </Columns>
    </Container>
  </Section>
);

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 15.625rem;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--gray-50);
`;

/** The URL of the ad frame from the site's settings; undefined if no ad network is configured. */
const configuredFrame = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${AD_FRAME_META}"]`)?.content || undefined;
const subscribeToNothing = () => () => undefined;

/** A labelled ad of the configured network, rendered only after consent (AC-17). */
function Advertisement() {
  const isAllowed = useConsent('ads');
  const url = useSyncExternalStore(subscribeToNothing, configuredFrame, () => undefined);
  if (!isAllowed || !url) return null;
  return (
    <section aria-label={t('search.ad')}>
      <Meta>{t('search.ad')}</Meta>
      <Frame
        src={url}
        title={t('search.ad')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </section>
  );
}

interface RegistrationKind {
  type: UserType;
  path: string;
  icon: LucideIcon;
}

/** The kinds of account that a person can have (AC-19). */
const registrationKinds: readonly RegistrationKind[] = [
  { type: 'JOB_SEEKER', path: routes.jobSeekerRegistration.build(), icon: HeartPulse },
  { type: 'CARE_PROVIDER', path: routes.companyUserRegistration.build(), icon: Building2 },
  { type: 'CARE_SEEKER', path: routes.careSeekerRegistration.build(), icon: HandHeart },
];

/** The kind whose form stands at this address. */
export function kindAt({ pathname }: URL): RegistrationKind {
  const kind = matchRoutes([...registrationKinds], pathname)?.[0]?.route;
  if (!kind) throw new Error(`${pathname} has no form of registration`);
  return kind;
}

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
`;
const KindLink = styled(Link)`
  display: grid;
  gap: 0.35rem;
  align-content: start;
  height: 100%;
  padding: var(--s-4);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-button);
  background: var(--surface);
  color: var(--ink);
  text-decoration: none;
  & > svg {
    color: var(--blue-700);
  }
  &:hover {
    border-color: var(--ink);
    background: var(--gray-50);
  }
  &:hover > strong {
    text-decoration: underline;
  }
  &:focus-visible {
    border-radius: var(--r-button);
  }
  &[aria-current] {
    border-color: var(--blue-700);
    background: var(--blue-50);
  }
`;

interface KindChoiceProps {
  /** The kind whose form is shown. */
  current?: UserType;
}

/** Links to the forms of the kinds of account (AC-19). */
export function KindChoice({ current }: KindChoiceProps) {
  const callbackUrl = useCallbackUrl();
  return (
    <nav aria-label={registrationText('iAm')}>
      <List>
        {registrationKinds.map(({ type, path, icon }) => (
          <li key={type}>
            <KindLink to={returningPath(path, callbackUrl)} aria-current={type === current ? 'page' : undefined}>
              <Icon of={icon} />
              <strong>{t(`userTypes.${type}`)}</strong>
              <Meta as="span">{registrationText(`kinds.${type}.hint`)}</Meta>
            </KindLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
