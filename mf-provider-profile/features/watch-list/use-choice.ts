import { ENQUIRY_MAX_RECEIVERS } from '@care/contracts/constants';
import { useNavigate } from '@care/contracts/router';
import { useState } from 'react';
import { watchListPath, type WatchListAddress } from './watch-list-address';

/**
 * The providers chosen for a comparison or an enquiry on all pages of the list, up to the maximum. They are in the address, so that
 * they survive a reload and the way back.
 */
export function useChoice(address: WatchListAddress) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(address.chosen ?? []);
  const choose = (ids: readonly number[]) => {
    setChosen(ids);
    void navigate(watchListPath({ ...address, chosen: ids }), { replace: true, preventScrollReset: true });
  };
  return {
    chosen,
    isFull: chosen.length >= ENQUIRY_MAX_RECEIVERS,
    toggle: (id: number) => {
      if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
      else if (chosen.length < ENQUIRY_MAX_RECEIVERS) choose([...chosen, id]);
    },
    drop: (id: number) => {
      if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
    },
    clear: () => choose([]),
  };
}
export type Choice = ReturnType<typeof useChoice>;
