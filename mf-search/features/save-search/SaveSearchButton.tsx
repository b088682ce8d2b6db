import { Slot, t, usePlatform } from '@care/contracts';
import type { SavedSearchKind } from '@care/contracts/schemas';
import { searchApiQuery, type SearchFilters, type SearchType } from '@care/contracts/search';
import { Button } from '@care/ui';
import styled from '@emotion/styled';
import { Bell } from 'lucide-react';
import { useState } from 'react';

const kinds: Record<SearchType, SavedSearchKind> = {
  pflegeanbieter: 'COMPANY',
  pflegepersonal: 'JOB_SEEKER',
  pflegejobs: 'JOB_OFFER',
};

/** The label starts at the same left edge as the heading. */
const Offset = styled.div`
  margin-inline-start: -0.8rem;
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
    <Offset data-print="hide">
      <Button variant="bgNone" size="small" icon={Bell} onClick={() => setOpen(true)}>
        {t(isEmpty ? 'search.emptyAlert' : 'search.saveSearch')}
      </Button>
      {isOpen && (
        <Slot name="search.save" kind={kinds[filters.searchType]} query={query} onClose={() => setOpen(false)} />
      )}
    </Offset>
  );
}
