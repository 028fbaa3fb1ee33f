import type { IconProps } from '@admin/shell';
import { Settings, User } from '@admin/ui/icons';

/** The settings icon of the main navigation. */
export function SettingsIcon({ size = 18 }: IconProps) {
  return <Settings aria-hidden="true" size={size} strokeWidth={1.75} />;
}

/** The profile icon of the account menu. */
export function ProfileIcon({ size = 16 }: IconProps) {
  return <User aria-hidden="true" size={size} strokeWidth={1.75} />;
}
