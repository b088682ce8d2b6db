import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { JobSeeker, JobSeekerChange } from '@care/contracts/schemas';
import { Button, Heading, Meta, Panel, Row } from '@care/ui';
import { FORM_ERROR, useDraft } from '@care/ui/form';
import { listMutators } from '@care/ui/list-field';
import { SavedElsewhere } from '@care/ui/more';
import styled from '@emotion/styled';
import { Check, Pencil } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { OpenForm, useClosing } from '../../own-account/OpenForm';
import { ownProfileText } from './texts';
import { useSaveProfile } from './own-profile-api';

/** Shown where a section has no content. */
export const NoEntry = () => <Meta>{ownProfileText('noEntry')}</Meta>;

/** Props of every section of the profile. */
export interface SectionProps {
  profile: JobSeeker;
  onSaved: () => void;
}

interface EditableSectionProps<Values extends object> extends SectionProps {
  title: string;
  /** Name of the section, part of its draft's name. */
  name: string;
  /** Renders the section outside edit mode; nothing without content. */
  view: (profile: JobSeeker) => ReactNode;
  valuesOf: (profile: JobSeeker) => Values;
  /** The change to send; undefined if data that it needs could not be loaded. */
  changeOf: (values: Values) => JobSeekerChange | undefined | Promise<JobSeekerChange | undefined>;
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Maps the server's names of fields to those of the form. */
  rename?: (details: Record<string, unknown>, values: Values) => Record<string, unknown>;
  /** Whether a field is required. */
  hasRequired?: boolean;
  /** Renders the fields; a new `version` remounts fields that read their value only once. */
  fields: (version: number) => ReactNode;
}

const Area = styled.section`
  padding-block: var(--s-5);
  & + & {
    border-top: 1px solid var(--line);
  }
`;
const Head = styled(Row)`
  margin-bottom: var(--s-4);
`;

/** A section of the profile, shown or as a form (AC-08). If a draft exists, the form is open after a reload. */
export function EditableSection<Values extends object>(section: EditableSectionProps<Values>) {
  const { title, profile, name, view, onSaved } = section;
  const id = useId();
  const draftName = `profile:${profile.id}:${name}`;
  const [isOpen, setOpen] = useState(useDraft(draftName).wasFound);
  const { opener, close } = useClosing(() => setOpen(false));
  const saved = () => {
    setOpen(false);
    onSaved();
  };
  return (
    <Area aria-labelledby={id}>
      <Head between>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {!isOpen && (
          <Button
            ref={opener}
            variant="secondaryBlue"
            size="small"
            icon={Pencil}
            aria-label={ownProfileText('editPart', { part: title })}
            onClick={() => setOpen(true)}
          >
            {accountText('actions.edit')}
          </Button>
        )}
      </Head>
      {isOpen ? (
        <SectionForm {...section} draftName={draftName} onSaved={saved} onClose={close} />
      ) : (
        view(profile) || <NoEntry />
      )}
    </Area>
  );
}

interface SectionFormProps<Values extends object> extends EditableSectionProps<Values> {
  draftName: string;
  onClose: () => void;
}

/**
 * The stored values on which the entry is based, as JSON. They are part of the draft, so that an old draft cannot
 * overwrite a newer version unseen.
 */
type WithBase<Values> = Values & { base?: string };

/** The form of one section. On a conflict it shows the version saved elsewhere and keeps the draft. */
function SectionForm<Values extends object>(section: SectionFormProps<Values>) {
  const { profile, draftName, valuesOf, changeOf, onClose } = section;
  const draft = useDraft(draftName);
  const save = useSaveProfile(profile.id);
  const baseOf = (version: JobSeeker) => JSON.stringify(valuesOf(version));
  const [initial] = useState<WithBase<Values>>(() => ({ ...valuesOf(profile), base: baseOf(profile) }));
  const [savedElsewhere, setSavedElsewhere] = useState<JobSeeker>();
  const [restored, setRestored] = useState(0);

  const send = async (values: WithBase<Values>) => {
    const base = savedElsewhere ? baseOf(savedElsewhere) : values.base;
    const change = await changeOf(values);
    if (!change) return { problems: { [FORM_ERROR]: t('errors.networkError') } };
    const { error, theirs } = await save(change, (latest) => baseOf(latest) === base);
    // Otherwise this change is stored already: its answer was lost.
    if (theirs && JSON.stringify(await changeOf(valuesOf(theirs))) !== JSON.stringify(change)) {
      setSavedElsewhere(theirs);
      return { problems: { [FORM_ERROR]: ownProfileText('conflict') } };
    }
    return { error };
  };

  return (
    <Panel>
      <OpenForm<WithBase<Values>>
        draft={draftName}
        onRestored={() => setRestored(restored + 1)}
        initialValues={initial}
        mutators={listMutators}
        validate={(values) => section.validate?.(values) ?? {}}
        requiredHint={section.hasRequired ?? false}
        send={send}
        rename={section.rename}
        onDone={section.onSaved}
        onCancel={onClose}
        action={t('actions.save')}
        icon={Check}
      >
        {savedElsewhere && (
          <SavedElsewhere
            title={ownProfileText('theirs')}
            text={ownProfileText('keepMine')}
            accept={ownProfileText('takeTheirs')}
            onAccept={() => {
              draft.remove();
              onClose();
            }}
          >
            {section.view(savedElsewhere) || <NoEntry />}
          </SavedElsewhere>
        )}
        {section.fields(restored)}
      </OpenForm>
    </Panel>
  );
}
