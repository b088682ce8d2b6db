import { t } from '@care/contracts';
import type { JobSeeker, JobSeekerChange } from '@care/contracts/schemas';
import { Button, Heading, Row } from '@care/ui';
import { readEntry } from '@care/ui/form';
import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { SectionForm } from './SectionForm';
import { et } from './texts';

const Area = styled.section`
  padding-block: var(--s-5);
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--line);
  }
`;
const Head = styled(Row)`
  margin-bottom: var(--s-4);
`;

/** What every part of the profile is given. */
export interface PartProps {
  profile: JobSeeker;
  onSaved: () => void;
}

export interface EditableSectionProps<Values extends object> extends PartProps {
  title: string;
  /** Under which name what is typed is kept in this tab. */
  name: string;
  /** How the part is shown. */
  view: (profile: JobSeeker) => ReactNode;
  valuesOf: (profile: JobSeeker) => Values;
  /** What to send; nothing when something needed for it could not be fetched. */
  changeOf: (values: Values) => JobSeekerChange | undefined | Promise<JobSeekerChange | undefined>;
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Fields that the server may say something about, and how it calls them when that differs. */
  serverFields: readonly string[];
  rename?: (values: Values, details: Record<string, unknown>) => Record<string, unknown>;
  /** Whether one of the fields has to be filled. */
  hasRequired?: boolean;
  /** The fields; another `version` makes them read their values again. */
  fields: (version: number) => ReactNode;
}

/** A part of the profile: shown, or as a form (AC-08). Something unsaved from before a reload opens it again. */
export function EditableSection<Values extends object>(section: EditableSectionProps<Values>) {
  const { title, profile, name, view, onSaved } = section;
  const id = useId();
  const entry = `profile:${profile.id}:${name}`;
  const [open, setOpen] = useState<false | 'found' | 'asked'>(
    () => Object.keys(readEntry(entry)).length > 0 && 'found',
  );
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
            aria-label={et('editPart', { part: title })}
            onClick={() => setOpen('asked')}
          >
            {t('actions.edit')}
          </Button>
        )}
      </Head>
      {open ? (
        <SectionForm {...section} entry={entry} takesFocus={open === 'asked'} onSaved={saved} onClose={close} />
      ) : (
        view(profile)
      )}
    </Area>
  );
}
