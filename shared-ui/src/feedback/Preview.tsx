import { useMember } from '@care/contracts';
import { Alert, Container } from '@care/ui';
import type { ReactNode } from 'react';
import { Placeholder } from './Placeholder';
import { feedbackText } from './texts';

/** The version of a text that an address shows in place of the public one: `?preview=3` (OP-30). */
export const previewOf = ({ searchParams }: URL): string | undefined =>
  /^[1-9]\d{0,8}$/.exec(searchParams.get('preview') ?? '')?.[0];

interface PreviewProps {
  url: URL;
  children: ReactNode;
}

/** Around a page with a text: with `?preview=` it says that this is a draft, and is for signed-in people only. */
export const Preview = ({ url, children }: PreviewProps) =>
  previewOf(url) ? <Draft url={url}>{children}</Draft> : children;

const Draft = ({ url, children }: PreviewProps) =>
  useMember(url) ? (
    <>
      <Container>
        <Alert kind="warn" announce="none" title={feedbackText('draft', { number: previewOf(url) ?? '' })}>
          {feedbackText('draftNote')}
        </Alert>
      </Container>
      {children}
    </>
  ) : (
    <Container>
      <Placeholder of={['4rem', '16rem']} />
    </Container>
  );
