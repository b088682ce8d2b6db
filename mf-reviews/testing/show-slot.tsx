import { show } from '@care/contracts/testing';
import { ProviderRatings } from '../features/rating/ProviderRatings';
import { company } from './ratings';

/** Renders the slot's component beside a form at this URL. */
export const showSlot = (at = '/pflegeanbieter/profiles/lindenhof') =>
  show(
    <>
      <input aria-label="Nachricht" />
      <ProviderRatings {...company} />
    </>,
    { at },
  );
