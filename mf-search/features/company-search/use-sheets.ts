import { useState, type ComponentType } from 'react';
import { loadSearchForm } from '../search-form/search-form';
import type { SearchSheetsProps, Sheet } from './SearchSheets';

/** The open sheet, and the loaded code of both sheets. `failed` is true if the code could not be loaded. */
export function useSheets() {
  const [Sheets, setSheets] = useState<ComponentType<SearchSheetsProps>>();
  const [open, setOpen] = useState<Sheet>();
  const [failed, setFailed] = useState(false);
  const show = async (sheet: Sheet) => {
    setFailed(false);
    await Promise.all([import('./SearchSheets'), loadSearchForm()]).then(
      ([module]) => {
        setSheets(() => module.SearchSheets);
        setOpen(sheet);
      },
      () => setFailed(true),
    );
  };
  return { Sheets, open, show: (sheet: Sheet) => void show(sheet), close: () => setOpen(undefined), failed };
}
