import styles from '../Grid12/Grid12.module.css';
import { staticElement as element, type StaticNode } from './static-node.ts';

/** Returns cells in the grid of `Grid12`. */
export function staticGrid(
  cells: readonly { readonly span: number; readonly content: StaticNode }[],
): StaticNode {
  return element(
    'div',
    { class: styles.grid },
    ...cells.map(({ span, content }) =>
      element('div', { class: styles.cell, 'data-span': String(span) }, content),
    ),
  );
}
