import type { Banner, ContentEntry, Footer, MailPreview } from '@care/contracts/schemas';
import { Placeholder, QueryContent, TitledSection } from '@care/ui/more';
import styled from '@emotion/styled';
import { PlainText } from '../desk/DeskFrame';
import { contentApi, type PartPage } from './content-api';
import { contentText } from './texts';

const Paper = styled.div`
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--gray-50);
  overflow-wrap: anywhere;
`;

/** The stored version of a text that has no page of its own: a mail with sample data, the notice, or the footer (OP-41). */
export const PartPreview = ({ entry: { kind, slug, version } }: { entry: ContentEntry }) => (
  <TitledSection title={contentText('preview')}>
    <QueryContent
      query={contentApi.page.useQuery({ kind, slug, version })}
      failed={contentText('textFailed')}
      skeleton={<Placeholder of={['12rem']} />}
    >
      {(page) => <Paper>{shown(page)}</Paper>}
    </QueryContent>
  </TitledSection>
);

function shown(page: PartPage) {
  if ('subject' in page) return <Mail mail={page} />;
  return 'html' in page ? <Links footer={page} /> : <Notice notice={page} />;
}

const Mail = ({ mail: { subject, text } }: { mail: MailPreview }) => (
  <>
    <p>
      <strong>{contentText('subject', { subject })}</strong>
    </p>
    <PlainText>{text}</PlainText>
  </>
);

/** The API sanitises the markup. */
const Links = ({ footer: { html } }: { footer: Footer }) => <div dangerouslySetInnerHTML={{ __html: html }} />;

const Notice = ({ notice: { text, link } }: { notice: Banner }) => (
  <p>
    {text || contentText('noNotice')} {link && <a href={link.path}>{link.label}</a>}
  </p>
);
