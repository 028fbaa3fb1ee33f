import type { DayPickerProps } from 'react-day-picker';

/** The names of the calendar's own controls; names of days and months come from the locale. */
export interface CalendarLabels {
  readonly nextMonth: string;
  readonly previousMonth: string;
  readonly month: string;
  readonly year: string;
  readonly today: string;
}

type CalendarLanguage = Required<Pick<DayPickerProps, 'formatters' | 'labels' | 'weekStartsOn'>>;

/**
 * Words, formats and the first day of the week for a language tag, from the browser's own `Intl` data: no language
 * has to be shipped with the calendar.
 */
export function calendarLanguage(locale: string, labels: CalendarLabels): CalendarLanguage {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options });
    return (date: Date) => formatter.format(date);
  };
  const monthAndYear = format({ month: 'long', year: 'numeric' });
  const month = format({ month: 'long' });
  const year = format({ year: 'numeric' });
  const day = format({ day: 'numeric' });
  const shortWeekday = format({ weekday: 'short' });
  const longWeekday = format({ weekday: 'long' });
  const fullDate = format({ dateStyle: 'full' });

  return {
    weekStartsOn: firstDayOfWeek(locale),
    formatters: {
      formatCaption: monthAndYear,
      // Some languages append "day" to the number; a cell has room for the number only.
      formatDay: (date) => /\p{Nd}+/u.exec(day(date))?.[0] ?? day(date),
      formatMonthDropdown: month,
      formatWeekdayName: shortWeekday,
      formatYearDropdown: year,
    },
    labels: {
      labelNav: () => '',
      labelGrid: monthAndYear,
      labelGridcell: fullDate,
      labelDayButton: (date, modifiers) =>
        modifiers['today'] === true ? `${labels.today}, ${fullDate(date)}` : fullDate(date),
      labelMonthDropdown: () => labels.month,
      labelYearDropdown: () => labels.year,
      labelNext: () => labels.nextMonth,
      labelPrevious: () => labels.previousMonth,
      labelWeekday: longWeekday,
    },
  };
}

/** What newer engines add to `Intl.Locale`; some as a method, some as a property. */
interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** First day of the week of a language, 0 for Sunday. Monday where the engine does not know. */
export function firstDayOfWeek(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known: Intl.Locale & WeekInfo = new Intl.Locale(locale);
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
  return weekdays[firstDay % 7] ?? 1;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
