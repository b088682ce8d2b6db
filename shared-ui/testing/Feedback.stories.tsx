import {
  Alert,
  EmptyState,
  ErrorPanel,
  PageSkeleton,
  ProgressBar,
  SkeletonCard,
  SliceUnavailable,
  Stack,
} from '@care/ui';
import { NotFoundPanel } from '@care/ui/more';

export default { title: 'Feedback' };

export const Alerts = () => (
  <Stack>
    <Alert kind="info" title="Ihr Eintrag wird geprüft." />
    <Alert kind="success" title="Gespeichert." />
    <Alert kind="warn" title="Ihre Änderungen sind noch nicht gespeichert.">
      Speichern Sie, bevor Sie die Seite verlassen.
    </Alert>
    <Alert kind="error" title="Das hat nicht geklappt." />
  </Stack>
);

export const Empty = () => (
  <EmptyState title="Keine Treffer">Ändern Sie den Umkreis oder entfernen Sie einen Filter.</EmptyState>
);

export const NotFound = () => (
  <NotFoundPanel title="Diese Seite gibt es nicht." text="Der Eintrag wurde entfernt." to="/" action="Zur Startseite" />
);

export const Failed = () => (
  <ErrorPanel error={{ kind: 'network', message: 'Network Error' }} onRetry={() => undefined} />
);

export const Retrying = () => <ErrorPanel title="Die Treffer fehlen." onRetry={() => undefined} retrying />;

export const Unavailable = () => <SliceUnavailable onRetry={() => undefined} />;

export const LoadingPage = () => <PageSkeleton />;

export const LoadingCard = () => <SkeletonCard />;

export const Progress = () => <ProgressBar active />;
