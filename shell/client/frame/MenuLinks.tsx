import { Link, NavLink } from '@care/contracts/router';
import { Icon } from '@care/ui';
import type { NavigationLink } from './navigation-entries';

interface MenuLinksProps {
  links: readonly NavigationLink[];
  className?: string;
}

/** Links below each other in the menu. */
export const MenuLinks = ({ links, className }: MenuLinksProps) =>
  links.length > 0 && (
    <ul className={className}>
      {links.map(({ to, label, icon, current }) => (
        <li key={to}>
          {current ? (
            <Link to={to} aria-current={current}>
              {icon && <Icon of={icon} />}
              {label}
            </Link>
          ) : (
            <NavLink to={to} end>
              {icon && <Icon of={icon} />}
              {label}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
