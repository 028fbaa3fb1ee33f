import { createSlot } from '@radix-ui/react-slot';
import { useCombobox } from 'downshift';
import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ChevronsUpDown, X } from '../icons.ts';
import { ListPopover } from '../Listbox/index.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';
import { ComboboxList, type ComboboxMenuProps } from './ComboboxList.tsx';
import type { ComboboxAction, ComboboxLabels, ComboboxOption } from './combobox-option.ts';
import { actionValue, filterOptions, handOnChoice, handOnSeveral, keepChoice } from './combobox-behaviour.ts';
import { useHeldOptions } from './use-held-options.ts';

export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption> extends FieldControlProps {
  /** All options, or those that answer the last `onQueryChange`. */
  readonly options: readonly Option[];
  /** The chosen option itself, because a list that is loaded by query need not contain it. */
  readonly value: Option | null;
  readonly onValueChange: (value: Option | null) => void;
  /** Given: the caller finds the options for the typed text ('' when the list opens). Left out: the list is filtered here. */
  readonly onQueryChange?: ((query: string) => void) | undefined;
  readonly loading?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Offers a button to take the choice back. */
  readonly clearable?: boolean | undefined;
  /** Empties itself with each choice, which the caller keeps elsewhere; `value` stays null. */
  readonly clearOnSelect?: boolean | undefined;
  /** With `clearOnSelect`: the list stays open after a choice, for the next one. */
  readonly staysOpen?: boolean | undefined;
  /** The last entry of the list, which is no option. */
  readonly action?: ComboboxAction | undefined;
  /** Buttons and badges about the choice, before those of the field. */
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

/** Joins the caller's ref to downshift's, which travels in the props of its getter. */
const InputSlot = createSlot<HTMLInputElement>('Combobox');

/**
 * One of many options, found by typing. The text is only a search: leaving the field or pressing Escape shows the
 * chosen option again, and only Enter or a click chooses.
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
  const text = { ...english, ...labels };
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
    isItemDisabled: (option) => option.disabled === true,
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
    stateReducer: clearOnSelect ? (staysOpen ? handOnSeveral : handOnChoice) : keepChoice,
  });

  const input = combobox.getInputProps({
    placeholder,
    disabled: disabled ?? false,
    ...(onBlur && { onBlur }),
  });
  // Asked for on every render, though the list is there only while it is open: downshift warns otherwise.
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
