import { Anchor, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { lazy, Suspense, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Calendar as CalendarIcon } from '../icons.ts';
import { Spinner } from '../Spinner/index.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';
import styles from './DatePicker.module.css';
import type { CalendarLabels } from './calendar-language.ts';
import { dateNotation } from './date-notation.ts';
import { dateOfIso, isoOfDate } from './iso-date.ts';

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
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const notation = useMemo(() => dateNotation(locale), [locale]);
  const words = { ...english, placeholder: notation.pattern, ...labels };
  const shown = value !== null && dateOfIso(value) !== null ? notation.format(value) : (value ?? '');
  const isFixed = readOnly || control.disabled === true;

  const emit = (next: string | null) => {
    if (next !== value) onValueChange(next);
  };

  const choose = (next: string | null) => {
    setDraft(null);
    setIsOpen(false);
    emit(next);
  };

  // Half a date can be another date (2026-03-1 on the way to 2026-03-15): only the full forms count at once.
  const handleType = (text: string) => {
    setDraft(text);
    const day = notation.read(text);
    if (text.trim() === '') emit(null);
    else if (day !== null && (text === day || text === notation.format(day))) emit(day);
  };

  const commitDraft = () => {
    if (draft === null) return;
    setDraft(null);
    const text = draft.trim();
    emit(text === '' ? null : (notation.read(text) ?? text));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commitDraft();
    if (event.key !== 'ArrowDown' || !event.altKey || isFixed) return;
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <Root onOpenChange={setIsOpen} open={isOpen}>
      <Anchor asChild>
        <InputFrame
          disabled={control.disabled}
          endSlot={
            <Trigger asChild>
              <IconButton disabled={isFixed} icon={CalendarIcon} label={words.open} size="tiny" />
            </Trigger>
          }
          invalid={control['aria-invalid']}
          readOnly={readOnly}
          size={size}
        >
          <input
            {...control}
            autoComplete="off"
            className={styles.input}
            dir="ltr"
            onBlur={() => {
              commitDraft();
              onBlur?.();
            }}
            onChange={(event) => handleType(event.target.value)}
            onKeyDown={handleKeyDown}
            placeholder={words.placeholder}
            readOnly={readOnly}
            ref={ref}
            type="text"
            value={draft ?? shown}
          />
        </InputFrame>
      </Anchor>
      <Portal>
        <Content
          align="end"
          aria-label={words.open}
          className={styles.popover}
          collisionPadding={8}
          sideOffset={4}
        >
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <Spinner size="medium" />
              </div>
            }
          >
            <Calendar labels={words} locale={locale} max={max} min={min} onChoose={choose} value={value} />
          </Suspense>
          <div className={styles.footer}>
            <Button onClick={() => choose(isoOfDate(new Date()))} size="small" variant="ghost">
              {words.today}
            </Button>
            <Button disabled={value === null} onClick={() => choose(null)} size="small" variant="ghost">
              {words.clear}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
