import type { SlotProps } from '@care/contracts';
import type { Fillings } from '@care/contracts/testing';

/** Replaces the slice that saves searches, and shows the props that it receives. */
const KeptSearch = ({ kind, query, onClose }: SlotProps['search.save']) => (
  <div role="dialog" aria-label="Suche speichern">
    <p>{`${kind} ${query}`}</p>
    <button onClick={onClose}>Schließen</button>
  </div>
);

export const filled: Fillings = { 'search.save': KeptSearch };
