import { createSlot } from '@radix-ui/react-slot';
import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { useMemo, useState, type ComponentPropsWithRef, type Ref } from 'react';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Clock } from '../icons.ts';
import { ListPopover, OptionContent, listboxStyles } from '../Listbox/index.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';
import { nearestStep, readTypedTime, shortTime, timesOfDay } from './time-of-day.ts';
import styles from './TimePicker.module.css';

export interface TimePickerLabels {
  /** Accessible name of the button that opens the list of times. */
  readonly open: string;
  /** Placeholder. */
  readonly placeholder: string;
}

export interface TimePickerProps extends FieldControlProps {
  /** 24-hour time, `HH:mm:ss.SSS`. */
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  /** Interval of the listed times in minutes. Any time can be typed. @defaultValue 15 */
  readonly stepMinutes?: number | undefined;
  readonly size?: ControlSize | undefined;
  readonly readOnly?: boolean | undefined;
  readonly labels?: Partial<TimePickerLabels> | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const english: TimePickerLabels = { open: 'Choose a time', placeholder: 'HH:MM' };

/** Merges the caller's ref with the ref in downshift's props. */
const InputSlot = createSlot<HTMLInputElement>('TimePicker');

/**
 * An input for times with a list of suggestions.
 *
 * A time can be typed (`9`, `9:05`, `0905`) or selected from the list. Only hours and minutes are displayed; the seconds
 * of an unchanged value are preserved. Invalid text is reverted on blur.
 */
export function TimePicker({
  value,
  onValueChange,
  stepMinutes = 15,
  size,
  readOnly = false,
  labels,
  onBlur,
  ref,
  ...own
}: TimePickerProps) {
  const { disabled = false, ...control } = useFieldControl(own);
  const words = { ...english, ...labels };
  const steps = useMemo(() => [...timesOfDay(stepMinutes)], [stepMinutes]);
  const draft = useTimeDraft(value, onValueChange);
  const combobox = useTimeCombobox(steps, value, draft);
  const isFixed = readOnly || disabled;
  // Called on every render, also while the list is closed: downshift warns otherwise.
  const menuProps: ComponentPropsWithRef<'ul'> = combobox.getMenuProps(
    { 'aria-label': control['aria-label'], 'aria-labelledby': control['aria-labelledby'] },
    { suppressRefError: true },
  );

  const frame = (
    <InputFrame
      disabled={disabled}
      endSlot={
        <IconButton
          {...combobox.getToggleButtonProps({ disabled: isFixed })}
          icon={Clock}
          label={words.open}
          size="tiny"
        />
      }
      invalid={control['aria-invalid']}
      readOnly={readOnly}
      size={size}
    >
      <InputSlot ref={ref}>
        <input
          {...combobox.getInputProps({
            disabled: isFixed,
            onBlur: () => {
              draft.commit();
              onBlur?.();
            },
            onKeyDown: (event) => {
              if (event.key === 'Enter' && combobox.highlightedIndex === -1) draft.commit();
            },
          })}
          {...control}
          className={styles.input}
          dir="ltr"
          disabled={disabled}
          inputMode="numeric"
          placeholder={words.placeholder}
          readOnly={readOnly}
        />
      </InputSlot>
    </InputFrame>
  );

  return (
    <ListPopover anchor={frame} open={combobox.isOpen}>
      <TimeList combobox={combobox} menuProps={menuProps} steps={steps} value={value} />
    </ListPopover>
  );
}

interface TimeDraft {
  /** Text of the input. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly select: (step: string | null) => void;
  /** Emits the typed time, or reverts invalid text. */
  readonly commit: () => void;
}

/** Stores the typed text until it is committed. */
function useTimeDraft(value: string | null, onValueChange: TimePickerProps['onValueChange']): TimeDraft {
  const [draft, setDraft] = useState<string | null>(null);
  const emit = (next: string | null) => {
    if (next !== value) onValueChange(next);
  };
  return {
    text: draft ?? shortTime(value),
    type: setDraft,
    select(step) {
      setDraft(null);
      if (step !== null) emit(readTypedTime(step));
    },
    commit() {
      if (draft === null) return;
      setDraft(null);
      const typed = readTypedTime(draft);
      if (draft.trim() === '') emit(null);
      // Typing the displayed time must not remove the seconds.
      else if (typed !== null && draft.trim() !== shortTime(value)) emit(typed);
    },
  };
}

/** Connects the input and the list of times with downshift. */
function useTimeCombobox(
  steps: string[],
  value: string | null,
  draft: TimeDraft,
): UseComboboxReturnValue<string> {
  return useCombobox<string>({
    items: steps,
    inputValue: draft.text,
    selectedItem: null,
    defaultHighlightedIndex: nearestStep(steps, value),
    itemToString: (step) => step ?? '',
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) draft.type(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => draft.select(selectedItem),
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      if (type === types.InputBlur || type === types.InputKeyDownEscape) {
        return { ...changes, selectedItem: null, inputValue: state.inputValue };
      }
      // Highlights an option only if the text is exactly its time, so that Enter keeps other typed times.
      if (type === types.InputChange) {
        const typed = readTypedTime(changes.inputValue ?? '');
        return { ...changes, highlightedIndex: typed === null ? -1 : steps.indexOf(shortTime(typed)) };
      }
      return changes;
    },
  });
}

interface TimeListProps {
  readonly combobox: UseComboboxReturnValue<string>;
  readonly menuProps: ComponentPropsWithRef<'ul'>;
  readonly steps: readonly string[];
  readonly value: string | null;
}

function TimeList({ combobox, menuProps, steps, value }: TimeListProps) {
  return (
    <ul {...menuProps} className={listboxStyles['list']}>
      {steps.map((step, index) => (
        <li
          {...combobox.getItemProps({ item: step, index })}
          className={listboxStyles['option']}
          data-highlighted={combobox.highlightedIndex === index || undefined}
          key={step}
        >
          <OptionContent isChosen={step === shortTime(value)} label={step} />
        </li>
      ))}
    </ul>
  );
}
