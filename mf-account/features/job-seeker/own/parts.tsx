import { Meta } from '@care/ui';
import * as parts from '../parts';
import { ownProfileText } from './texts';

// Variants of the public components that show a text for empty content.
const NoEntry = () => <Meta>{ownProfileText('noEntry')}</Meta>;

export const Points = (points: parts.PointsProps) => (points.items.length ? <parts.Points {...points} /> : <NoEntry />);

export const Tags = ({ items }: { items: readonly string[] }) =>
  items.length ? <parts.Tags items={items} /> : <NoEntry />;

export const Paragraph = ({ children }: { children: string }) =>
  children.trim() ? <parts.Prose>{children.trim()}</parts.Prose> : <NoEntry />;
