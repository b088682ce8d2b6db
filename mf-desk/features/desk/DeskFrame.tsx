import { asApiError, hasStatus, routes, userApi } from '@care/contracts';
import { SECOND_FACTOR_REQUIRED } from '@care/contracts/constants';
import type { ErrorBody } from '@care/contracts/schemas';
import type { StaffRole } from '@care/contracts/vocabulary';
import { Alert, Heading, Lead, LiveRegion, Pagination, Row, Stack, StandaloneLink } from '@care/ui';
import { PageFrame, Placeholder, QueryContent, type Query } from '@care/ui/more';
import type { ElementType, ReactNode } from 'react';
import { useNavigate } from '@care/contracts/router';
import { CareForm, SubmitButton, TextField } from '@care/ui/form';
import { Search } from 'lucide-react';
import { PAGE_SIZE, ROLES, SIDE_VIEWS, viewPath, type DeskView } from './desk-address';
import { deskText } from './texts';

export const DESK_TITLE_ID = 'verwaltung';

interface DeskFrameProps {
  title: string;
  /** The last breadcrumb of a page below the list. */
  crumb?: string | undefined;
  children: ReactNode;
}

/** The frame of all pages of the desk. */
export const DeskFrame = ({ title, crumb, children }: DeskFrameProps) => (
  <PageFrame
    title={crumb ?? deskText('views.cases.title')}
    above={crumb === undefined ? [] : [{ label: deskText('views.cases.title'), to: routes.desk.build() }]}
    head={
      <Heading level={1} id={DESK_TITLE_ID} tabIndex={-1}>
        {title}
      </Heading>
    }
  >
    {children}
  </PageFrame>
);

const FORBIDDEN = 403;

/** Whether the API has refused because the account is not one of STAFF. */
export const isRefused = (error: unknown): boolean => hasStatus(error, FORBIDDEN);

/** Whether STAFF must set up a second factor first (AC-33). */
function lacksFactor(error: unknown): boolean {
  const failure = asApiError(error);
  const body = failure.kind === 'http' ? (failure.data as Partial<ErrorBody>) : {};
  return body.error?.code === SECOND_FACTOR_REQUIRED;
}

/** Says which role a page needs, and leads STAFF to what its own roles show, or to the set-up of a second factor. */
export function RefusedAccount({ role, error }: { role: StaffRole; error: unknown }) {
  const { currentData: user } = userApi.details.useQueryState();
  const title = user?.is_staff ? deskText('roleMissing', { role: deskText(`roles.${role}`) }) : deskText('refused');
  return (
    <DeskFrame title={deskText('views.cases.title')}>
      {lacksFactor(error) ? (
        <Alert kind="warn" title={deskText('factorRequired')} announce="none">
          <StandaloneLink to={routes.accountSecurity.build()}>{deskText('setUpFactor')}</StandaloneLink>
        </Alert>
      ) : (
        <Stack>
          <DeskLinks />
          <Alert kind="warn" title={title} announce="none" />
        </Stack>
      )}
    </DeskFrame>
  );
}

/** The views beside the cases that the roles of the account show. */
export function DeskLinks() {
  const { currentData: user } = userApi.details.useQueryState();
  const views = SIDE_VIEWS.filter((view) => user?.staff_roles?.includes(ROLES[view]));
  return (
    <Row>
      {views.map((view) => (
        <StandaloneLink key={view} to={viewPath(view)}>
          {deskText(`views.${view}.title`)}
        </StandaloneLink>
      ))}
      {user?.staff_roles?.includes('EDITOR') && (
        <StandaloneLink to={routes.deskContent.build()}>{deskText('content')}</StandaloneLink>
      )}
    </Row>
  );
}

export const DeskSkeleton = () => <Placeholder of={[{ width: '14rem' }, '4rem', '16rem']} />;

/** Shows everything again. The link disappears with its message, so the focus moves to the heading of the page. */
export const ResetLink = ({ to }: { to: string }) => (
  <p ref={focusTitleOnRemoval}>
    <StandaloneLink to={to}>{deskText('reset')}</StandaloneLink>
  </p>
);

