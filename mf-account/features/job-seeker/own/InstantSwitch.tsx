import { type ApiError, t, userApi } from '@care/contracts';
import type { JobSeeker, JobSeekerChange } from '@care/contracts/schemas';
import { Alert, apiErrorMessage, Button, Meta, Stack } from '@care/ui';
import { Switch } from '@care/ui/field';
import { SlowAction } from '@care/ui/slow-action';
import { useId, useState } from 'react';
import { AccountSection } from '../../account-section/AccountSection';
import { ConfirmationNotice } from '../../own-account/ConfirmationNotice';
import { ownProfileText } from './texts';
import { useSaveProfile } from './own-profile-api';

interface InstantSwitchProps {
  profileId: number;
  label: string;
  isOn: boolean;
  changeOf: (isOn: boolean) => JobSeekerChange;
  /** Texts for the current state and for the completed change. */
  textsOf: (isOn: boolean) => { state: string; done: string };
}

/** A switch that is saved at once and can be undone (AC-09); after a failure it returns to its previous state. */
function InstantSwitch({ profileId, label, isOn, changeOf, textsOf }: InstantSwitchProps) {
  const id = useId();
  const save = useSaveProfile(profileId);
  const [isSaving, setSaving] = useState(false);
  const [wanted, setWanted] = useState<boolean>();
  const [outcome, setOutcome] = useState<{ isOn: boolean; error?: ApiError }>();
  const isShownOn = wanted ?? isOn;
  // Shows the new state until the profile has been refetched, so that the switch does not jump back in between.
  if (!isSaving && wanted === isOn) setWanted(undefined);

  const change = async (next: boolean) => {
    if (isSaving) return; // one change at a time
    setSaving(true);
    setWanted(next);
    const { error } = await save(changeOf(next));
    setSaving(false);
    if (error) setWanted(undefined);
    setOutcome({ isOn: next, error });
  };
  return (
    <Stack gap="small">
      <Switch checked={isShownOn} aria-describedby={id} onChange={({ target }) => void change(target.checked)}>
        {label}
      </Switch>
      <Meta id={id}>{textsOf(isShownOn).state}</Meta>
      <SlowAction isRunning={isSaving} />
      {outcome && !outcome.error && (
        <Alert kind="success" title={textsOf(outcome.isOn).done}>
          <Button variant="bgNone" size="small" onClick={() => void change(!outcome.isOn)}>
            {ownProfileText('undo')}
          </Button>
        </Alert>
      )}
      {outcome?.error && (
        <Alert kind="error" title={ownProfileText('notTaken')}>
          {apiErrorMessage(outcome.error)}
        </Alert>
      )}
    </Stack>
  );
}

/** Switch "open for offers" (AC-09). */
export const OffersSwitch = ({ profile: { id, is_open_for_offers } }: { profile: JobSeeker }) => (
  <InstantSwitch
    profileId={id}
    label={t('badges.openForOffers')}
    isOn={is_open_for_offers}
    changeOf={(isOn) => ({ is_open_for_offers: isOn })}
    textsOf={(isOn) => ({
      state: ownProfileText(isOn ? 'offers.on' : 'offers.off'),
      done: ownProfileText(isOn ? 'offers.doneOn' : 'offers.doneOff'),
    })}
  />
);

/** Switch for the visibility of the profile. It is not visible before the e-mail address is confirmed (AC-20). */
export function VisibilitySwitch({ profile }: { profile: JobSeeker }) {
  const { id, is_hidden } = profile;
  const isWaiting = isUnconfirmed(profile);
  return (
    <AccountSection title={ownProfileText('visibility.title')}>
      <InstantSwitch
        profileId={id}
        label={ownProfileText('visibility.label')}
        isOn={!is_hidden}
        changeOf={(isOn) => ({ is_hidden: !isOn })}
        textsOf={(isOn) => ({
          state: ownProfileText(isOn ? (isWaiting ? 'visibility.waiting' : 'visibility.on') : 'visibility.off'),
          done: ownProfileText(isOn ? (isWaiting ? 'visibility.waiting' : 'visibility.doneOn') : 'visibility.doneOff'),
        })}
      />
      {isWaiting && <UnconfirmedNotice />}
    </AccountSection>
  );
}

/** Whether the profile is switched to visible but not public, because the e-mail address is not confirmed (AC-20). */
export const isUnconfirmed = ({ is_hidden, is_public }: JobSeeker): boolean =>
  is_hidden === false && is_public === false;

/** Explains this to the owner and offers to send the confirmation link again. */
export function UnconfirmedNotice() {
  const { currentData: user } = userApi.details.useQuery();
  return user && !user.email_verified ? (
    <ConfirmationNotice email={user.email}>{ownProfileText('unconfirmedNow')}</ConfirmationNotice>
  ) : null;
}
