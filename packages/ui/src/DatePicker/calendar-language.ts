import type { DayPickerProps } from 'react-day-picker';
import { firstDayOfWeek } from '../environment/first-day-of-week.ts';

/** Labels of the calendar's controls. The names of days and months come from the locale. */
export interface CalendarLabels {
  readonly nextMonth: string;
  readonly previousMonth: string;
  readonly month: string;
  readonly year: string;
  readonly today: string;
}

type CalendarLanguage = Required<Pick<DayPickerProps, 'formatters' | 'labels' | 'weekStartsOn'>>;

/** Returns labels, formats and the first day of the week for a locale, from the `Intl` data of the browser. */
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
      // Some languages append "day" to the number, but a cell has space only for the number.
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
