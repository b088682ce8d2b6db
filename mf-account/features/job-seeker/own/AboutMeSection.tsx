import { accountText } from '@care/contracts/account-texts';
import { TextArea } from '@care/ui/form';
import { EditableSection, type SectionProps } from './EditableSection';
import { Paragraph } from './parts';
import { et } from './texts';

interface AboutMeValues {
  description?: string;
}

/** The server's limit. */
const MAX_LENGTH = 5000;

const validate = ({ description = '' }: AboutMeValues): AboutMeValues =>
  description.length > MAX_LENGTH ? { description: accountText('fields.maxLength', { max: MAX_LENGTH }) } : {};

/** The optional text about the job seeker (AC-08). */
export const AboutMeSection = (part: SectionProps) => (
  <EditableSection<AboutMeValues>
    {...part}
    title={et('aboutMe')}
    name="about-me"
    view={({ description }) => <Paragraph>{description}</Paragraph>}
    valuesOf={({ description }) => ({ description })}
    changeOf={({ description = '' }) => ({ description })}
    validate={validate}
    serverFields={['description']}
    fields={() => (
      <TextArea name="description" label={et('aboutMe')} hint={et('aboutMeHint')} maxLength={MAX_LENGTH} rows={8} />
    )}
  />
);
