import { placeKinds, PLACE_KINDS, WAIT_TIME_LABELS } from '@care/contracts/free-places';
import { formatDate } from '@care/contracts/format';
import type { PlacesRow } from './shown-places';

/** A statement line by line, as mail and page show it to its owner. */
export function statementLines({ free, available_from, takes_clients, wait }: PlacesRow): string[] {
  const kinds = placeKinds.flatMap((kind) => {
    const count = free[kind];
    if (count === undefined) return [];
    const day = available_from[kind];
    const from = day ? `ab ${formatDate(day)}` : 'ab sofort';
    return `${PLACE_KINDS[kind].label}: ${count > 0 ? `${count} frei ${from}` : 'nichts frei'}`;
  });
  return [
    ...kinds,
    ...(takes_clients === null ? [] : [`Neue Kundinnen und Kunden: ${takes_clients ? 'ja' : 'zurzeit nicht'}`]),
    ...(wait ? [`Warteliste: üblich ${WAIT_TIME_LABELS[wait]}`] : []),
  ];
}
