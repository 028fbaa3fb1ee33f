import type { IconProps } from '@admin/shell';
import { LayoutGrid } from '@admin/ui/icons';

/** The icon of the content manager in the main navigation. */
export function ContentIcon({ size = 18 }: IconProps) {
  return <LayoutGrid aria-hidden="true" size={size} strokeWidth={1.75} />;
}
