import { NavLink } from '@care/contracts/router';
import type { ReactNode } from 'react';

/** Links under each other, as the menu shows them. */
export const MenuLinks = ({ links }: { links: readonly { to: string; label: ReactNode }[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={to}>
        <NavLink to={to} end>
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
);
