import { useNavigate } from '@care/contracts/router';
import { Stack } from '@care/ui';
import { CareForm, SubmitButton, TextField } from '@care/ui/form';
import { Search } from 'lucide-react';
import { deskText } from './texts';

interface DeskSearchProps {
  label: string;
  hint: string;
  q: string;
  /** The address of the results for a word. */
  pathOf: (q: string) => string;
}

/** A search by words, which are in the address. */
export function DeskSearch({ label, hint, q, pathOf }: DeskSearchProps) {
  const navigate = useNavigate();
  const search = (values: { q?: string }) => void navigate(pathOf(values.q ?? ''));
  return (
    <search aria-label={label}>
      <CareForm<{ q?: string }> onSubmit={search} initialValues={{ q }} requiredHint={false}>
        {() => (
          <Stack>
            <TextField name="q" type="search" label={deskText('search')} hint={hint} icon={Search} />
            <SubmitButton variant="secondaryBlue">{deskText('find')}</SubmitButton>
          </Stack>
        )}
      </CareForm>
    </search>
  );
}
