import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useDirection } from '../Direction/index.ts';
import { ChevronDown, ChevronLeft, ChevronRight } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import styles from './Calendar.module.css';
import { calendarLanguage, type CalendarLabels } from './calendar-language.ts';
import { dateOfIso, isoOfDate } from './iso-date.ts';

export interface CalendarProps {
  /** `YYYY-MM-DD`. */
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
  /** First and last selectable date, `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly locale: string;
  readonly labels: CalendarLabels;
}

/** The calendar is rendered when the user opens it, so it takes the focus. */
const focusOnOpen = { autoFocus: true };

/** A month view. Arrow keys move by day and week, Page Up and Page Down by month, and with Shift by year. */
export function Calendar({ value, onChoose, min, max, locale, labels }: CalendarProps) {
  const direction = useDirection();
  const language = useMemo(() => calendarLanguage(locale, labels), [locale, labels]);
  const chosen = dateOfIso(value) ?? undefined;
  const first = dateOfIso(min ?? null);
  const last = dateOfIso(max ?? null);

  return (
    <DayPicker
      {...language}
      {...focusOnOpen}
      captionLayout="dropdown"
      classNames={styles}
      components={{ Chevron: CalendarChevron }}
      {...(chosen === undefined ? {} : { defaultMonth: chosen })}
      dir={direction}
      disabled={[...(first === null ? [] : [{ before: first }]), ...(last === null ? [] : [{ after: last }])]}
      endMonth={last ?? new Date(2100, 11)}
      fixedWeeks
      lang={locale}
      mode="single"
      navLayout="around"
      onSelect={(date) => onChoose(isoOfDate(date))}
      required
      selected={chosen}
      showOutsideDays
      startMonth={first ?? new Date(1900, 0)}
    />
  );
}

interface CalendarChevronProps {
  readonly orientation?: 'up' | 'down' | 'left' | 'right';
}

function CalendarChevron({ orientation = 'left' }: CalendarChevronProps) {
  if (orientation === 'left') return <Icon icon={ChevronLeft} />;
  if (orientation === 'right') return <Icon icon={ChevronRight} />;
  return <Icon icon={ChevronDown} size="small" tone="muted" />;
}
