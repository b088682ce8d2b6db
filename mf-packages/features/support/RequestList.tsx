import { asApiError } from '@care/contracts';
import type { SupportRequest, SupportRequests } from '@care/contracts/schemas';
import { apiErrorMessage, EmptyState, Meta, Stack } from '@care/ui';
import { QueryContent, StatusMessage, Placeholder, TitledSection } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import { useState } from 'react';
import { RequestCard, type RequestStep } from './RequestCard';
import { supportApi } from './support-api';
import { supportText } from './texts';

/** The own requests with their answers, also after the package has ended (PK-08). */
export function RequestList({ company, isIncluded }: { company: number; isIncluded: boolean }) {
  const query = supportApi.requests.useQuery(company);
  return (
    <QueryContent query={query} failed={supportText('list.failed')} skeleton={<Placeholder of={['10rem']} />}>
      {(list) => <Requests list={list} isIncluded={isIncluded} />}
    </QueryContent>
  );
}

function Requests({ list: data, isIncluded }: { list: SupportRequests; isIncluded: boolean }) {
  const { status, isBusy, take } = useSteps();
  if (data.count === 0 && !isIncluded) return null;
  return (
    <TitledSection title={supportText('list.title')}>
      {status}
      {!isIncluded && <Meta>{supportText('list.ended')}</Meta>}
      {data.count === 0 ? (
        <EmptyState title={supportText('list.none')} level={3}>
          {supportText('list.noneText')}
        </EmptyState>
      ) : (
        <Stack as="ul">
          {data.results.map((request) => (
            <RequestCard
              key={request.id}
              request={request}
              isBusy={isBusy}
              onStep={(step) => void take(request, step)}
            />
          ))}
        </Stack>
      )}
    </TitledSection>
  );
}

interface Result {
  id: number;
  kind: 'success' | 'error';
  title: string;
  text?: string;
}

/** The steps of requests, and the message about the last one. */
function useSteps() {
  const [cancel, canceling] = supportApi.cancel.useMutation();
  const [accept, accepting] = supportApi.accept.useMutation();
  const [result, setResult] = useState<Result>();
  const isBusy = canceling.isLoading || accepting.isLoading;
  const take = async ({ id, reference, appointment }: SupportRequest, step: RequestStep) => {
    const { error } = step === 'accept' && appointment ? await accept({ id, appointment }) : await cancel(id);
    setResult((before) => ({
      id: (before?.id ?? 0) + 1,
      ...(error
        ? {
            kind: 'error',
            title: supportText(`notDone.${step}`, { reference }),
            text: apiErrorMessage(asApiError(error)),
          }
        : { kind: 'success', title: supportText(`done.${step}`, { reference }) }),
    }));
  };
  const status = (
    <>
      {result && (
        <StatusMessage key={result.id} kind={result.kind} title={result.title}>
          {result.text && <p>{result.text}</p>}
        </StatusMessage>
      )}
      <SlowAction isRunning={isBusy} />
    </>
  );
  return { status, isBusy, take };
}
