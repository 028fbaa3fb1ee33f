import styles from '../Tabs/Tabs.module.css';
import { staticElement as element, type StaticNode } from './static-node.ts';

/** The labels of tabs, and what is in the selected one. */
export interface StaticTabs {
  /** Accessible name of the tab list; empty if it is not known. */
  readonly label: string;
  readonly labels: readonly string[];
  /** The position of the selected tab. */
  readonly selected: number;
  readonly content: StaticNode;
}

/** Returns tabs as `Tabs` first draws them. */
export function staticTabs({ label, labels, selected, content }: StaticTabs): StaticNode {
  return element(
    'div',
    { class: styles.tabs },
    element(
      'div',
      { 'aria-label': label, class: styles.list, role: 'tablist' },
      ...labels.map((text, index) => {
        const isSelected = index === selected;
        const state = {
          'aria-selected': String(isSelected),
          'data-orientation': 'horizontal',
          'data-state': isSelected ? 'active' : 'inactive',
          tabindex: isSelected ? '0' : '-1',
        };
        return element('button', { class: styles.tab, role: 'tab', type: 'button', ...state }, text, ' ');
      }),
    ),
    element('div', { class: styles.panel, role: 'tabpanel' }, content),
  );
}
