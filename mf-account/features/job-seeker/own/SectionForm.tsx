import { t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Alert, Button, Panel, Row, Stack } from '@care/ui';
import { CareForm, dropEntry, FORM_ERROR, FormDraft, submitErrors, SubmitButton } from '@care/ui/form';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EditableSectionProps } from './EditableSection';
import { et } from './texts';
import { useSaveProfile } from './use-save-profile';

interface SectionFormProps<Values extends object> extends EditableSectionProps<Values> {
  entry: string;
  /** The first field takes the focus, because somebody has just opened the form. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The form of one part. What was changed elsewhere meanwhile is shown, and the entry stays. */
export function SectionForm<Values extends object>(section: SectionFormProps<Values>) {
  const { profile, entry, valuesOf, changeOf, validate, serverFields, rename, onSaved, onClose } = section;
  const save = useSaveProfile(profile.id);
  const [initial] = useState(() => valuesOf(profile));
  const base = useRef(profile);
  const [theirs, setTheirs] = useState<JobSeeker>();
  const [restored, setRestored] = useState(0);
  const place = useFirstFieldFocus(section.takesFocus);

  const send = async (values: Values) => {
    const change = await changeOf(values);
    if (!change) return { [FORM_ERROR]: t('errors.networkError') };
    const result = await save(change, base.current);
    if (result.kind === 'failed') {
      return submitErrors(result.error, serverFields, (details) => rename?.(values, details) ?? details);
    }
    if (result.kind === 'conflict') {
      base.current = result.theirs;
      setTheirs(result.theirs);
      return { [FORM_ERROR]: et('conflict') };
    }
    dropEntry(entry);
    onSaved();
    return undefined;
  };
  const leave = () => {
    dropEntry(entry);
    onClose();
  };

  return (
    <Panel ref={place}>
      <CareForm<Values>
        onSubmit={send}
        initialValues={initial}
        validate={validate}
        requiredHint={section.hasRequired ?? false}
      >
        {() => (
          <Stack>
            <FormDraft name={entry} onRestored={() => setRestored(restored + 1)} />
            {theirs && <Theirs onTake={leave}>{section.view(theirs)}</Theirs>}
            {section.fields(restored)}
            <Row>
              <SubmitButton icon={Check}>{t('actions.save')}</SubmitButton>
              <Button variant="secondaryGray" onClick={leave}>
                {t('actions.cancel')}
              </Button>
            </Row>
          </Stack>
        )}
      </CareForm>
    </Panel>
  );
}

function useFirstFieldFocus(isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (wasWanted) place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [wasWanted]);
  return place;
}

/** What was saved elsewhere, beside one's own entry. */
const Theirs = ({ onTake, children }: { onTake: () => void; children: ReactNode }) => (
  <Alert kind="warn" title={et('theirs')} announce="none">
    <Stack gap="small">
      {children}
      <p>{et('keepMine')}</p>
      <Button variant="secondaryGray" size="small" onClick={onTake}>
        {et('takeTheirs')}
      </Button>
    </Stack>
  </Alert>
);
