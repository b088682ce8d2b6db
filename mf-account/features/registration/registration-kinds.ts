import { routes } from '@care/contracts';
import type { UserType } from '@care/contracts/vocabulary';
import { Building2, HandHeart, HeartPulse, type LucideIcon } from 'lucide-react';

export interface RegistrationKind {
  type: UserType;
  path: string;
  icon: LucideIcon;
}

/** The kinds of account that a person can have (AC-19). */
export const registrationKinds: readonly RegistrationKind[] = [
  { type: 'JOB_SEEKER', path: routes.jobSeekerRegistration.build(), icon: HeartPulse },
  { type: 'CARE_PROVIDER', path: routes.companyUserRegistration.build(), icon: Building2 },
  { type: 'CARE_SEEKER', path: routes.careSeekerRegistration.build(), icon: HandHeart },
];
