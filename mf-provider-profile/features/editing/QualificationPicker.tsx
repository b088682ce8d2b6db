import { qualificationLabel, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { QUALIFICATIONS } from '@care/contracts/vocabulary';
import { Button, Chip, LiveRegion, Row, Stack } from '@care/ui';
import { FieldFrame, Select } from '@care/ui/field';
import { useField, useFormField, useShownError } from '@care/ui/form';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { editingText } from './texts';

type QualificationId = (typeof QUALIFICATIONS)[number];

const nameOf = (id: QualificationId): string => qualificationLabel(id, 'staff') ?? '';

/** Chips that can be removed, a select and a button that takes on; one that is present is refused (PP-23). */
export function QualificationPicker({ name }: { name: string }) {
  const { input, meta } = useField<QualificationId[] | undefined>(name, { allowNull: true });
  const id = useFormField(name, editingText('sections.qualifications'));
  const shown = useShownError(meta);
  const focusSelect = () => document.getElementById(id)?.focus();
  const [picked, setPicked] = useState('');
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const chosen = input.value ?? [];

  const take = () => {
    const found = QUALIFICATIONS.find((one) => String(one) === picked);
    focusSelect();
    if (!found) return;
    const isPresent = chosen.includes(found);
    setProblem(isPresent ? accountText('errors.alreadyExists') : undefined);
    if (isPresent) return;
    input.onChange([...chosen, found]);
    setPicked('');
    setAnnouncement(nameOf(found));
  };
  const remove = (one: QualificationId) => {
    input.onChange(chosen.filter((other) => other !== one));
    setAnnouncement(editingText('qualifications.removed', { name: nameOf(one) }));
    focusSelect(); // the focused chip was removed
  };
  return (
    <Stack>
      {chosen.length > 0 && (
        <Row gap="small" role="group" aria-label={editingText('sections.qualifications')}>
          {chosen.map((one) => (
            <Chip
              key={one}
              icon={X}
              on
              aria-label={accountText('actions.remove', { label: nameOf(one) })}
              onClick={() => remove(one)}
            >
              {nameOf(one)}
            </Chip>
          ))}
        </Row>
      )}
      <FieldFrame id={id} label={editingText('qualifications.pick')} error={problem ?? shown}>
        {(control) => (
          <Row gap="small">
            <Select {...control} value={picked} onChange={({ target }) => setPicked(target.value)}>
              <option value="">{t('actions.choose')}</option>
              {QUALIFICATIONS.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </Select>
            <Button variant="secondaryBlue" icon={Plus} onClick={take}>
              {editingText('qualifications.takeOn')}
            </Button>
          </Row>
        )}
      </FieldFrame>
      <LiveRegion message={announcement} />
    </Stack>
  );
}
