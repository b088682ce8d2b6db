import { Alert, Container } from '@care/ui';
import styled from '@emotion/styled';
import { shellApi } from './load-frame';

const Place = styled(Container)`
  padding-block: var(--s-3);
`;

/** The notice of the operator above every page; nothing as long as there is none (OP-43). */
export function Notice() {
  const { data } = shellApi.banner.useQuery();
  if (!data?.text) return null;
  const { text, link } = data;
  return (
    <Place as="aside">
      <Alert kind="info" announce="none">
        {text} {link && <a href={link.path}>{link.label}</a>}
      </Alert>
    </Place>
  );
}
