import { asApiError } from '@care/contracts';
import { Alert, apiErrorMessage } from '@care/ui';
import { QueryContent } from '@care/ui/more';
import type { ReactNode } from 'react';
import { isEnded, invitationApi } from '../invitation/invitation-api';
import { invitedText } from '../invitation/invited-texts';
import { FormSkeleton } from './WritingFrame';

/** An invitation that a new rating uses up, and what the form says about it. */
export interface ValidInvitation {
  key: string;
  note: ReactNode;
}

export interface InvitedProps {
  company: { id: number; name: string; slug: string };
  hasRated: boolean;
  /** The key in the address. */
  mailKey: string;
  /** Gets the invitation if it is valid for a new rating of the provider, otherwise why it is not used. */
  children: (invitation: ValidInvitation | undefined, unused?: ReactNode) => ReactNode;
}

/** Checks the invitation with which a person comes to the form; without a valid one they can rate too (PK-08). */
export function Invited({ company, hasRated, mailKey, children }: InvitedProps) {
  const query = invitationApi.start.useQuery(mailKey, { skip: hasRated });
  if (hasRated) return children(undefined, <NotUsed reason={invitedText('hasRated')} />);
  const { currentData: found, error } = query;
  const failure = error && !found ? asApiError(error) : undefined;
  if (failure && isEnded(failure)) return children(undefined, <NotUsed reason={apiErrorMessage(failure)} goOn />);
  if (found && found.company.id !== company.id)
    return children(undefined, <NotUsed reason={invitedText('otherCompany')} goOn />);
  return (
    <QueryContent query={query} failed={invitedText('loadFailed')} skeleton={<FormSkeleton />}>
      {() => children({ key: mailKey, note: <Used company={company.name} /> })}
    </QueryContent>
  );
}

/** Why the invitation is not used, and whether a new rating can be given without it. */
const NotUsed = ({ reason, goOn = false }: { reason: string; goOn?: boolean }) => (
  <Alert kind="info" title={invitedText('notUsed')} announce="none">
    <p>
      {reason} {goOn && invitedText('goOn')}
    </p>
  </Alert>
);

const Used = ({ company }: { company: string }) => (
  <Alert kind="info" title={invitedText('used')} announce="none">
    <p>{invitedText('usedText', { name: company })}</p>
  </Alert>
);
