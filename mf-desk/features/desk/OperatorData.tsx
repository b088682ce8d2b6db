import { missingFor, OPERATOR_USES } from '@care/contracts/operator';
import { operatorLabels, operatorUseLabels } from '@care/contracts/operator-labels';
import type { Operator } from '@care/contracts/schemas';
import { Alert } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import type { OperatorVersion } from './desk-api';
import { OperatorForm } from './OperatorForm';
import { deskText } from './texts';

/** The data of the operator: what is missing, and the form (OP-06). */
export function OperatorData({ loaded }: { loaded: OperatorVersion }) {
  const [{ version, saves }, setSaved] = useState({ version: loaded, saves: 0 });
  return (
    <>
      {saves > 0 && <StatusMessage key={saves} kind="success" title={deskText('operator.saved')} />}
      <Missing operator={version.operator} />
      <OperatorForm
        key={`form-${saves}`}
        version={version}
        onSaved={(stored) => setSaved({ version: stored, saves: saves + 1 })}
      />
    </>
  );
}

function Missing({ operator }: { operator: Operator }) {
  const missing = OPERATOR_USES.map((use) => ({ use, fields: missingFor(use, operator) })).filter(
    ({ fields }) => fields.length > 0,
  );
  if (missing.length === 0) return <p>{deskText('operator.complete')}</p>;
  return (
    <Alert kind="warn" title={deskText('operator.missing')} announce="none">
      <p>{deskText('operator.missingNote')}</p>
      <ul>
        {missing.map(({ use, fields }) => (
          <li key={use}>
            {deskText('operator.missingOf', {
              use: operatorUseLabels[use],
              fields: fields.map((field) => operatorLabels[field]).join('; '),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
