import { Link, NavLink } from '@care/contracts/router';
import type { ReactNode } from 'react';

/** Links under each other, as the menu shows them. */
export const MenuLinks = ({
  links,
}: {
  links: readonly { to: string; label: ReactNode; current?: 'page' | 'true' }[];
}) => (
  <ul>
    {links.map(({ to, label, current }) => (
      <li key={to}>
        {current ? (
          <Link to={to} aria-current={current}>
            {label}
          </Link>
        ) : (
          <NavLink to={to} end>
            {label}
          </NavLink>
        )}
      </li>
    ))}
  </ul>
);
