/** Week data of `Intl.Locale`: a method in some engines, a property in others. */
interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** Returns the first day of the week of a locale, 0 for Sunday. Monday if the engine has no week data. */
export function firstDayOfWeek(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known: Intl.Locale & WeekInfo = new Intl.Locale(locale);
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
  return weekdays[firstDay % 7] ?? 1;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
