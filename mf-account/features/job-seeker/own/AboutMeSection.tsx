import { ABOUT_ME_MAX_LENGTH } from '@care/contracts/field-rules';
import { accountText } from '@care/contracts/account-texts';
import { TextArea } from '@care/ui/form';
import { EditableSection } from './EditableSection';
import type { SectionProps } from './section-props';
import { Paragraph } from './parts';
import { ownProfileText } from './texts';

interface AboutMeValues {
  description?: string;
}

const validate = ({ description = '' }: AboutMeValues): AboutMeValues =>
  description.length > ABOUT_ME_MAX_LENGTH
    ? { description: accountText('fields.maxLength', { max: ABOUT_ME_MAX_LENGTH }) }
    : {};

/** The optional text about the job seeker (AC-08). */
export const AboutMeSection = (part: SectionProps) => (
  <EditableSection<AboutMeValues>
    {...part}
    title={ownProfileText('aboutMe')}
    name="about-me"
    view={({ description }) => <Paragraph>{description}</Paragraph>}
    valuesOf={({ description }) => ({ description })}
    changeOf={({ description = '' }) => ({ description })}
    validate={validate}
    serverFields={['description']}
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
