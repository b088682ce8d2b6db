import { t } from '@care/contracts';
import type { AlertFrequency, SavedSearch } from '@care/contracts/schemas';
import { Button, Link, Row } from '@care/ui';
import { FieldFrame, Select } from '@care/ui/field';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { ownAccountApi } from './account-api';
import { AccountSection, Loaded } from './AccountSection';
import { Entries } from './Entries';
import { loadedOf } from './loaded-of';
import { ot } from './texts';
import { WriteFailure } from './WriteFailure';

const frequencies: readonly AlertFrequency[] = ['INSTANT', 'DAILY', 'WEEKLY', 'NONE'];

/** The searches somebody saved, and how often mails about them come. */
export function SavedSearchSection({ userId }: { userId: string }) {
  const searches = ownAccountApi.savedSearches.useQuery(userId);
  return (
    <AccountSection title={ot('savedSearches')}>
      <Loaded {...loadedOf(searches)}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{ot('noSavedSearches')}</p>
          ) : (
            <Entries>
              {results.map((search) => (
                <li key={search.id}>
                  <SavedSearchEntry search={search} />
                </li>
              ))}
            </Entries>
          )
        }
      </Loaded>
    </AccountSection>
  );
}

function SavedSearchEntry({ search: { id, label, path, frequency } }: { search: SavedSearch }) {
  const field = useId();
  const [change, changing] = ownAccountApi.changeSavedSearch.useMutation();
  const [remove, removing] = ownAccountApi.removeSavedSearch.useMutation();
  return (
    <>
      <Link to={path}>{label}</Link>
      <WriteFailure error={changing.error ?? removing.error} />
      <Row between>
        <FieldFrame id={field} label={ot('frequency', { label })}>
          {(control) => (
            <Select
              {...control}
              value={frequency}
              disabled={changing.isLoading}
              onChange={({ target }) => void change({ id, frequency: target.value as AlertFrequency })}
            >
              {frequencies.map((one) => (
                <option key={one} value={one}>
                  {ot(`frequencies.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <Button
          variant="bgNone"
          size="small"
          icon={Trash2}
          aria-label={t('actions.remove', { label })}
          onClick={() => void remove(id)}
          loading={removing.isLoading}
        >
          {t('actions.delete')}
        </Button>
      </Row>
    </>
  );
}
