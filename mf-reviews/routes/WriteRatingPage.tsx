import type { PageProps } from '@care/contracts';
import { EditRatingPage } from './EditRatingPage';
import { GiveRatingPage } from './GiveRatingPage';

/** Both pages for writing ratings in one module, because they share nearly everything: an address has one of the ids. */
export const WriteRatingPage = (props: PageProps) =>
  props.params.ratingId === undefined ? <GiveRatingPage {...props} /> : <EditRatingPage {...props} />;
