import { routes, useMember, type PageProps } from '@care/contracts';
import { CONTENT_KINDS, isFixedKind, type ContentKind } from '@care/contracts/content-kinds';
import { useLocation, useNavigate } from '@care/contracts/router';
import { StandaloneLink } from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { NotFoundPanel, QueryContent } from '@care/ui/more';
import type { ComponentProps } from 'react';
import { contentApi, kindOf, NEW_TEXT, ROLE_OF_CONTENT } from '../features/content/content-api';
import type TextEditor from '../features/content/TextEditor';
import type { Done } from '../features/content/TextEditor';
import { contentText } from '../features/content/texts';
import { caseIdOf } from '../features/desk/desk-address';
import { DeskFrame, DeskSkeleton, isRefused, RefusedAccount } from '../features/desk/DeskFrame';

const Editor = lazyShown<ComponentProps<typeof TextEditor>>(
  async () => (await import('../features/content/TextEditor')).default,
  { failed: () => contentText('editorFailed'), height: '30rem' },
);

/** `/verwaltung/inhalte/{id}`: one text; `/verwaltung/inhalte/neu?kind=` begins one. */
export function TextPage({ url, params: { id } }: PageProps) {
  const member = useMember(url);
  const kind = id === NEW_TEXT ? kindOf(url.searchParams.get('kind')) : undefined;
  const number = caseIdOf(id);
  if (!member)
    return (
      <Frame title={contentText('text')}>
        <DeskSkeleton />
      </Frame>
    );
  if (kind && !isFixedKind(kind)) return <NewText key={kind} kind={kind} />;
  return number ? (
    <Opened key={number} id={number} />
  ) : (
    <Frame title={contentText('text')}>
      <NoText />
    </Frame>
  );
}

const Frame = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <DeskFrame title={title} crumb={title}>
    <StandaloneLink to={routes.deskContent.build()}>{contentText('toList')}</StandaloneLink>
    {children}
  </DeskFrame>
);

function NewText({ kind }: { kind: ContentKind }) {
  const navigate = useNavigate();
  return (
    <Frame title={contentText('new', { one: CONTENT_KINDS[kind].one })}>
      <Editor
        kind={kind}
        onCreated={({ id }, done) => void navigate(routes.deskText.build({ id }), { replace: true, state: { done } })}
      />
    </Frame>
  );
}

function Opened({ id }: { id: number }) {
  const query = contentApi.entry.useQuery(id);
  const state = useLocation().state as { done?: Done } | null;
  if (isRefused(query.error)) return <RefusedAccount role={ROLE_OF_CONTENT} error={query.error} />;
  return (
    <Frame title={query.data?.title ?? contentText('text')}>
      <QueryContent query={query} failed={contentText('textFailed')} missing={<NoText />} skeleton={<DeskSkeleton />}>
        {(entry) => <Editor kind={entry.kind} loaded={entry} first={state?.done} />}
      </QueryContent>
    </Frame>
  );
}

const NoText = () => (
  <NotFoundPanel
    title={contentText('noText')}
    text={contentText('noTextHint')}
    to={routes.deskContent.build()}
    action={contentText('toList')}
  />
);
