import type { IconProps } from '@admin/shell';
import { Settings, User } from '@admin/ui/icons';

/** The icon of the settings in the main navigation. */
export function SettingsIcon({ size = 18 }: IconProps) {
  return <Settings aria-hidden="true" size={size} strokeWidth={1.75} />;
}

/** The icon of the profile in the account menu. */
export function ProfileIcon({ size = 16 }: IconProps) {
  return <User aria-hidden="true" size={size} strokeWidth={1.75} />;
}
