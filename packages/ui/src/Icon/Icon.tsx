import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import styles from './Icon.module.css';

/** A component of `@admin/ui/icons`. */
export type IconComponent = ComponentType<LucideProps>;

export interface IconProps {
  /** The drawing, taken from `@admin/ui/icons`. */
  readonly icon: IconComponent;
  /** Accessible name. Leave it out when the icon stands beside a text that says the same. */
  readonly label?: string | undefined;
  /** 14, 16 or 20 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Colour of the drawing; `inherit` follows the text around it. */
  readonly tone?: 'inherit' | 'muted' | 'accent' | 'danger' | 'warning' | 'success' | 'info';
}

/** One icon of the set: 16 px, stroke 1.75, in the colour of the text around it, hidden from screen readers unless named. */
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
