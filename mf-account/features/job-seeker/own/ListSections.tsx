import { GraduationCap } from 'lucide-react';
import { EditableSection } from './EditableSection';
import type { SectionProps } from './section-props';
import { ListField, withDraft } from '@care/ui/list-field';
import { Points, Tags } from './parts';
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
