import { addTexts, t } from '@care/contracts';
import { Alert, Button, Container, Section } from '@care/ui';

const lateText = addTexts('shell-late', {
  title: 'Diese Seite lädt noch',
  text: 'Lesen können Sie sie schon. Eingaben und Schaltflächen funktionieren, sobald alles geladen ist.',
});

/** The loader waits between its attempts until the browser is online. */
const tryNow = () => void dispatchEvent(new Event('online'));

/** In a chunk of its own, because few visitors see it. */
export const LateNotice = () => (
  <Container>
    <Section>
      <Alert kind="warn" title={lateText('title')}>
        <p>{lateText('text')}</p>
        <Button variant="secondaryBlue" onClick={tryNow}>
          {t('errors.reload')}
        </Button>
      </Alert>
    </Section>
  </Container>
);
