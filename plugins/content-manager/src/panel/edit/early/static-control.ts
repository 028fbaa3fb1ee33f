import { isMorph, isToOne, type Attribute } from '@admin/content-model';
import { editorHeight, textOf } from '@admin/editors';
import {
  staticDatePicker,
  staticElement as element,
  staticNumberInput,
  staticSegments,
  staticSelect,
  staticSkeleton,
  staticSwitch,
  staticTextArea,
  staticTextInput,
  staticTimePicker,
  type StaticControl,
  type StaticNode,
} from '@admin/ui/static';
import styles from '../inputs/DateInputs.module.css';
import { partsOf } from '../../text/date-time-parts.ts';
import type { EarlyTexts } from '../../text/early-texts.ts';
import { earlyInputMessages } from '../early-messages.ts';
import { firstRows } from '../session/related-query.ts';
import { mediaHeight } from '../skeletons/MediaSkeleton.tsx';
import { countItems } from '../values/count-items.ts';
import { isNullableBoolean } from '../values/input-constraints.ts';
import type { StaticFieldSpec } from './static-editing.ts';

/** Heights of a list of linked entries, in pixels: its rows, and the line that loads earlier ones. */
const linked = { row: 50, gap: 4, earlier: 28, above: 8 };

/** Returns the room of linked entries below the field that searches for others, as their skeleton reserves it. */
function linkedEntries(value: unknown): StaticNode {
  const count = countItems(value);
  const rows = Math.min(count, firstRows);
  if (rows === 0) return '';
  const list = rows * (linked.row + linked.gap) - linked.gap;
  const earlier = rows < count ? linked.earlier + linked.above : 0;
  return element('div', { style: `block-size: ${linked.above + earlier + list}px` });
}

/** Returns the height of an editor of JSON. */
function jsonHeight(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value, null, 2);
  return editorHeight({ kind: 'json', text });
}

/** Returns a placeholder with the height of an editor that the panel draws. */
function laterControl(attribute: Attribute, value: unknown): StaticNode {
  switch (attribute.type) {
    case 'blocks':
      return staticSkeleton(editorHeight({ kind: 'blocks', text: '' }));
    case 'richtext':
      return staticSkeleton(editorHeight({ kind: 'markdown', text: '' }));
    case 'json':
      return staticSkeleton(`min(70vh, ${jsonHeight(value)})`);
    case 'media':
      return staticSkeleton(`${mediaHeight({ attribute, value })}px`);
    case 'relation':
      return isMorph(attribute) || isToOne(attribute)
        ? staticSkeleton()
        : element('div', {}, staticSkeleton(), linkedEntries(value));
    default:
      return staticSkeleton();
  }
}

/** The number of characters from which the browser lays out a text for so long that the panel alone does. */
const longText = 20_000;

type Control = StaticControl & { readonly value: string };

/** Returns the inputs of a day and a time, which have the same name. */
function momentControl(control: Control, timeLabel: string): StaticNode {
  const parts = partsOf(control.value);
  const attributes = { name: control.attributes['name'], 'aria-label': timeLabel };
  return element(
    'div',
    { class: styles['pair'] },
    staticDatePicker({ ...control, value: parts?.date ?? control.value }),
    staticTimePicker({
      attributes,
      disabled: control.disabled === true || !parts,
      value: parts?.time ?? '',
    }),
  );
}

function booleanControl(
  attribute: Attribute,
  value: unknown,
  control: Control,
  texts: EarlyTexts,
): StaticNode {
  // A hidden input of the panel has the name.
  const choice = { ...control, attributes: { ...control.attributes, name: undefined } };
  if (!isNullableBoolean(attribute)) return staticSwitch({ ...choice, checked: value === true });
  const { yes, no, unset } = earlyInputMessages;
  const labels = [yes, no, unset].map((message) => texts.textOf(message));
  const chosen = typeof value === 'boolean' ? Number(!value) : 2;
  if (control.disabled) return staticTextInput({ ...control, value: labels[chosen] ?? '' });
  return labels[0] === '' ? staticSkeleton() : staticSegments({ ...choice, labels, chosen });
}

/**
 * Returns the control of a value as its input draws it, without code; a placeholder if only the panel can draw it: editors,
 * files, links, dates in the format of another language, and inputs of plugins.
 * @param name the attributes that name the control
 */
export function staticControl(
  { field, label, value, disabled }: StaticFieldSpec,
  name: StaticControl['attributes'],
  texts: EarlyTexts,
): StaticNode {
  const { attribute, metadata } = field;
  if (attribute.customField !== undefined) return staticSkeleton();
  const text = textOf(value);
  const placeholder = metadata.placeholder === '' ? undefined : metadata.placeholder;
  const control = { attributes: { ...name, placeholder }, disabled, value: text };
  const plain = { attributes: name, disabled, value: text };
  const isEnglish = texts.locale === 'en';
  switch (attribute.type) {
    case 'string':
    case 'uid':
    case 'biginteger':
      return staticTextInput(control);
    case 'email':
      return staticTextInput({ ...control, attributes: { ...control.attributes, type: 'email' } });
    case 'text':
      if (text.length > longText) return staticSkeleton('70vh');
      return staticTextArea({
        ...control,
        attributes: { ...control.attributes, readonly: disabled ? '' : undefined },
        rows: 4,
      });
    case 'integer':
    case 'float':
    case 'decimal':
      return staticNumberInput(control);
    case 'boolean':
      return booleanControl(attribute, value, plain, texts);
    case 'enumeration': {
      const isChosen = attribute.enum.includes(text);
      const none = metadata.placeholder || texts.textOf(earlyInputMessages.chooseHere);
      return staticSelect({
        attributes: name,
        disabled,
        text: isChosen ? text : none,
        isPlaceholder: !isChosen,
      });
    }
    case 'time':
      return staticTimePicker(plain);
    case 'date':
      return isEnglish ? staticDatePicker(plain) : staticSkeleton();
    case 'datetime':
      return isEnglish
        ? momentControl(plain, texts.textOf(earlyInputMessages.timeOf, { label }))
        : staticSkeleton();
    default:
      return laterControl(attribute, value);
  }
}
