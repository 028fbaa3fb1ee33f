import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Calendar as CalendarIcon } from '../icons.ts';
import { Spinner } from '../Spinner/index.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';
import dropdown from '../Listbox/dropdown.module.css';
import styles from './DatePicker.module.css';
import type { CalendarLabels } from './calendar-language.ts';
import { dateNotation, type DateNotation } from './date-notation.ts';
import { dateOfIso, isoOfDate } from './iso-date.ts';
import { useLabels } from '../environment/labels.ts';

// The calendar and its date library are loaded when the user opens it.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

export interface DatePickerLabels extends CalendarLabels {
  /** Accessible name of the button that opens the calendar, and of the calendar itself. */
  readonly open: string;
  readonly clear: string;
  /** Placeholder. @defaultValue the order of day, month and year in the language of the locale */
  readonly placeholder: string;
}

export interface DatePickerProps extends FieldControlProps {
  /** Date without time and time zone, `YYYY-MM-DD`. Other text is displayed unchanged, so that the form can report it. */
  readonly value: string | null;
  /** Called with the date, or with the input text if it is not a date. */
  readonly onValueChange: (value: string | null) => void;
  /** First and last selectable date of the calendar, `YYYY-MM-DD`. Typed dates are not limited. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** BCP 47 tag that determines the date format, the names of days and months, and the first day of the week. */
  readonly locale?: string | undefined;
  readonly size?: ControlSize | undefined;
  readonly readOnly?: boolean | undefined;
  readonly labels?: Partial<DatePickerLabels> | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const english: Omit<DatePickerLabels, 'placeholder'> = {
  open: 'Choose a date',
  clear: 'Clear',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
};

/**
 * An input for dates with a calendar.
 *
 * A date can be typed in the format of the language or year first, or selected in the calendar (Alt + Arrow Down).
 * Invalid text is kept and passed to `onValueChange`, so that the form can report it.
 */
export function DatePicker({
  value,
  onValueChange,
  min,
  max,
  locale = 'en',
  size,
  readOnly = false,
  labels,
  onBlur,
  ref,
  ...own
}: DatePickerProps) {
  const control = useFieldControl(own);
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const notation = dateNotation(locale);
  const words = useLabels({ ...english, placeholder: notation.pattern }, labels);
  const draft = useDateDraft({ value, onValueChange, notation });
  const isFixed = readOnly || control.disabled === true;

  const choose = (next: string | null) => {
    setIsOpen(false);
    draft.choose(next);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') draft.commit();
    if (event.key !== 'ArrowDown' || !event.altKey || isFixed) return;
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <>
      <InputFrame
        disabled={control.disabled}
        endSlot={
          <IconButton
            aria-controls={isOpen ? id : undefined}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            disabled={isFixed}
            icon={CalendarIcon}
            label={words.open}
            onClick={() => setIsOpen(!isOpen)}
            ref={opener}
            size="tiny"
          />
        }
        invalid={control['aria-invalid']}
        readOnly={readOnly}
        ref={frame}
        size={size}
      >
        <input
          {...control}
          autoComplete="off"
          className={styles.input}
          dir="ltr"
          onBlur={() => {
            draft.commit();
            onBlur?.();
          }}
          onChange={(event) => draft.type(event.target.value)}
          onKeyDown={handleKeyDown}
          placeholder={words.placeholder}
          readOnly={readOnly}
          ref={ref}
          type="text"
          value={draft.text}
        />
      </InputFrame>
      {isOpen && (
        <CalendarPopover
          frame={frame}
          id={id}
          labels={words}
          locale={locale}
          max={max}
          min={min}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
          opener={opener}
          value={value}
        />
      )}
    </>
  );
}

interface DateDraft {
  /** Text of the input. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Emits a date of the calendar. */
  readonly choose: (value: string | null) => void;
  /** Emits the typed date, or the text if it is not a date. */
  readonly commit: () => void;
}

interface DateDraftOptions extends Pick<DatePickerProps, 'value' | 'onValueChange'> {
  readonly notation: DateNotation;
}

/** Stores the typed text until it is committed. */
function useDateDraft({ value, onValueChange, notation }: DateDraftOptions): DateDraft {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value !== null && dateOfIso(value) !== null ? notation.format(value) : (value ?? '');
  const emit = (next: string | null) => {
    if (next !== value) onValueChange(next);
  };
  return {
    text: draft ?? shown,
    // An incomplete date can be another date (2026-03-1 before 2026-03-15), so only complete forms are emitted on input.
    type(text) {
      setDraft(text);
      const day = notation.read(text);
      if (text.trim() === '') emit(null);
      else if (day !== null && (text === day || text === notation.format(day))) emit(day);
    },
    choose(next) {
      setDraft(null);
      emit(next);
    },
    commit() {
      if (draft === null) return;
      setDraft(null);
      const text = draft.trim();
      emit(text === '' ? null : (notation.read(text) ?? text));
    },
  };
}

interface CalendarPopoverProps extends Pick<DatePickerProps, 'value' | 'min' | 'max'> {
  readonly onChoose: (value: string | null) => void;
  readonly onClose: () => void;
  readonly locale: string;
  readonly labels: DatePickerLabels;
  readonly id: string;
  /** The element below which the calendar opens. Set when the calendar is mounted. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The button that opens and closes the calendar. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Rendered while it is open: forms have dozens of dates. */
function CalendarPopover({
  labels,
  onChoose,
  onClose,
  value,
  id,
  frame,
  opener,
  ...calendar
}: CalendarPopoverProps) {
  const hasLeft = useRef(false);
  return (
    <Root onOpenChange={onClose} open>
      <Anchor virtualRef={frame} />
      <Portal>
        <Content
          align="end"
          aria-label={labels.open}
          className={dropdown.surface}
          collisionPadding={8}
          id={id}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!hasLeft.current) opener.current?.focus();
          }}
          onInteractOutside={(event) => {
            // A press on the button closes the calendar itself.
            if (event.target instanceof Node && opener.current?.contains(event.target))
              event.preventDefault();
            else hasLeft.current = true;
          }}
          sideOffset={4}
        >
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <Spinner size="medium" />
              </div>
            }
          >
            <Calendar {...calendar} labels={labels} onChoose={onChoose} value={value} />
          </Suspense>
          <div className={styles.footer}>
            <Button onClick={() => onChoose(isoOfDate(new Date()))} size="small" variant="ghost">
              {labels.today}
            </Button>
            <Button disabled={value === null} onClick={() => onChoose(null)} size="small" variant="ghost">
              {labels.clear}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
