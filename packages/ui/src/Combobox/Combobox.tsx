import { createSlot } from '@radix-ui/react-slot';
import { useCombobox } from 'downshift';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ChevronsUpDown, X } from '../icons.ts';
import { ListPopover } from '../Listbox/index.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';
import { ComboboxList, type ComboboxMenuProps } from './ComboboxList.tsx';
import type { ComboboxAction, ComboboxLabels, ComboboxOption } from './combobox-option.ts';
import {
  actionValue,
  filterOptions,
  clearAfterChoice,
  stayOpenAfterChoice,
  keepChoice,
} from './combobox-behaviour.ts';
import { useHeldOptions } from './use-held-options.ts';
import { useLabels } from '../environment/labels.ts';

export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption> extends FieldControlProps {
  /** All options, or the matches of the last query if `onQueryChange` is set. */
  readonly options: readonly Option[];
  /** The selected option. It does not have to be in `options`. */
  readonly value: Option | null;
  readonly onValueChange: (value: Option | null) => void;
  /** Called with the input text, and with '' when the list opens. Without it, the options are filtered locally. */
  readonly onQueryChange?: ((query: string) => void) | undefined;
  readonly loading?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Shows a button that clears the selection. */
  readonly clearable?: boolean | undefined;
  /** Clears the input after each selection. The caller stores the selected options, and `value` remains null. */
  readonly clearOnSelect?: boolean | undefined;
  /** Keeps the list open after a selection. Requires `clearOnSelect`. */
  readonly staysOpen?: boolean | undefined;
  /** Command at the end of the list. */
  readonly action?: ComboboxAction | undefined;
  /** Buttons and badges for the selection, before the buttons of the field. */
  readonly endSlot?: ReactNode;
  readonly size?: ControlSize | undefined;
  readonly labels?: Partial<ComboboxLabels> | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const english: ComboboxLabels = {
  clear: 'Clear',
  open: 'Show options',
  empty: 'No matches',
  loading: 'Loading',
};

/** Merges the caller's ref with the ref in downshift's props. */
const InputSlot = createSlot<HTMLInputElement>('Combobox');

/**
 * A text input that filters a list of options.
 *
 * The text is only a search: Enter or a click selects an option, while Escape or leaving the field restores the
 * selected option.
 */
export function Combobox<Option extends ComboboxOption>({
  options,
  value,
  onValueChange,
  onQueryChange,
  loading = false,
  placeholder,
  clearable = false,
  clearOnSelect = false,
  staysOpen = false,
  action,
  endSlot,
  size,
  labels,
  onBlur,
  ref,
  ...own
}: ComboboxProps<Option>) {
  const text = useLabels(english, labels);
  const { disabled, ...control } = useFieldControl(own);
  const [query, setQuery] = useState('');
  const search = (next: string) => {
    setQuery(next);
    onQueryChange?.(next);
  };

  const found = useMemo(
    () => (onQueryChange === undefined ? filterOptions(options, query) : options),
    [options, query, onQueryChange],
  );
  const { shown, hold } = useHeldOptions(found);

  const items: ComboboxOption[] = [...shown];
  if (action) items.push({ value: actionValue, label: action.label, icon: action.icon });
  const choose = (chosen: ComboboxOption | null) => {
    if (chosen?.value === actionValue) action?.onSelect();
    else onValueChange(shown.find((option) => option.value === chosen?.value) ?? null);
  };

  const combobox = useCombobox<ComboboxOption>({
    items,
    selectedItem: value,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value ?? null,
    // Undefined while nothing is highlighted.
    isItemDisabled: (option: ComboboxOption | undefined) => option?.disabled === true,
    onSelectedItemChange: ({ selectedItem }) => {
      choose(selectedItem);
      if (staysOpen && selectedItem?.value !== actionValue) search('');
    },
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) search(inputValue);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (isOpen && type !== useCombobox.stateChangeTypes.InputChange) search('');
    },
    stateReducer: clearOnSelect ? (staysOpen ? stayOpenAfterChoice : clearAfterChoice) : keepChoice,
  });

  const { highlightedIndex, setHighlightedIndex } = combobox;
  const before = useRef(items);
  // Options that arrive must not move the highlight to another one, which Enter would select.
  useLayoutEffect(() => {
    const value = before.current[highlightedIndex]?.value;
    before.current = items;
    if (value === undefined || value === items[highlightedIndex]?.value) return;
    setHighlightedIndex(items.findIndex((option) => option.value === value));
  });

  const input = combobox.getInputProps({
    placeholder,
    disabled: disabled ?? false,
    ...(onBlur && { onBlur }),
  });
  // Called on every render, also while the list is closed: downshift warns otherwise.
  const menuProps: ComboboxMenuProps = combobox.getMenuProps(
    {
      'aria-label': control['aria-label'],
      'aria-labelledby': control['aria-labelledby'],
      onPointerDown: hold,
    },
    { suppressRefError: true },
  );
  const canClear = clearable && value !== null && disabled !== true;

  const frame = (
    <InputFrame
      disabled={disabled}
      endSlot={
        <>
          {endSlot}
          {canClear && (
            <IconButton icon={X} label={text.clear} onClick={() => combobox.selectItem(null)} size="tiny" />
          )}
          <IconButton
            {...combobox.getToggleButtonProps({ disabled: disabled ?? false })}
            icon={ChevronsUpDown}
            label={text.open}
            size="tiny"
          />
        </>
      }
      invalid={control['aria-invalid']}
      size={size}
      startSlot={value?.icon}
    >
      <InputSlot ref={ref}>
        <input {...input} {...control} />
      </InputSlot>
    </InputFrame>
  );

  return (
    <ListPopover anchor={frame} open={combobox.isOpen}>
      <ComboboxList
        combobox={combobox}
        labels={text}
        loading={loading}
        menuProps={menuProps}
        options={items}
        value={value}
      />
    </ListPopover>
  );
}
