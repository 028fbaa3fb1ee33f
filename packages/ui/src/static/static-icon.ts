import styles from '../Icon/Icon.module.css';
import { iconPath, type IconElements } from '../Icon/icon-path.ts';
import { staticElement, type StaticNode } from './static-node.ts';

/** Returns an icon without a name. @param size the edge, in pixels */
export function staticIcon(icon: IconElements, size: number, tone?: 'muted'): StaticNode {
  return staticElement(
    'svg',
    {
      'aria-hidden': 'true',
      class: styles.icon,
      'data-tone': tone,
      fill: 'none',
      focusable: 'false',
      height: String(size),
      stroke: 'currentColor',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-width': '1.75',
      viewBox: '0 0 24 24',
      width: String(size),
    },
    staticElement('path', { d: iconPath(icon) }),
  );
}
