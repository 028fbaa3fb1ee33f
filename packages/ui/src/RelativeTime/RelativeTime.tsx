import { use } from 'react';
import { useTooltip } from '../Tooltip/index.ts';
import styles from './RelativeTime.module.css';
import { relativeText } from './relative-unit.ts';
import { TextLocaleContext } from './text-locale.ts';
import { clockInterval, useNow } from './use-now.ts';

export interface RelativeTimeProps {
  /** Time to display: a `Date`, milliseconds since 1970, or an ISO 8601 string. */
  readonly date: Date | number | string;
  /** Reference time. @defaultValue the current time, updated automatically */
  readonly now?: Date | number | string | undefined;
  /** BCP 47 tag of the language. `TextLocaleContext` overrides it. @defaultValue the language of the browser */
  readonly locale?: string | undefined;
  /** Adds the time to the tab order, so that keyboard users can open the tooltip. Do not use it in long lists. */
  readonly isTabStop?: boolean | undefined;
}

/** Returns the reference time. A time slightly after the last update of the clock counts as now, not as the future. */
const countFrom = (time: number, clock: number): number =>
  time > clock && time - clock <= clockInterval ? time : clock;

const moment = (value: Date | number | string): number => new Date(value).getTime();

/** A separate component, so that the date is formatted only when the tooltip opens. */
function AbsoluteTime({ locale, time }: { readonly locale: string | undefined; readonly time: number }) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(time);
}

/**
 * A relative time such as "3 hours ago", with the full date and time in a tooltip.
 *
 * An invalid date is displayed unchanged.
 */
export function RelativeTime({ date, now, locale: localeProp, isTabStop = false }: RelativeTimeProps) {
  const locale = use(TextLocaleContext) ?? localeProp;
  const clock = useNow();
  const time = moment(date);
  const { ref, props, layer } = useTooltip({ content: <AbsoluteTime locale={locale} time={time} /> });
  if (Number.isNaN(time)) return <span>{String(date)}</span>;

  return (
    <>
      <time
        {...props}
        className={styles.time}
        data-relative=""
        dir="auto"
        {...(isTabStop ? { tabIndex: 0 } : {})}
        dateTime={new Date(time).toISOString()}
        ref={ref}
      >
        {relativeText(locale, time, now === undefined ? countFrom(time, clock) : moment(now))}
      </time>
      {layer}
    </>
  );
}
