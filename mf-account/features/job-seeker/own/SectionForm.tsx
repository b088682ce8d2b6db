import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Alert, Button, Panel, Row, Stack } from '@care/ui';
import { CareForm, FORM_ERROR, FormDraft, submitErrors, SubmitButton, useDraft } from '@care/ui/form';
import { listMutators } from '@care/ui/list-field';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EditableSectionProps } from './section-props';
import { ownProfileText } from './texts';
import { useSaveProfile } from './use-save-profile';

interface SectionFormProps<Values extends object> extends EditableSectionProps<Values> {
  draftName: string;
  /** Whether the first field takes the focus: true if the user has just opened the form. */
  takesFocus: boolean;
  onClose: () => void;
}

/**
 * The stored values on which the entry is based, as JSON. They are part of the draft, so that an old draft cannot
 * overwrite a newer version unseen.
 */
type WithBase<Values> = Values & { base?: string };

/** The form of one section. On a conflict it shows the version saved elsewhere and keeps the draft. */
export function SectionForm<Values extends object>(section: SectionFormProps<Values>) {
  const { profile, draftName, valuesOf, changeOf, validate, serverFields, rename, onSaved, onClose } = section;
  const draft = useDraft(draftName);
  const save = useSaveProfile(profile.id);
  const baseOf = (version: JobSeeker) => JSON.stringify(valuesOf(version));
  const [initial] = useState<WithBase<Values>>(() => ({ ...valuesOf(profile), base: baseOf(profile) }));
  const [savedElsewhere, setSavedElsewhere] = useState<JobSeeker>();
  const [restored, setRestored] = useState(0);
  const panel = useFirstFieldFocus(section.takesFocus);

  const send = async (values: WithBase<Values>) => {
    const base = savedElsewhere ? baseOf(savedElsewhere) : values.base;
    const change = await changeOf(values);
    if (!change) return { [FORM_ERROR]: t('errors.networkError') };
    const result = await save(change, (latest) => baseOf(latest) === base);
    if (result.kind === 'failed') {
      return submitErrors(result.error, serverFields, (details) => rename?.(values, details) ?? details);
    }
    // Otherwise this change is stored already: its answer was lost.
    if (
      result.kind === 'conflict' &&
      JSON.stringify(await changeOf(valuesOf(result.theirs))) !== JSON.stringify(change)
    ) {
      setSavedElsewhere(result.theirs);
      return { [FORM_ERROR]: ownProfileText('conflict') };
    }
    draft.remove();
    onSaved();
    return undefined;
  };
  const discardDraft = () => {
    draft.remove();
    onClose();
  };

  return (
    <Panel ref={panel}>
      <CareForm<WithBase<Values>>
        onSubmit={send}
        initialValues={initial}
        mutators={listMutators}
        validate={(values) => validate?.(values) ?? {}}
        requiredHint={section.hasRequired ?? false}
      >
        {() => (
          <Stack>
            <FormDraft name={draftName} onRestored={() => setRestored(restored + 1)} />
            {savedElsewhere && <SavedElsewhere onAccept={discardDraft}>{section.view(savedElsewhere)}</SavedElsewhere>}
            {section.fields(restored)}
            <Row>
              <SubmitButton icon={Check}>{t('actions.save')}</SubmitButton>
              <Button variant="secondaryGray" onClick={discardDraft}>
                {accountText('actions.cancel')}
              </Button>
            </Row>
          </Stack>
        )}
      </CareForm>
    </Panel>
  );
}

function useFirstFieldFocus(isWanted: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (wasWanted) panel.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [wasWanted]);
  return panel;
}

/** The version that was saved elsewhere. */
const SavedElsewhere = ({ onAccept, children }: { onAccept: () => void; children: ReactNode }) => (
  <Alert kind="warn" title={ownProfileText('theirs')} announce="none">
    <Stack gap="small">
      {children}
      <p>{ownProfileText('keepMine')}</p>
      <Button variant="secondaryGray" size="small" onClick={onAccept}>
        {ownProfileText('takeTheirs')}
      </Button>
    </Stack>
  </Alert>
);
