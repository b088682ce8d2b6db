import { asApiError } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { ErrorPanel } from '@care/ui';
import { Placeholder } from '@care/ui/more';
import { EditableArea } from '../editing/EditableArea';
import { editingText } from '../editing/texts';
import { useOwnCompany } from '../editing/use-own-company';
import { pricesEditor } from './prices-editor';

/** The prices of the own provider, shown or as a form (CO-04). */
export function OwnPrices({ company }: { company: CompanyPage }) {
  const { own, reload, error, isFetching, refetch } = useOwnCompany(company);
  if (own) return <EditableArea editor={pricesEditor} own={own} onSaved={reload} />;
  if (!error) return <Placeholder of={['20rem']} />;
  return (
    <ErrorPanel
      title={editingText('bar.failed')}
      error={asApiError(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
