import type { CompanyCard } from '@care/contracts/schemas';
import { useState } from 'react';

/** Result of a removal or its undo: undefined on success, otherwise the error message. */
type Outcome = string | undefined;

type Removable = Record<'remove' | 'restore', (company: CompanyCard) => Promise<Outcome>>;

/** State of the last removal. */
interface RemovalNotice {
  kind: 'removed' | 'restored' | 'notRemoved' | 'notRestored';
  company: CompanyCard;
  /** Why it failed. */
  reason?: string;
}

/** Removes providers optimistically; they are shown again after a failure or undo (PP-17). */
export function useRemoval({ remove, restore }: Removable) {
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const [notice, setNotice] = useState<RemovalNotice>();
  const show = (id: number) => setHidden((ids) => ids.filter((one) => one !== id));
  const take = async (company: CompanyCard) => {
    setHidden((ids) => [...ids, company.id]);
    setNotice({ kind: 'removed', company });
    const reason = await remove(company);
    if (reason === undefined) return;
    show(company.id);
    setNotice({ kind: 'notRemoved', company, reason });
  };
  const undo = async (company: CompanyCard) => {
    const reason = await restore(company);
    if (reason === undefined) show(company.id);
    setNotice(reason === undefined ? { kind: 'restored', company } : { kind: 'notRestored', company, reason });
  };
  return {
    hidden,
    notice,
    remove: (company: CompanyCard) => void take(company),
    undo: (company: CompanyCard) => void undo(company),
  };
}
export type Removal = ReturnType<typeof useRemoval>;
