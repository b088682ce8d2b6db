import { t, type ApiError } from '@care/contracts';
import type { JobSeeker, JobSeekerChange } from '@care/contracts/schemas';
import { Alert, apiErrorMessage, Button, Heading, Meta, Panel, Stack } from '@care/ui';
import { Switch } from '@care/ui/field';
import { useId, useState } from 'react';
import { et } from './texts';
import { isUnconfirmed, UnconfirmedNotice } from './UnconfirmedNotice';
import { useSaveProfile } from './use-save-profile';

type Outcome = { kind: 'done'; isOn: boolean } | { kind: 'failed'; error: ApiError };

interface InstantSwitchProps {
  profileId: number;
  label: string;
  isOn: boolean;
  changeOf: (isOn: boolean) => JobSeekerChange;
  /** What the position means, and what has just been done. */
  words: (isOn: boolean) => { state: string; done: string };
}

/** A switch that takes effect at once, and can be taken back (AC-09); when it could not be saved it stands as before. */
function InstantSwitch({ profileId, label, isOn, changeOf, words }: InstantSwitchProps) {
  const id = useId();
  const save = useSaveProfile(profileId);
  const [isSaving, setSaving] = useState(false);
  const [wanted, setWanted] = useState<boolean>();
  const [outcome, setOutcome] = useState<Outcome>();
  const isShownOn = wanted ?? isOn;
  // It stands where it was put until the profile says the same, so that it never jumps back in between.
  if (!isSaving && wanted === isOn) setWanted(undefined);

  const turn = async (next: boolean) => {
    if (isSaving) return; // one after the other
    setSaving(true);
    setWanted(next);
    const result = await save(changeOf(next));
    setSaving(false);
    if (result.kind === 'failed') setWanted(undefined);
    setOutcome(result.kind === 'failed' ? { kind: 'failed', error: result.error } : { kind: 'done', isOn: next });
  };
  return (
    <Stack gap="small">
      <Switch checked={isShownOn} aria-describedby={id} onChange={({ target }) => void turn(target.checked)}>
        {label}
      </Switch>
      <Meta id={id}>{words(isShownOn).state}</Meta>
      {outcome?.kind === 'done' && (
        <Alert kind="success" title={words(outcome.isOn).done}>
          <Button variant="bgNone" size="small" onClick={() => void turn(!outcome.isOn)}>
            {et('undo')}
          </Button>
        </Alert>
      )}
      {outcome?.kind === 'failed' && (
        <Alert kind="error" title={et('notTaken')}>
          {apiErrorMessage(outcome.error)}
        </Alert>
      )}
    </Stack>
  );
}

/** Whether offers are welcome (AC-09). */
export const OffersSwitch = ({ profile: { id, is_open_for_offers } }: { profile: JobSeeker }) => (
  <InstantSwitch
    profileId={id}
    label={t('badges.openForOffers')}
    isOn={is_open_for_offers}
    changeOf={(isOn) => ({ is_open_for_offers: isOn })}
    words={(isOn) => ({
      state: et(isOn ? 'offers.on' : 'offers.off'),
      done: et(isOn ? 'offers.doneOn' : 'offers.doneOff'),
    })}
  />
);

/** Whether others can find and open the profile; while the e-mail address is not confirmed nobody does (AC-20). */
export function VisibilitySwitch({ profile }: { profile: JobSeeker }) {
  const { id, is_hidden } = profile;
  const titleId = useId();
  const isWaiting = isUnconfirmed(profile);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} look={3} id={titleId}>
          {et('visibility.title')}
        </Heading>
        <InstantSwitch
          profileId={id}
          label={et('visibility.label')}
          isOn={!is_hidden}
          changeOf={(isOn) => ({ is_hidden: !isOn })}
          words={(isOn) => ({
            state: et(isOn ? (isWaiting ? 'visibility.waiting' : 'visibility.on') : 'visibility.off'),
            done: et(isOn ? (isWaiting ? 'visibility.waiting' : 'visibility.doneOn') : 'visibility.doneOff'),
          })}
        />
        {isWaiting && <UnconfirmedNotice profile={profile} />}
      </Stack>
    </Panel>
  );
}
