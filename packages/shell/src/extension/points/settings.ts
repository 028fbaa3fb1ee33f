import type { Guarded, Lazy, Placed } from '../core/contribution-types.ts';
import { createExtensionPoint, type ExtensionPoint } from '../core/extension-point.ts';
import type { MessageDescriptor } from '../../messages/message.ts';
import { missingComponent, missingLabel, missingTarget } from './required-parts.ts';

/** A page of the settings with its link. */
export interface SettingsEntry extends Placed, Guarded {
  /** Path relative to the settings, without a leading slash; may end in `/*`. */
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly page: Lazy;
  /** Shown with a lock: the feature exists in another edition. */
  readonly locked?: boolean;
}

/** A group of settings pages: itself an extension point for pages. */
export interface SettingsSection extends ExtensionPoint<SettingsEntry>, Placed {
  readonly label: MessageDescriptor;
}

/** Creates a section. The plugin that owns it lists it in `points`; `before` and `after` name section ids. */
export function createSettingsSection(spec: Placed & { readonly label: MessageDescriptor }): SettingsSection {
  const point = createExtensionPoint<SettingsEntry>().with({
    id: spec.id,
    key: (entry) => entry.id,
    validate: ({ label, to, page }) => missingLabel(label) ?? missingTarget(to) ?? missingComponent(page),
  });
  return Object.freeze({ ...spec, id: point.id, add: point.add });
}

/** Returns whether a point is a section of the settings. */
export function isSettingsSection(point: { readonly id: string }): point is SettingsSection {
  return 'label' in point && 'add' in point;
}

/** Settings of the whole project: overview, webhooks, tokens. */
export const globalSettings: SettingsSection = createSettingsSection({
  id: 'shell.settings.global',
  label: { id: 'Settings.global', defaultMessage: 'Global settings' },
});

/** Roles and users. */
export const administrationSettings: SettingsSection = createSettingsSection({
  id: 'shell.settings.administration',
  label: { id: 'Settings.permissions', defaultMessage: 'Administration panel' },
});
