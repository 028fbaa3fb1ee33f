import styles from '../Field/Field.module.css';
import type { FieldLanguage } from '../Field/field-context.ts';
import { staticElement as element, type StaticNode } from './static-node.ts';

/** A form control with its label. */
export interface StaticField {
  /** The id of the control, unique in the page. */
  readonly id: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Help text that is always visible. */
  readonly hint?: string | undefined;
  readonly control: StaticNode;
}

/** The attributes that name a control after the label of its field. */
export function staticControlName(id: string, language?: FieldLanguage): Readonly<Record<string, string>> {
  return { id, 'aria-labelledby': `${id}-label`, ...language };
}

/** Returns a field as `Field` first draws it, without an error. */
export function staticField({ id, label, required, disabled, hint, control }: StaticField): StaticNode {
  return element(
    'div',
    { class: styles.field, 'data-disabled': disabled ? 'true' : undefined },
    element(
      'div',
      { class: styles.heading, 'data-visibility': 'visible' },
      element(
        'label',
        { class: styles.label, for: id },
        element('span', { id: `${id}-label` }, label),
        ...(required ? [element('span', { class: styles.asterisk, 'aria-hidden': 'true' }, '*')] : []),
      ),
    ),
    control,
    element(
      'div',
      { class: styles.messages, 'data-space': 'auto' },
      ...(hint ? [element('div', { class: styles.hint }, hint)] : []),
    ),
  );
}
