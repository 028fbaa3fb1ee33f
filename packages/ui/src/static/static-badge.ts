import type { BadgeProps } from '../Badge/Badge.tsx';
import styles from '../Badge/Badge.module.css';
import { staticElement, type StaticNode } from './static-node.ts';

/** Returns a badge with a text. */
export function staticBadge({
  tone = 'neutral',
  marker = 'none',
  children,
}: Pick<BadgeProps, 'tone' | 'marker'> & { readonly children: string }): StaticNode {
  return staticElement(
    'span',
    { class: styles.badge, 'data-marker': marker === 'dot' ? marker : undefined, 'data-tone': tone },
    staticElement('span', { class: styles.text }, children),
  );
}
