import { ENQUIRY_MAX_RECEIVERS } from '@care/contracts/constants';
import type { EnquiryReceiverChoice } from '@care/contracts/schemas';

const MOST_READ = 50;

/** The ids of the providers that the address of the form names, once each. */
export const receiverIds = ({ searchParams }: URL): number[] =>
  [...new Set(searchParams.getAll('an').flatMap((value) => value.split(',')))]
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, MOST_READ)
    .map(Number);

/** The providers that get the enquiry, those that take none, and whether there are too many (EQ-01). */
export function sortReceivers(choices: readonly EnquiryReceiverChoice[]) {
  const reachable = choices.filter(({ is_reachable }) => is_reachable);
  return {
    reachable,
    unreachable: choices.filter(({ is_reachable }) => !is_reachable),
    isTooMany: reachable.length > ENQUIRY_MAX_RECEIVERS,
  };
}
