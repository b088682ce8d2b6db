import { Platform, type AppStore, type SlotModule, type SlotProps } from '@care/contracts';

/** What stands in for the slice that keeps searches: it says what it was handed. */
const KeptSearch = ({ kind, query, onClose }: SlotProps['search.save']) => (
  <div role="dialog" aria-label="Suche speichern">
    <p>{`${kind} ${query}`}</p>
    <button onClick={onClose}>Schließen</button>
  </div>
);

const views = { Loading: () => <p>lädt</p>, Unavailable: () => <p>Bereich nicht erreichbar</p> };
const filled = { 'search.save': 'mf-account/save-search' };

/** What holds the slices of a page together; with no other slice, or with one that keeps searches. */
export const platformOf = (store: AppStore, slots: Readonly<Record<string, string>> = filled) =>
  new Platform({
    store,
    views,
    slots,
    load: () =>
      Promise.resolve({
        success: true,
        module: { default: KeptSearch } satisfies SlotModule<SlotProps['search.save']> as SlotModule,
      }),
  });
