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

// The calendar and its date arithmetic are fetched when somebody opens one.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

export interface DatePickerLabels extends CalendarLabels {
  /** Accessible name of the button that opens the calendar, and of the calendar itself. */
  readonly open: string;
  readonly clear: string;
  /** Shown in the empty field. @defaultValue the order of day, month and year in the words of the locale */
  readonly placeholder: string;
}

export interface DatePickerProps extends FieldControlProps {
  /** A day without time or zone, `YYYY-MM-DD`; any other text is shown as it is, for the form to complain about. */
  readonly value: string | null;
  /** Takes a day, or the text as it was typed where it is none: nothing that was typed is lost. */
  readonly onValueChange: (value: string | null) => void;
  /** First and last day that the calendar offers, `YYYY-MM-DD`. Typing is not held back. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Language tag: how a day is written, the names of days and months, the first day of the week. */
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
 * A day, typed as the language writes it or year first, or picked from a calendar (Alt+Down). A text that is no day
 * stays, and is handed on for the form to say so.
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
