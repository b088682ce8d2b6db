import { asApiError, routes, useMember, type PageProps } from '@care/contracts';
import { ButtonLink, EmptyState, Panel } from '@care/ui';
import { emptyNotFound } from '@care/ui/illustrations';
import { QueryContent } from '@care/ui/more';
import { caseIdOf } from '../features/desk/desk-address';
import { DeskCaseView } from '../features/desk/DeskCaseView';
import { DeskFrame, DeskSkeleton, isRefused, RefusedAccount } from '../features/desk/DeskFrame';
import { deskApi } from '../features/desk/desk-api';
import { deskText } from '../features/desk/texts';

/** `/verwaltung/{id}`: one case of the desk. */
export function DeskCasePage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = caseIdOf(params.id);
  if (id === undefined) return <NoCase />;
  if (member) return <Opened key={`${member.user.id} ${id}`} id={id} />;
  return (
    <DeskFrame title={deskText('case')} crumb={deskText('case')}>
      <DeskSkeleton />
    </DeskFrame>
  );
}

function Opened({ id }: { id: number }) {
  const query = deskApi.case.useQuery(id);
  const { currentData, error } = query;
  const failure = error && asApiError(error);
  if (isRefused(error)) return <RefusedAccount />;
  if (!currentData && failure?.kind === 'http' && failure.status === 404) return <NoCase />;
  return (
    <DeskFrame title={currentData?.title ?? deskText('case')} crumb={currentData?.reference ?? deskText('case')}>
      <QueryContent query={query} failed={deskText('caseFailed')} skeleton={<DeskSkeleton />}>
        {(deskCase) => <DeskCaseView deskCase={deskCase} />}
      </QueryContent>
    </DeskFrame>
  );
}

const NoCase = () => (
  <DeskFrame title={deskText('case')} crumb={deskText('case')}>
    <Panel>
      <EmptyState
        picture={emptyNotFound}
        title={deskText('noCase')}
        action={<ButtonLink to={routes.desk.build()}>{deskText('toDesk')}</ButtonLink>}
      >
        {deskText('noCaseHint')}
      </EmptyState>
    </Panel>
  </DeskFrame>
);
