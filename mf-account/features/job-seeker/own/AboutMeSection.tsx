import { t } from '@care/contracts';
import { TextArea } from '@care/ui/form';
import { EditableSection, type PartProps } from './EditableSection';
import { Paragraph } from './parts';
import { et } from './texts';

interface AboutMeValues {
  description?: string;
}

/** What the server takes. */
const MAX_LENGTH = 5000;

const problemsOf = ({ description = '' }: AboutMeValues): AboutMeValues =>
  description.length > MAX_LENGTH ? { description: t('fields.maxLength', { max: MAX_LENGTH }) } : {};

/** What somebody says about themselves; it may be emptied (AC-08). */
export const AboutMeSection = (part: PartProps) => (
  <EditableSection<AboutMeValues>
    {...part}
    title={et('aboutMe')}
    name="about-me"
    view={({ description }) => <Paragraph>{description}</Paragraph>}
    valuesOf={({ description }) => ({ description })}
    changeOf={({ description = '' }) => ({ description })}
    validate={problemsOf}
    serverFields={['description']}
    fields={() => (
      <TextArea name="description" label={et('aboutMe')} hint={et('aboutMeHint')} maxLength={MAX_LENGTH} rows={8} />
    )}
  />
);
