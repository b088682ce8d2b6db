import { useNavigate } from '@care/contracts/router';
import { Stack } from '@care/ui';
import { CareForm, SubmitButton, TextField } from '@care/ui/form';
import { Search } from 'lucide-react';
import { logPath } from './desk-address';
import { deskText } from './texts';

/** The words that the log is searched for. */
export function LogSearch({ q }: { q: string }) {
  const navigate = useNavigate();
  const search = (values: { q?: string }) => void navigate(logPath({ q: values.q ?? '' }));
  return (
    <search aria-label={deskText('log')}>
      <CareForm<{ q?: string }> onSubmit={search} initialValues={{ q }} requiredHint={false}>
        {() => (
          <Stack>
            <TextField
              name="q"
              type="search"
              label={deskText('search')}
              hint={deskText('logSearchHint')}
              icon={Search}
            />
            <SubmitButton variant="secondaryBlue">{deskText('find')}</SubmitButton>
          </Stack>
        )}
      </CareForm>
    </search>
  );
}
