import { returningPath, routes, t } from '@care/contracts';
import { matchRoutes } from '@care/contracts/router';
import type { UserType } from '@care/contracts/vocabulary';
import { Icon, Link, Meta } from '@care/ui';
import styled from '@emotion/styled';
import { useCallbackUrl } from '../sign-in/after-sign-in';
import { registrationText } from './texts';
import { Building2, HandHeart, HeartPulse, type LucideIcon } from 'lucide-react';

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
