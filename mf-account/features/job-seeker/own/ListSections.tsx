import { accountText } from '@care/contracts/account-texts';
import { ABOUT_ME_MAX_LENGTH } from '@care/contracts/field-rules';
import { TextArea } from '@care/ui/form';
import { ListField, withDraft } from '@care/ui/list-field';
import { GraduationCap } from 'lucide-react';
import { EditableSection, Paragraph, Points, type SectionProps, Tags } from './EditableSection';
import { ownProfileText } from './texts';

interface CertificateValues {
  certificates?: string[];
  certificatesDraft?: string;
}
interface WishValues {
  additional_requirements?: string[];
  additional_requirementsDraft?: string;
}

/** Additional qualifications (AC-10). */
export const CertificateSection = (part: SectionProps) => (
  <EditableSection<CertificateValues>
    {...part}
    title={ownProfileText('certificates.title')}
    name="certificates"
    view={({ certificates }) => <Points icon={GraduationCap} items={certificates} />}
    valuesOf={({ certificates }) => ({ certificates })}
    changeOf={({ certificates, certificatesDraft }) => ({ certificates: withDraft(certificates, certificatesDraft) })}
    serverFields={['certificates']}
    fields={() => (
      <ListField
        name="certificates"
        label={ownProfileText('certificates.label')}
        hint={ownProfileText('certificates.hint')}
      />
    )}
  />
);

/** Special wishes (AC-10). */
export const WishSection = (part: SectionProps) => (
  <EditableSection<WishValues>
    {...part}
    title={ownProfileText('wishes.title')}
    name="wishes"
    view={({ additional_requirements }) => <Tags items={additional_requirements} />}
    valuesOf={({ additional_requirements }) => ({ additional_requirements })}
    changeOf={(values) => ({
      additional_requirements: withDraft(values.additional_requirements, values.additional_requirementsDraft),
    })}
    serverFields={['additional_requirements']}
    fields={() => (
      <ListField
        name="additional_requirements"
        label={ownProfileText('wishes.label')}
        hint={ownProfileText('wishes.hint')}
      />
    )}
  />
);

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
