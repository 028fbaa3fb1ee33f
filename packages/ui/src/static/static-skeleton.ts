import styles from '../Skeleton/Skeleton.module.css';
import { staticElement as element, type StaticNode } from './static-node.ts';

/** Returns the placeholder of a control. @param blockSize the height of a larger one, as a CSS length */
export function staticSkeleton(blockSize?: string): StaticNode {
  const attributes = {
    'aria-hidden': 'true',
    class: styles.skeleton,
    'data-shape': blockSize === undefined ? 'control' : 'block',
    'data-static': 'true',
  };
  const skeleton = element('span', attributes, element('span', { class: styles.bone }));
  return blockSize === undefined ? skeleton : element('div', { style: `block-size: ${blockSize}` }, skeleton);
}
