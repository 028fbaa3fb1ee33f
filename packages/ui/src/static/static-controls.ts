import buttonStyles from '../IconButton/IconButton.module.css';
import { Calendar, ChevronDown, ChevronsUpDown, ChevronUp, Clock } from '../icons.ts';
import type { IconElements } from '../Icon/icon-path.ts';
import dateStyles from '../DatePicker/DatePicker.module.css';
import { dateOfIso } from '../DatePicker/iso-date.ts';
import numberStyles from '../NumberInput/NumberInput.module.css';
import radioStyles from '../RadioGroup/RadioGroup.module.css';
import selectStyles from '../Select/Select.module.css';
import switchStyles from '../Switch/Switch.module.css';
import areaStyles from '../TextArea/TextArea.module.css';
import frameStyles from '../TextInput/InputFrame.module.css';
import { shortTime } from '../TimePicker/time-of-day.ts';
import timeStyles from '../TimePicker/TimePicker.module.css';
import { staticIcon } from './static-icon.ts';
import { staticElement as element, type StaticNode } from './static-node.ts';

/** What controls have in common. */
export interface StaticControl {
  /** The attributes of the element that gets the focus: its name, its id, and others. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly disabled?: boolean | undefined;
}

const whether = (condition: boolean | undefined, value = 'true') => (condition ? value : undefined);

function frame({ disabled }: StaticControl, ...content: readonly StaticNode[]): StaticNode {
  const attributes = {
    class: frameStyles.frame,
    'data-disabled': whether(disabled),
    'data-size': 'medium',
    role: 'presentation',
  };
  return element('div', attributes, ...content);
}

const slot = (content: StaticNode): StaticNode => element('span', { class: frameStyles.slot }, content);

const input = ({ attributes, disabled }: StaticControl, own: StaticControl['attributes']): StaticNode =>
  element('input', { type: 'text', ...own, ...attributes, disabled: whether(disabled, '') });

/** Returns an input for one line of text. */
export function staticTextInput(control: StaticControl & { readonly value: string }): StaticNode {
  return frame(control, input(control, { autocomplete: 'off', value: control.value }));
}

/** Returns an input for several lines of text. */
export function staticTextArea({
  attributes,
  rows,
  value,
}: StaticControl & { readonly rows: number; readonly value: string }): StaticNode {
  const own = { class: areaStyles.area, 'data-variant': 'text', rows: String(rows) };
  // Browsers drop the first line break of the markup of an area, but not of a text that is added to it.
  return element('textarea', { ...own, ...attributes, style: `--area-rows: ${rows}` }, value);
}

const steps = element(
  'span',
  { class: numberStyles.steps, 'aria-hidden': 'true' },
  ...[ChevronUp, ChevronDown].map((icon) =>
    element('button', { class: numberStyles.step, tabindex: '-1', type: 'button' }, staticIcon(icon, 14)),
  ),
);

/** Returns an input for a number. @param value as `formatNumber` writes it */
export function staticNumberInput(control: StaticControl & { readonly value: string }): StaticNode {
  const own = { autocomplete: 'off', inputmode: 'decimal', role: 'spinbutton', value: control.value };
  return frame(control, input(control, own), ...(control.disabled ? [] : [slot(steps)]));
}

function innerButton(icon: IconElements, label: string): StaticNode {
  const attributes = {
    'aria-label': label,
    class: buttonStyles.button,
    'data-size': 'tiny',
    'data-variant': 'ghost',
    type: 'button',
  };
  return element('button', attributes, staticIcon(icon, 14));
}

const pickers = {
  date: { icon: Calendar, class: dateStyles.input, own: { placeholder: 'month/day/year' } },
  time: {
    icon: Clock,
    class: timeStyles.input,
    own: {
      'aria-expanded': 'false',
      inputmode: 'numeric',
      placeholder: 'HH:MM',
      role: 'combobox',
      type: undefined,
    },
  },
} as const;

function picker(kind: keyof typeof pickers, control: StaticControl, value: string, open: string): StaticNode {
  const { icon, own, class: className } = pickers[kind];
  const all = { autocomplete: 'off', class: className, dir: 'ltr', ...own, value };
  return frame(control, input(control, all), slot(innerButton(icon, open)));
}

/** Returns an input for a date in English. @param value as that of `DatePicker` */
export function staticDatePicker(control: StaticControl & { readonly value: string }): StaticNode {
  const { value } = control;
  const [year, month, day] = value.split('-');
  const shown = dateOfIso(value) === null ? value : `${month}/${day}/${year}`;
  return picker('date', control, shown, 'Choose a date');
}

/** Returns an input for a time. @param value as that of `TimePicker` */
export function staticTimePicker(control: StaticControl & { readonly value: string }): StaticNode {
  return picker('time', control, shortTime(control.value), 'Choose a time');
}

/** Returns a button that opens a list. @param isPlaceholder whether the text stands for no value */
export function staticSelect({
  attributes,
  disabled,
  text,
  isPlaceholder,
}: StaticControl & { readonly text: string; readonly isPlaceholder: boolean }): StaticNode {
  const own = {
    'aria-expanded': 'false',
    'aria-haspopup': 'listbox',
    class: selectStyles.toggle,
    'data-size': 'medium',
    'data-width': 'container',
    disabled: whether(disabled, ''),
    role: 'combobox',
    tabindex: '0',
    type: 'button',
  };
  return element(
    'button',
    { ...own, ...attributes },
    element('span', { class: selectStyles.value, 'data-placeholder': whether(isPlaceholder) }, text),
    staticIcon(ChevronsUpDown, 14, 'muted'),
  );
}

/** Returns a switch. */
export function staticSwitch({
  attributes,
  disabled,
  checked,
}: StaticControl & { readonly checked: boolean }): StaticNode {
  const state = {
    'data-disabled': whether(disabled, ''),
    'data-state': checked ? 'checked' : 'unchecked',
  };
  const own = {
    'aria-checked': String(checked),
    class: switchStyles.track,
    disabled: whether(disabled, ''),
    role: 'switch',
    type: 'button',
  };
  return element(
    'button',
    { ...own, ...attributes, ...state },
    element('span', { class: switchStyles.thumb, ...state }),
  );
}

/** Returns few choices side by side. @param chosen the position of the chosen one */
export function staticSegments({
  attributes: { id = '', ...attributes },
  labels,
  chosen,
}: StaticControl & { readonly labels: readonly string[]; readonly chosen: number }): StaticNode {
  const own = { 'data-orientation': 'horizontal', 'data-variant': 'segmented', role: 'radiogroup' };
  return element(
    'div',
    { class: radioStyles.group, id, ...own, ...attributes },
    ...labels.map((label, index) => {
      const isChosen = index === chosen;
      const radio = {
        'aria-checked': String(isChosen),
        'aria-labelledby': `${id}-${index}-label`,
        class: radioStyles.radio,
        'data-state': isChosen ? 'checked' : 'unchecked',
        id: `${id}-${index}`,
        role: 'radio',
        tabindex: isChosen ? '0' : '-1',
        type: 'button',
      };
      return element(
        'div',
        { class: radioStyles.option },
        element('button', radio, ...(isChosen ? [element('span', { class: radioStyles.dot })] : [])),
        element(
          'div',
          { class: radioStyles.texts },
          element(
            'label',
            { class: radioStyles.label, for: `${id}-${index}`, id: `${id}-${index}-label` },
            label,
          ),
        ),
      );
    }),
  );
}
