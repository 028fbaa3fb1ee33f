import type { IconElements } from '@admin/ui';
import type { NamedExoticComponent } from 'react';
import type { Guarded, Lazy, Placed } from '../core/contribution-types.ts';
import { createExtensionPoint } from '../core/extension-point.ts';
import type { MessageDescriptor } from '../../messages/message.ts';
import { missingIcon, missingLabel, missingTarget } from './required-parts.ts';

/** The props that the host passes to an icon, which inherits its colour. */
export interface IconProps {
  /** Edge length in pixels. */
  readonly size?: number | string;
  readonly className?: string;
}

/**
 * An icon: one of `@admin/ui/icons`, another forwarded or memoised component, or a function that fetches a component. A
 * plain function is always treated as the latter.
 */
export type IconSource = IconElements | NamedExoticComponent<IconProps> | Lazy<IconProps>;

/** A link in the main navigation or in the account menu. */
export interface MenuLink extends Placed, Guarded {
  /** Path relative to the panel's base. */
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: IconSource;
}

/** The main navigation, in the order of the plugins unless a link has a placement. */
export const menuLinks = createExtensionPoint<MenuLink>().with({
  id: 'shell.menu-links',
  key: (link) => link.id,
  validate: ({ label, icon, to }) => missingLabel(label) ?? missingTarget(to) ?? missingIcon(icon),
});

/** Links in the account menu, above the themes: pages about the user. */
export const accountLinks = createExtensionPoint<MenuLink>().with({
  id: 'shell.account-links',
  key: (link) => link.id,
  validate: ({ label, icon, to }) => missingLabel(label) ?? missingTarget(to) ?? missingIcon(icon),
});
