import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { JobSeeker, JobSeekerChange } from '@care/contracts/schemas';
import { Button, Heading, Meta, Panel, Row, Stack } from '@care/ui';
import {
  CareForm,
  FORM_ERROR,
  FormDraft,
  SubmitButton,
  submitErrors,
  useDraft,
  useFirstFieldFocus,
  useIfShown,
  type FormApi,
} from '@care/ui/form';
import { listMutators } from '@care/ui/list-field';
import { SavedElsewhere } from '@care/ui/more';
import styled from '@emotion/styled';
import { Check, Pencil } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as parts from '../PublicProfile';
import { ownProfileText } from './texts';
import { useSaveProfile } from './own-profile-api';

// Variants of the public components that show a text for empty content.
const NoEntry = () => <Meta>{ownProfileText('noEntry')}</Meta>;

export const Points = (points: parts.PointsProps) => (points.items.length ? <parts.Points {...points} /> : <NoEntry />);

export const Tags = ({ items }: { items: readonly string[] }) =>
  items.length ? <parts.Tags items={items} /> : <NoEntry />;

export const Paragraph = ({ children }: { children: string }) =>
  children.trim() ? <parts.Prose>{children.trim()}</parts.Prose> : <NoEntry />;

/** Props of every section of the profile. */
export interface SectionProps {
  profile: JobSeeker;
  onSaved: () => void;
}

interface EditableSectionProps<Values extends object> extends SectionProps {
  title: string;
  /** Name of the section, part of its draft's name. */
  name: string;
  /** Renders the section outside edit mode. */
  view: (profile: JobSeeker) => ReactNode;
  valuesOf: (profile: JobSeeker) => Values;
  /** The change to send; undefined if data that it needs could not be loaded. */
  changeOf: (values: Values) => JobSeekerChange | undefined | Promise<JobSeekerChange | undefined>;
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Maps the server's names of fields to those of the form. */
  rename?: (values: Values, details: Record<string, unknown>) => Record<string, unknown>;
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
  const draft = useDraft(draftName);
  const [open, setOpen] = useState<false | 'restored' | 'requested'>(() => draft.wasFound && 'restored');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
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
        {!open && (
          <Button
            ref={button}
            variant="secondaryBlue"
            size="small"
            icon={Pencil}
            aria-label={ownProfileText('editPart', { part: title })}
            onClick={() => setOpen('requested')}
          >
            {accountText('actions.edit')}
          </Button>
        )}
      </Head>
      {open ? (
        <SectionForm
          {...section}
          draftName={draftName}
          takesFocus={open === 'requested'}
          onSaved={saved}
          onClose={close}
        />
      ) : (
        view(profile)
      )}
    </Area>
  );
}

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
function SectionForm<Values extends object>(section: SectionFormProps<Values>) {
  const { profile, draftName, valuesOf, changeOf, validate, rename, onClose } = section;
  const onSaved = useIfShown(section.onSaved);
  const draft = useDraft(draftName);
  const save = useSaveProfile(profile.id);
  const baseOf = (version: JobSeeker) => JSON.stringify(valuesOf(version));
  const [initial] = useState<WithBase<Values>>(() => ({ ...valuesOf(profile), base: baseOf(profile) }));
  const [savedElsewhere, setSavedElsewhere] = useState<JobSeeker>();
  const [restored, setRestored] = useState(0);
  const panel = useFirstFieldFocus(section.takesFocus);

  const send = async (values: WithBase<Values>, form: FormApi<WithBase<Values>>) => {
    const base = savedElsewhere ? baseOf(savedElsewhere) : values.base;
    const change = await changeOf(values);
    if (!change) return { [FORM_ERROR]: t('errors.networkError') };
    const result = await save(change, (latest) => baseOf(latest) === base);
    if (result.kind === 'failed') {
      return submitErrors(result.error, form.getRegisteredFields(), (details) => rename?.(values, details) ?? details);
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
            {savedElsewhere && (
              <SavedElsewhere
                title={ownProfileText('theirs')}
                text={ownProfileText('keepMine')}
                accept={ownProfileText('takeTheirs')}
                onAccept={discardDraft}
              >
                {section.view(savedElsewhere)}
              </SavedElsewhere>
            )}
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
