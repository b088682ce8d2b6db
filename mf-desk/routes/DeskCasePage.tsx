import { routes, useMember, type PageProps } from '@care/contracts';
import { QueryContent, NotFoundPanel } from '@care/ui/more';
import { caseIdOf, ROLES } from '../features/desk/desk-address';
import { DeskCaseView } from '../features/desk/DeskCaseView';
import { DeskFrame, DeskSkeleton, isRefused, RefusedAccount } from '../features/desk/DeskFrame';
import { deskApi } from '../features/desk/desk-api';
import { deskText } from '../features/desk/texts';

/** `/verwaltung/{id}`: one case of the desk. */
export function DeskCasePage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = caseIdOf(params.id);
  if (id !== undefined && member) return <Opened key={`${member.user.id} ${id}`} id={id} />;
  return (
    <DeskFrame title={deskText('case')} crumb={deskText('case')}>
      {id === undefined ? <NoCase /> : <DeskSkeleton />}
    </DeskFrame>
  );
}

function Opened({ id }: { id: number }) {
  const query = deskApi.case.useQuery(id);
  const { currentData } = query;
  if (isRefused(query.error)) return <RefusedAccount role={ROLES.cases} error={query.error} />;
  return (
    <DeskFrame title={currentData?.title ?? deskText('case')} crumb={currentData?.reference ?? deskText('case')}>
      <QueryContent query={query} failed={deskText('caseFailed')} missing={<NoCase />} skeleton={<DeskSkeleton />}>
        {(deskCase) => <DeskCaseView deskCase={deskCase} />}
      </QueryContent>
    </DeskFrame>
  );
}

const NoCase = () => (
  <NotFoundPanel
    title={deskText('noCase')}
    text={deskText('noCaseHint')}
    to={routes.desk.build()}
    action={deskText('toDesk')}
  />
);
