import { Alert, Container } from '@care/ui';
import { shellApi } from './load-frame';

/** The notice of the operator above every page; nothing as long as there is none (OP-43). */
export function Notice() {
  const { data } = shellApi.banner.useQuery();
  if (!data?.text) return null;
  const { text, link } = data;
  return (
    <Container as="aside">
      <Alert kind="info" announce="none">
        {text} {link && <a href={link.path}>{link.label}</a>}
      </Alert>
    </Container>
  );
}
