import { Meta } from '@care/ui';
import { Choice, GroupFrame } from '@care/ui/field';
import { useField, useFormField, useShownError } from '@care/ui/form';
import type { OwnershipMethod } from '@care/contracts/schemas';
import styled from '@emotion/styled';
import { ownershipText } from './texts';

const Frame = styled(Choice)`
  padding: var(--s-3);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-button);
  background: var(--surface);
  &:has(:checked) {
    border-color: var(--blue-700);
    background: var(--blue-50);
  }
  & + & {
    margin-top: var(--s-2);
  }
`;
const Name = styled.strong`
  display: block;
`;

const Hint = styled(Meta)`
  font-weight: 400;
`;

export interface Proof {
  method: OwnershipMethod;
  hint: string;
}

/** The ways to prove the ownership, each with what happens then. */
export function ProofChoice({ proofs }: { proofs: readonly Proof[] }) {
  const { meta } = useField('method');
  const label = ownershipText('method');
  const id = useFormField('method', label);
  const error = useShownError(meta);
  return (
    <GroupFrame id={id} label={label} error={error}>
      {proofs.map((proof) => (
        <ProofOption key={proof.method} {...proof} />
      ))}
    </GroupFrame>
  );
}

function ProofOption({ method, hint }: Proof) {
  const { input } = useField<string>('method', { type: 'radio', value: method });
  return (
    <Frame {...input} type="radio">
      <Name>{ownershipText(`methods.${method}`)}</Name>
      <Hint as="span">{hint}</Hint>
    </Frame>
  );
}
