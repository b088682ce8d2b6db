import { PSEUDONYM_MAX_LENGTH } from '@care/contracts/field-rules';
import { genderLabel } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { GENDERS, type Gender } from '@care/contracts/vocabulary';
import { Stack } from '@care/ui';
import { RadioSegment, TextField, lengthProblem, definedProblems, requiredProblems } from '@care/ui/form';
import { EditableSection, type SectionProps } from './EditableSection';
import { ownProfileText } from './texts';

const genders = GENDERS.map((gender) => ({ value: gender, label: genderLabel(gender) }));

/** The visible name and the gender (AC-08, AC-13). */
export const NameSection = (part: SectionProps) => (
  <EditableSection<{ visible_name?: string; gender?: Gender }>
    {...part}
    title={ownProfileText('name.title')}
    name="name"
    view={({ visible_name, gender }: JobSeeker) => (
      <p>
        {visible_name} · {genderLabel(gender)}
      </p>
    )}
    valuesOf={({ visible_name, gender }) => ({ visible_name, gender })}
    changeOf={({ visible_name = '', gender }) => ({ visible_name: visible_name.trim(), gender })}
    validate={(values) => ({
      ...definedProblems({ visible_name: lengthProblem(values.visible_name, PSEUDONYM_MAX_LENGTH) }),
      ...requiredProblems(values, ['visible_name']),
    })}
    hasRequired
    fields={() => (
      <Stack>
        <TextField
          name="visible_name"
          label={ownProfileText('name.pseudonym')}
          hint={ownProfileText('name.hint')}
          autoComplete="nickname"
          required
        />
        <RadioSegment name="gender" label={ownProfileText('name.gender')} options={genders} />
      </Stack>
    )}
  />
);
