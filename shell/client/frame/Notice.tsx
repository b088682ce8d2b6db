import { Container, Link } from '@care/ui';
import styled from '@emotion/styled';
import { shellText } from '../texts';
import { shellApi } from './load-frame';

const Area = styled.aside`
  padding-block: var(--s-2);
  background: var(--lamp-100);
  border-bottom: 1px solid var(--line);
  a {
    margin-inline-start: var(--s-2);
  }
`;

/** The notice of the operator above every page; nothing as long as there is none (OP-43). */
export function Notice() {
  const { data } = shellApi.banner.useQuery();
  if (!data?.text) return null;
  const { text, link } = data;
  return (
    <Area aria-label={shellText('notice')} data-print="hide">
      <Container as="p">
        {text}
        {link && <NoticeLink {...link} />}
      </Container>
    </Area>
  );
}

const NoticeLink = ({ label, path }: { label: string; path: string }) =>
  path.startsWith('/') ? <Link to={path}>{label}</Link> : <a href={path}>{label}</a>;
