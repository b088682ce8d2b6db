import { useNavigate } from '@care/contracts/router';
import { Alert, Badge, Button, Heading, LiveRegion, Meta, Row, Stack } from '@care/ui';
import { ConfirmButton } from '@care/ui/dialog';
import { ActionButton, QueryContent, StatusMessage, Term, Terms, TitledSection, PlainText } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState } from 'react';
import { viewPath } from '../desk/desk-address';
import { DeskSkeleton } from '../desk/DeskFrame';
import { newsletterApi, type NewsletterVersion } from './newsletter-api';
import { NewsletterEditor } from './NewsletterEditor';
import { newsletterText } from './texts';

type Shown = 'issue' | 'editor' | 'saved';

/** One issue. A draft is edited, or it is shown with what can be done with it: nothing unsaved is ever sent. */
export function NewsletterIssue({ version }: { version: NewsletterVersion }) {
  const [shown, setShown] = useState<Shown>('issue');
  const { content: newsletter } = version;
  if (shown === 'editor') return <NewsletterEditor version={version} onDone={() => setShown('saved')} />;
  return (
    <Stack gap="large">
      {shown === 'saved' && <StatusMessage kind="success" title={newsletterText('saved')} />}
      <Row between>
        <Heading level={2}>{newsletter.subject}</Heading>
        <Badge kind="plain">{newsletterText(`state.${newsletter.state}`)}</Badge>
      </Row>
      {newsletter.state === 'DRAFT' ? (
        <Draft version={version} onEdit={() => setShown('editor')} />
      ) : (
        <Progress version={version} />
      )}
      <NewsletterPreview key={newsletter.updated_at} id={newsletter.id} />
    </Stack>
  );
}

function Draft({ version, onEdit }: { version: NewsletterVersion; onEdit: () => void }) {
  const { content: newsletter, etag } = version;
  const { id, subject, recipients, articles } = newsletter;
  const [test, { isSuccess: isTested }] = newsletterApi.test.useMutation();
  const [remove] = newsletterApi.remove.useMutation();
  const navigate = useNavigate();
  const withdrawn = articles.filter(({ is_public }) => !is_public);
  return (
    <Stack>
      {withdrawn.map(({ slug, title }) => (
        <Alert key={slug} kind="warn" title={`${title}: ${newsletterText('withdrawn')}`} announce="none" />
      ))}
      <p>{recipients === 0 ? newsletterText('nobody') : newsletterText('recipients', { count: recipients })}</p>
      {isTested && <StatusMessage kind="success" title={newsletterText('tested')} />}
      <Row>
        <Button variant="secondaryBlue" onClick={onEdit}>
          {newsletterText('edit')}
        </Button>
        <ActionButton variant="secondaryBlue" run={() => test(id)}>
          {newsletterText('test')}
        </ActionButton>
        {recipients > 0 && <SendButton version={version} count={recipients} label="send" />}
        <ConfirmButton
          variant="secondaryGray"
          run={() => remove({ id, etag })}
          onDone={() => void navigate(viewPath('newsletter'))}
          ask={{
            title: newsletterText('removeTitle'),
            text: newsletterText('removeText', { subject }),
            action: newsletterText('remove'),
          }}
        >
          {newsletterText('remove')}
        </ConfirmButton>
      </Row>
    </Stack>
  );
}

interface SendButtonProps {
  version: NewsletterVersion;
  count: number;
  label: 'send' | 'resume';
}

/** Asks with the number of recipients; the server refuses another number. */
function SendButton({ version: { content: newsletter, etag }, count, label }: SendButtonProps) {
  const [send] = newsletterApi.send.useMutation();
  const { id, subject } = newsletter;
  return (
    <ConfirmButton
      run={() => send({ id, etag, body: { recipients: count } })}
      ask={{
        title: newsletterText('askTitle', { count }),
        text: newsletterText('askText', { subject }),
        action: newsletterText(label, { count }),
      }}
    >
      {newsletterText(label, { count })}
    </ConfirmButton>
  );
}

const Bar = styled.progress`
  width: 100%;
`;

const results = { waiting: 'waiting', sent: 'sent', failed: 'failedMails', unknown: 'unknown' } as const;

function Progress({ version }: { version: NewsletterVersion }) {
  const { id, state, stopped_because, recipients, result } = version.content;
  const [stop] = newsletterApi.stop.useMutation();
  const done = newsletterText('progress', { done: recipients - result.waiting, all: recipients });
  return (
    <TitledSection look={3} title={newsletterText('result')}>
      <Stack>
        {state === 'STOPPED' && stopped_because && (
          <Alert kind="warn" title={newsletterText(`stopped.${stopped_because}`)} />
        )}
        <LiveRegion message={newsletterText(`state.${state}`)} />
        {state === 'SENDING' && <Bar aria-label={done} max={recipients} value={recipients - result.waiting} />}
        <p>{done}</p>
        <Terms>
          {Object.entries(results).map(([key, label]) => (
            <Term key={key} name={newsletterText(label)}>
              {result[key as keyof typeof results]}
            </Term>
          ))}
          <Term name={newsletterText('unsubscribed')}>{result.unsubscribed}</Term>
        </Terms>
        {result.unknown > 0 && <Meta>{newsletterText('unknownHint')}</Meta>}
        <Row>
          {state === 'SENDING' && (
            <ActionButton variant="secondaryGray" run={() => stop(id)}>
              {newsletterText('stop')}
            </ActionButton>
          )}
          {state === 'STOPPED' && <SendButton version={version} count={result.waiting} label="resume" />}
        </Row>
      </Stack>
    </TitledSection>
  );
}

const MailFrame = styled.iframe`
  display: block;
  width: 100%;
  height: 40rem;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
`;

/** The mail as the viewer would get it, with its look and as text (OP-64). */
function NewsletterPreview({ id }: { id: number }) {
  const query = newsletterApi.preview.useQuery(id);
  return (
    <TitledSection look={3} title={newsletterText('preview')}>
      <QueryContent query={query} failed={newsletterText('previewFailed')} skeleton={<DeskSkeleton />}>
        {({ text, html_url }) => (
          <Stack>
            <Meta>{newsletterText('previewHint')}</Meta>
            <MailFrame src={html_url} title={newsletterText('html')} sandbox="" />
            <details>
              <summary>{newsletterText('text')}</summary>
              <PlainText>{text}</PlainText>
            </details>
          </Stack>
        )}
      </QueryContent>
    </TitledSection>
  );
}
