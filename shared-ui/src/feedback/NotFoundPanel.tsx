import { ButtonLink, EmptyState, Panel } from '@care/ui';
import { emptyNotFound } from '../illustrations';

interface NotFoundPanelProps {
  title: string;
  level?: 1 | 2;
  /** Explains why it may not be there. */
  text: string;
  /** The way on. */
  to: string;
  action: string;
}

/** Shown on a page whose subject does not exist, or not for this person. */
export const NotFoundPanel = ({ title, level, text, to, action }: NotFoundPanelProps) => (
  <Panel>
    <EmptyState picture={emptyNotFound} title={title} level={level} action={<ButtonLink to={to}>{action}</ButtonLink>}>
      {text}
    </EmptyState>
  </Panel>
);
