import type { PlatformStatus } from '@care/contracts/schemas';
import { Badge, Meta } from '@care/ui';
import styled from '@emotion/styled';
import { Code } from './DataTable';
import { momentText } from './formats';
import { statusText } from './texts';

/** Faults that are listed; the log has all of them. */
const MOST = 20;

const Faults = styled.ol`
  display: grid;
  gap: var(--s-3);
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    padding-bottom: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
`;

/** The faults that browsers reported, the most frequent first. */
export const FaultList = ({ faults }: { faults: PlatformStatus['faults'] }) =>
  faults.length > 0 ? (
    <Faults>
      {faults.slice(0, MOST).map(({ slice, version, phase, class: kind, message, place, count, last, page }) => (
        <li key={`${slice} ${version} ${phase} ${kind} ${message}`}>
          <Code>{`${slice} ${version}`}</Code> <Badge kind="plain">{statusText(`phases.${phase}`)}</Badge>
          <p>{message}</p>
          {place && (
            <p>
              <Code>{statusText('place', { place })}</Code>
            </p>
          )}
          <Meta>
            {statusText('faultMeta', { times: statusText('times', { count }), time: momentText(last), page })}
          </Meta>
        </li>
      ))}
    </Faults>
  ) : (
    <p>{statusText('noFaults')}</p>
  );
