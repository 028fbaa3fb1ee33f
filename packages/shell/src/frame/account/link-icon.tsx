import type { IconComponent } from '@admin/ui';
import type { Contributed } from '../../extension/core/contribution-types.ts';
import { IconSlot } from '../../extension/outlets/IconSlot.tsx';
import type { MenuLink } from '../../extension/points/menu-links.ts';

// A menu tells icons apart by identity: a link keeps the one that it was drawn with.
const icons = new WeakMap<Contributed<MenuLink>, IconComponent>();

/** A link's icon, fetched or not, as a component for the design system. */
export function linkIcon(link: Contributed<MenuLink>): IconComponent {
  const known = icons.get(link);
  if (known) return known;
  const LinkIcon: IconComponent = ({ size, className }) => (
    <IconSlot
      contribution={link}
      icon={link.icon}
      {...(size !== undefined && { size })}
      {...(className !== undefined && { className })}
    />
  );
  icons.set(link, LinkIcon);
  return LinkIcon;
}
