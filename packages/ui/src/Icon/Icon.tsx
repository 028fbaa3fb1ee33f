import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import styles from './Icon.module.css';

/** Icon component from `@admin/ui/icons`. */
export type IconComponent = ComponentType<LucideProps>;

export interface IconProps {
  /** Icon from `@admin/ui/icons`. */
  readonly icon: IconComponent;
  /** Accessible name. Omit it if text next to the icon has the same meaning. */
  readonly label?: string | undefined;
  /** Size: 14, 16 or 20 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Color of the icon. `inherit` uses the color of the surrounding text. */
  readonly tone?: 'inherit' | 'muted' | 'accent' | 'danger' | 'warning' | 'success' | 'info';
}

/** An icon. It is hidden from screen readers unless it has a `label`. */
export function Icon({ icon: Svg, label, size = 'medium', tone = 'inherit' }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg
      {...name}
      className={styles.icon}
      data-size={size}
      data-tone={tone}
      focusable="false"
      size={pixels[size]}
      strokeWidth={1.75}
    />
  );
}

const pixels = { small: 14, medium: 16, large: 20 } as const;
