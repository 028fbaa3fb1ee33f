import { useId, useMemo, type FocusEvent, type Ref } from 'react';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { ChevronsUpDown } from '../icons.ts';
import { iconElement } from '../Icon/index.ts';
import { lateCode, LateLayer, useExtendedElement, useLateTrigger } from '../LateTrigger/index.ts';
import type { ControlSize } from '../TextInput/index.ts';
import type { SelectOption, SelectRow } from './select-option.ts';
import styles from './Select.module.css';

export interface SelectProps<Value extends string = string> extends FieldControlProps {
  readonly options: readonly SelectOption<Value>[];
  /** Selected option, or null. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** Text while no option is selected. */
  readonly placeholder?: string | undefined;
  /** Called to clear the selection. Adds a first option for it, with the text `labels.none`. */
  readonly onClear?: (() => void) | undefined;
  readonly size?: ControlSize | undefined;
  /** `container` fills the available width. `content` adapts to the selected text, for toolbars. */
  readonly width?: 'container' | 'content' | undefined;
  readonly labels?: SelectLabels | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export interface SelectLabels {
  /** Text of the option that clears the selection. */
  readonly none: string;
}

const english: SelectLabels = { none: 'None' };

const selectCode = lateCode(async () => (await import('./SelectLayer.tsx')).SelectLayer);

/** Attributes of the button while the list is closed; its layer changes them. */
const closedCombobox = {
  'aria-activedescendant': '',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  role: 'combobox',
  tabIndex: 0,
} as const;

/** Events that load and render the list. */
const wakeEvents = ['onPointerMove', 'onFocus', 'onKeyDown', 'onClick'] as const;

/**
 * A button that opens a list of options.
 *
 * Arrow keys, Home, End and typeahead move the highlight; Enter or Space selects. Escape closes the list without a
 * change. The code of the list is loaded when the button is first hovered or focused.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = '',
  onClear,
  size = 'medium',
  width = 'container',
  labels = english,
  onBlur: onLeave,
  ref,
  ...own
}: SelectProps<Value>) {
  const { name, disabled, ...control } = useFieldControl(own);
  const rows = useMemo<SelectRow<Value>[]>(() => {
    const choices = options.map((option) => ({ option, label: option.label }));
    return onClear === undefined ? choices : [{ option: null, label: labels.none }, ...choices];
  }, [options, onClear, labels.none]);
  const chosenRow = rows.find(({ option }) => option?.value === value) ?? null;
  const chosen = chosenRow?.option ?? null;

  const id = useId();
  const trigger = useLateTrigger({ isNeeded: false, wokenBy: wakeEvents, load: selectCode.load });
  const toggle = (
    <button
      {...closedCombobox}
      {...control}
      aria-controls={`${id}menu`}
      className={styles.toggle}
      data-invalid={control['aria-invalid']}
      disabled={disabled}
      name={name}
      data-size={size}
      data-width={width}
      ref={ref}
      type="button"
    >
      {chosen?.icon}
      <span className={styles.value} data-placeholder={chosen === null || undefined}>
        {chosen?.label ?? placeholder}
      </span>
      {iconElement({ icon: ChevronsUpDown, size: 'small', tone: 'muted' })}
    </button>
  );
  const onBlur = (event: FocusEvent) => {
    trigger.props.onBlur(event);
    onLeave?.();
  };
  const listening = useExtendedElement(toggle, { ...trigger.props, onBlur }, trigger.ref);
  return (
    <>
      {listening}
      {trigger.element && (
        <LateLayer
          code={selectCode}
          props={{
            chosen: chosenRow,
            disabled: disabled ?? false,
            id,
            label: control['aria-label'],
            labelledBy: control['aria-labelledby'],
            onChoose: (row: SelectRow) => {
              if (row.option === null) onClear?.();
              else onValueChange(row.option.value as Value);
            },
            rows,
            toggleId: control.id,
            trigger: { ...trigger, element: trigger.element },
          }}
        />
      )}
    </>
  );
}
