import { Slot, t, usePlatform } from '@care/contracts';
import type { SavedSearchKind } from '@care/contracts/schemas';
import { searchApiQuery, type SearchFilters, type SearchType } from '@care/contracts/search';
import { Button, media } from '@care/ui';
import styled from '@emotion/styled';
import { Bell } from 'lucide-react';
import { useState } from 'react';

const kinds: Record<SearchType, SavedSearchKind> = {
  pflegeanbieter: 'COMPANY',
  pflegepersonal: 'JOB_SEEKER',
  pflegejobs: 'JOB_OFFER',
};

/** The icon alone on phones; the label is for screen readers there. */
const Save = styled(Button)`
  ${media.phone} {
    width: var(--size-touch);
    padding: 0;
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

interface SaveSearchButtonProps {
  filters: SearchFilters;
  /** True for a search without hits: then the text offers an alert for the first hit (SR-19). */
  isEmpty: boolean;
}

/**
 * The button to save a search and get alerts. The dialog belongs to another slice and loads when the button is pressed.
 */
export function SaveSearchButton({ filters, isEmpty }: SaveSearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { slots } = usePlatform();
  if (!slots['search.save']) return null;
  const query = searchApiQuery({ ...filters, page: 1, sort: null }).slice(1);
  return (
    <div data-print="hide">
      {isEmpty ? (
        <Button variant="bgNone" size="small" icon={Bell} onClick={() => setOpen(true)}>
          {t('search.emptyAlert')}
        </Button>
      ) : (
        <Save variant="secondaryGray" size="small" icon={Bell} onClick={() => setOpen(true)}>
          {t('search.saveSearch')}
        </Save>
      )}
      {isOpen && (
        <Slot name="search.save" kind={kinds[filters.searchType]} query={query} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
