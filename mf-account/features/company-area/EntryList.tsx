import { Card, Icon, Link, Meta } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { companyAreaText } from './texts';

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.9rem;
    align-items: center;
    min-height: 3.25rem;
    padding: var(--s-3) var(--s-4);
    color: var(--ink);
    line-height: 1.4;
    text-decoration: none;
  }
  & a:hover strong {
    text-decoration: underline;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & svg:first-of-type {
    color: var(--blue-700);
  }
`;

export interface Entry {
  to: string;
  icon: LucideIcon;
  title: string;
  text?: string;
  isNew?: boolean;
}

/** Links with an icon and a line of explanation, on a card. */
export const EntryList = ({ entries }: { entries: readonly Entry[] }) => (
  <Card>
    <List>
      {entries.map(({ to, icon, title, text, isNew }) => (
        <li key={title}>
          <Link to={to}>
            <Icon of={icon} />
            <span>
              <strong>
                {isNew && companyAreaText('todo.isNew')}
                {title}
              </strong>
              {text && <Meta as="span">{text}</Meta>}
            </span>
            <Icon of={ChevronRight} size="small" />
          </Link>
        </li>
      ))}
    </List>
  </Card>
);
