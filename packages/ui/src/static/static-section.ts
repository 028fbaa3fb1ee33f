import styles from '../Accordion/Accordion.module.css';
import { ChevronDown } from '../icons.ts';
import { staticIcon } from './static-icon.ts';
import { staticElement as element, type StaticNode } from './static-node.ts';

/** The header of a closed `AccordionItem`. */
export interface StaticSection {
  /** Further attributes of the section. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly startSlot?: StaticNode | undefined;
  readonly title: StaticNode;
  readonly subtitle?: string | undefined;
  readonly headingLevel: number;
}

function section({ attributes, startSlot, title, subtitle, headingLevel }: StaticSection): StaticNode {
  const texts = [
    element('span', { class: styles.title }, title),
    ...(subtitle === undefined ? [] : [element('span', { class: styles.subtitle }, subtitle)]),
  ];
  const trigger = element(
    'button',
    { 'aria-expanded': 'false', class: styles.trigger, 'data-state': 'closed', type: 'button' },
    element('span', { class: styles.chevron }, staticIcon(ChevronDown, 16)),
    element('span', { class: styles.texts }, ...texts),
  );
  return element(
    'div',
    { ...attributes, class: styles.item, 'data-state': 'closed', 'data-tone': 'neutral' },
    element(
      'div',
      { class: styles.header },
      ...(startSlot === undefined ? [] : [startSlot]),
      element(`h${headingLevel}`, { class: styles.heading }, trigger),
      element('div', { class: styles.actions }),
    ),
  );
}

/** Returns closed sections as `Accordion` draws them, without their actions. */
export function staticSections(sections: readonly StaticSection[]): StaticNode {
  return element('div', { class: styles.accordion }, ...sections.map(section));
}
