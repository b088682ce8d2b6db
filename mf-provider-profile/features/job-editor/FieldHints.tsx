import { Button, Icon, Meta, Row } from '@care/ui';
import styled from '@emotion/styled';
import { Info, TriangleAlert } from 'lucide-react';
import type { Hint } from './job-checks';
import type { OfferField } from './offer-values';
import { jobEditorText } from './texts';
import { useHints } from './use-hints';

const Area = styled.div`
  display: grid;
  gap: var(--s-3);
  &:empty {
    display: none;
  }
`;

const Tip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: var(--r-field);
  background: var(--blue-50);
  line-height: 1.45;
  & > svg {
    margin-top: 0.12em;
    color: var(--blue-700);
  }
  &[data-kind='pay'] {
    background: var(--lamp-100);
  }
  &[data-kind='pay'] > svg {
    color: var(--lamp-text);
  }
  & > div > * + * {
    margin-top: 0.5rem;
  }
  & button {
    white-space: normal;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The hints below a field; new ones are announced politely. */
export function FieldHints({ of }: { of: OfferField }) {
  const { hints } = useHints();
  return (
    <div role="status">
      <Area>
        {hints
          .filter(({ field, text }) => field === of && text)
          .map((hint) => (
            <HintBox key={hint.key} hint={hint} />
          ))}
      </Area>
    </div>
  );
}

function HintBox({ hint }: { hint: Hint }) {
  const { mend, keep } = useHints();
  return (
    <Tip data-kind={hint.kind}>
      <Icon of={hint.kind === 'pay' ? TriangleAlert : Info} />
      <div>
        <p>{hint.text}</p>
        {hint.note && <Meta>{hint.note}</Meta>}
        <Row gap="small">
          {hint.fixes.map(({ label }) => (
            <Button key={label} variant="secondaryGray" size="small" onClick={() => mend(hint, label)}>
              {label}
            </Button>
          ))}
          {hint.kind === 'wording' && (
            <Button variant="bgNone" size="small" onClick={() => keep(hint)}>
              {jobEditorText('hints.keep')}
            </Button>
          )}
        </Row>
      </div>
    </Tip>
  );
}
