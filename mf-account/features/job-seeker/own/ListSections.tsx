import type { ReactNode } from 'react';
import { ABOUT_ME_MAX_LENGTH } from '@care/contracts/field-rules';
import { TextArea, lengthProblem, definedProblems } from '@care/ui/form';
import { ListField, withDraft } from '@care/ui/list-field';
import { GraduationCap } from 'lucide-react';
import { EditableSection, Paragraph, Points, type SectionProps, Tags } from './EditableSection';
import { ownProfileText } from './texts';

interface ListSectionProps extends SectionProps {
  /** The field of the profile. */
  field: 'certificates' | 'additional_requirements';
  texts: 'certificates' | 'wishes';
  view: (items: readonly string[]) => ReactNode;
}

/** A list of entries in own words (AC-10). */
const ListSection = ({ field, texts, view, ...part }: ListSectionProps) => (
  <EditableSection<Record<string, unknown>>
    {...part}
    title={ownProfileText(`${texts}.title`)}
    name={texts}
    view={(profile) => view(profile[field])}
    valuesOf={(profile) => ({ [field]: profile[field] })}
    changeOf={(values) => ({
      [field]: withDraft(values[field] as string[] | undefined, values[`${field}Draft`] as string | undefined),
    })}
    fields={() => (
      <ListField name={field} label={ownProfileText(`${texts}.label`)} hint={ownProfileText(`${texts}.hint`)} />
    )}
  />
);

/** Additional qualifications (AC-10). */
export const CertificateSection = (part: SectionProps) => (
  <ListSection
    {...part}
    field="certificates"
    texts="certificates"
    view={(items) => <Points icon={GraduationCap} items={items} />}
  />
);

/** Special wishes (AC-10). */
export const WishSection = (part: SectionProps) => (
  <ListSection {...part} field="additional_requirements" texts="wishes" view={(items) => <Tags items={items} />} />
);

/** The optional text about the job seeker (AC-08). */
export const AboutMeSection = (part: SectionProps) => (
  <EditableSection<{ description?: string }>
    {...part}
    title={ownProfileText('aboutMe')}
    name="about-me"
    view={({ description }) => <Paragraph>{description}</Paragraph>}
    valuesOf={({ description }) => ({ description })}
    changeOf={({ description = '' }) => ({ description })}
    validate={({ description }) => definedProblems({ description: lengthProblem(description, ABOUT_ME_MAX_LENGTH) })}
    fields={() => (
      <TextArea
        name="description"
        label={ownProfileText('aboutMe')}
        hint={ownProfileText('aboutMeHint')}
        maxLength={ABOUT_ME_MAX_LENGTH}
        rows={8}
      />
    )}
  />
);
