import type { ComponentType, ReactElement, SVGProps } from 'react';
import styles from './Icon.module.css';
import { iconPath, isIconElements, type IconElements } from './icon-path.ts';

/** The props that an icon component passes to its `<svg>`. */
export interface IconSvgProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Edge length in pixels. */
  readonly size?: number | string;
}

/** An icon that is not in `@admin/ui/icons`, as a component that renders an `<svg>`. */
export type IconComponent = ComponentType<IconSvgProps>;

/** An icon: from `@admin/ui/icons`, or a component. */
export type IconDefinition = IconElements | IconComponent;

export interface IconProps {
  readonly icon: IconDefinition;
  /** Accessible name. Omit it if text next to the icon has the same meaning. */
  readonly label?: string | undefined;
  /** Size: 14, 16 or 20 px, or another number of pixels. */
  readonly size?: 'small' | 'medium' | 'large' | number | undefined;
  /** Color of the icon. `inherit` uses the color of the surrounding text. */
  readonly tone?: 'inherit' | 'muted' | 'accent' | 'danger' | 'warning' | 'success' | 'info' | undefined;
}

const pixels = { small: 14, medium: 16, large: 20 } as const;

/** Returns an icon as elements, without a component of its own, for components of which a page has dozens. */
export function iconElement({ icon, label, size = 'medium', tone = 'inherit' }: IconProps): ReactElement {
  const edge = typeof size === 'number' ? size : pixels[size];
  const props = {
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
    className: styles.icon,
    'data-tone': tone === 'inherit' ? undefined : tone,
    focusable: 'false',
    strokeWidth: 1.75,
  } as const;
  if (!isIconElements(icon)) {
    const Svg = icon;
    return <Svg {...props} size={edge} />;
  }
  return (
    <svg
      {...props}
      fill="none"
      height={edge}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 24 24"
      width={edge}
    >
      <path d={iconPath(icon)} />
    </svg>
  );
}

/** An icon. It is hidden from screen readers unless it has a `label`. */
export function Icon(props: IconProps) {
  return iconElement(props);
}
