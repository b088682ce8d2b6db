import { formatRadius, t } from '@care/contracts';
import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { hasPlace, searchPath } from '@care/contracts/search';
import { ButtonLink, Stack } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { GroupFrame, Segment, SegmentOption } from '@care/ui/field';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { searchText } from '../../texts';
import { ApplyButton } from './parts';
import { withoutFilters } from './filter-labels';
import type { FilterChanges } from './use-filter-changes';

const Apply = styled.div`
  flex: 1;
`;

interface FilterSheetProps extends FilterChanges {
  open: boolean;
  onClose: () => void;
  count: number | undefined;
  /** The filter groups of the search, below the radius. */
  children: ReactNode;
}

/** All filters in one sheet, for small screens. The results behind it update with every choice. */
export function FilterSheet({ open, onClose, count, shown, change, children }: FilterSheetProps) {
  const bare = withoutFilters(shown);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('search.filters')}
      variant="sheet"
      footer={
        <>
          <ButtonLink
            variant="bgNone"
            to={searchPath(bare)}
            onClick={(event) => {
              event.preventDefault();
              change(bare);
            }}
          >
            {searchText('filters.reset')}
          </ButtonLink>
          <Apply>
            <ApplyButton count={count} onApply={onClose} block />
          </Apply>
        </>
      }
    >
      <Stack gap="large">
        {hasPlace(shown) && <RadiusGroup shown={shown} change={change} />}
        {children}
      </Stack>
    </Dialog>
  );
}

function RadiusGroup({ shown, change }: FilterChanges) {
  const id = useId();
  return (
    <GroupFrame id={id} label={t('search.radiusLabel')}>
      <Segment>
        {RADIUS_OPTIONS.map((radius) => (
          <SegmentOption
            key={radius}
            name={`${id}-radius`}
            value={radius}
            checked={shown.radius === radius}
            onChange={() => change({ radius })}
          >
            {formatRadius(radius)}
          </SegmentOption>
        ))}
      </Segment>
    </GroupFrame>
  );
}
