import { FeatureGroup, PlaceGroup, RatingGroup, type FilterGroupProps } from './FilterGroups';
import { FilterSheetFrame } from './FilterSheetFrame';

interface FilterSheetProps extends FilterGroupProps {
  open: boolean;
  onClose: () => void;
  count: number | undefined;
}

/** The filters of the provider search in their sheet. */
export const FilterSheet = ({ open, onClose, count, ...group }: FilterSheetProps) => (
  <FilterSheetFrame open={open} onClose={onClose} count={count} shown={group.shown} change={group.change}>
    <RatingGroup {...group} />
    <FeatureGroup {...group} />
    <PlaceGroup {...group} />
  </FilterSheetFrame>
);
