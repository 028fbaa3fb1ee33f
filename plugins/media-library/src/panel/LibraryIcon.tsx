import type { IconProps } from '@admin/shell';
import { ImageIcon } from '@admin/ui/icons';

/** The icon of the media library in the main navigation. */
export function LibraryIcon({ size = 18 }: IconProps) {
  return <ImageIcon aria-hidden="true" size={size} strokeWidth={1.75} />;
}
