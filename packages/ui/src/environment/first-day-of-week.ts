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