const focusTitleOnRemoval = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) document.getElementById(DESK_TITLE_ID)?.focus();
};

/** The frame of a view beside the cases, with the way back to them. */
export function SideFrame({ view, error, children }: { view: DeskView; error: unknown; children: ReactNode }) {
  if (isRefused(error)) return <RefusedAccount role={ROLES[view]} error={error} />;
  const title = deskText(`views.${view}.title`);
  return (
    <DeskFrame title={title} crumb={title}>
      <StandaloneLink to={routes.desk.build()}>{deskText('toCases')}</StandaloneLink>
      <Stack gap="large">{children}</Stack>
    </DeskFrame>
  );
}

interface SideViewProps<Data> {
  view: Exclude<DeskView, 'cases' | 'newsletter'>;
  query: Query<Data> & { data?: object; isUninitialized?: boolean };
  /** The searched words of a view with a search, and the page of a list with several. */
  place?: { q?: string; page?: number };
  children: (data: Data) => ReactNode;
}

/** A view beside the cases with the data of one query. A view that must be searched first has none before. */
export function SideView<Data>({ view, query, place: { q = '', page } = {}, children }: SideViewProps<Data>) {
  const count = countOf(query.data);
  const hits = query.currentData && (view === 'log' || view === 'mails') && deskText(`views.${view}.hits`, { count });
  return (
    <SideFrame view={view} error={query.error}>
      {view !== 'status' && (
        <Stack>
          <Lead>{deskText(`views.${view}.lead`)}</Lead>
          {(view === 'find' || view === 'log' || view === 'accounts' || view === 'mails') && (
            <DeskSearch
              label={deskText(`views.${view}.title`)}
              hint={deskText(`views.${view}.searchHint`)}
              values={{ q }}
              pathOf={(words) => viewPath(view, words)}
            />
          )}
        </Stack>
      )}
      {(view === 'log' || view === 'mails') && <LiveRegion message={hits || ''} />}
      {!query.isUninitialized && (
        <QueryContent
          query={query}
          failed={deskText(`views.${view}.failed`)}
          stale={view === 'status' ? deskText('views.status.stale') : undefined}
          skeleton={<DeskSkeleton />}
        >
          {children}
        </QueryContent>
      )}
      {page !== undefined && query.data && (
        <Pages count={count} page={page} hrefFor={(next) => viewPath(view, { q, page: next })} />
      )}
    </SideFrame>
  );
}

const countOf = (data: object | undefined): number => (data && 'count' in data ? Number(data.count) : 0);

interface PagesProps {
  count: number;
  /** Entries on a page. */
  size?: number;
  page: number;
  hrefFor: (page: number) => string;
}

/** The pages of a list. */
export const Pages = ({ count, size = PAGE_SIZE, page, hrefFor }: PagesProps) => (
  <Pagination page={page} pageCount={Math.ceil(count / size)} hrefFor={hrefFor} />
);

interface DeskSearchProps<Values> {
  label: string;
  hint: string;
  values: Values;
  /** The address of the results. */
  pathOf: (values: Values) => string;
  /** Around the fields. */
  Layout?: ElementType;
  /** Fields beside that of the words. */
  children?: ReactNode;
}

/** A search by words, which are in the address. */
export function DeskSearch<Values extends { q?: string }>(props: DeskSearchProps<Values>) {
  const { label, hint, values, pathOf, Layout = Stack, children } = props;
  const navigate = useNavigate();
  return (
    <search aria-label={label}>
      <CareForm<Values> onSubmit={(given) => void navigate(pathOf(given))} initialValues={values} requiredHint={false}>
        {() => (
          <Layout>
            <TextField name="q" type="search" label={deskText('search')} hint={hint} icon={Search} />
            {children}
            <SubmitButton variant="secondaryBlue">{deskText('find')}</SubmitButton>
          </Layout>
        )}
      </CareForm>
    </search>
  );
}
