import { Anchor, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { lazy, Suspense, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Calendar as CalendarIcon } from '../icons.ts';
import { Spinner } from '../Spinner/index.ts';
import { InputFrame, type ControlSize } from '../TextInput/InputFrame.tsx';
import styles from './DatePicker.module.css';
import type { CalendarLabels } from './calendar-language.ts';
import { dateOfIso, isoOfDate, readTypedDate } from './iso-date.ts';

// The calendar and its date arithmetic are fetched when somebody opens one.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

export interface DatePickerLabels extends CalendarLabels {
  /** Accessible name of the button that opens the calendar, and of the calendar itself. */
  readonly open: string;
  readonly clear: string;
  /** Shown in the empty field. */
  readonly placeholder: string;
}

export interface DatePickerProps extends FieldControlProps {
  /** A day without time or zone, `YYYY-MM-DD`. */
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  /** First and last day that the calendar offers, `YYYY-MM-DD`. Typing is not held back. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Language tag for the names of days and months and the first day of the week. */
  readonly locale?: string | undefined;
  readonly size?: ControlSize | undefined;
  readonly readOnly?: boolean | undefined;
  readonly labels?: Partial<DatePickerLabels> | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const english: DatePickerLabels = {
  open: 'Choose a date',
  clear: 'Clear',
  placeholder: 'YYYY-MM-DD',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
};

/**
 * A day, typed year first or picked from a calendar (Alt+Down). A text that is no day goes back to the last one that
 * was when the field is left.
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
  const words = { ...english, ...labels };
  const isFixed = readOnly || control.disabled === true;

  const emit = (next: string | null) => {
    if (next !== value) onValueChange(next);
  };

  const choose = (next: string | null) => {
    setDraft(null);
    setIsOpen(false);
    emit(next);
  };

  // Half a date can be another date (2026-03-1 on the way to 2026-03-15): only the full form counts at once.
  const handleType = (text: string) => {
    setDraft(text);
    if (text.trim() === '') emit(null);
    else if (dateOfIso(text) !== null) emit(text);
  };

  const commitDraft = () => {
    if (draft === null) return;
    setDraft(null);
    const typed = readTypedDate(draft);
    if (typed !== null) emit(typed);
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
            inputMode="numeric"
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
            value={draft ?? value ?? ''}
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
