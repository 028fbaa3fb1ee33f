import { use } from 'react';
import { Tooltip } from '../Tooltip/index.ts';
import styles from './RelativeTime.module.css';
import { relativeDistance } from './relative-unit.ts';
import { TextLocaleContext } from './text-locale.ts';
import { clockInterval, useNow } from './use-now.ts';

export interface RelativeTimeProps {
  /** The moment to show: a Date, milliseconds since 1970 or an ISO 8601 text. */
  readonly date: Date | number | string;
  /** The moment to count from. @defaultValue the current time, kept up to date */
  readonly now?: Date | number | string | undefined;
  /** BCP 47 tag of the language, unless the texts round it are in another one. @defaultValue the browser's language */
  readonly locale?: string | undefined;
  /** Puts the time in the tab order, so that keyboards reach the tooltip; leave it out in long lists. */
  readonly isTabStop?: boolean | undefined;
}

/** The time to count from: what has just happened is now, and not ahead of a clock that was read before it. */
const countFrom = (time: number, clock: number): number =>
  time > clock && time - clock <= clockInterval ? time : clock;

const moment = (value: Date | number | string): number => new Date(value).getTime();

const formats = new Map<string | undefined, Intl.RelativeTimeFormat>();

/** One for all times of a language: making one takes longer than drawing the row that a time stands in. */
function formatIn(locale: string | undefined): Intl.RelativeTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, made);
  return made;
}

/** Apart, so that it is put into words only when somebody wants to know. */
function AbsoluteTime({ locale, time }: { readonly locale: string | undefined; readonly time: number }) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(time);
}

/**
 * "3 hours ago", with the full date and time in a tooltip.
 * Shows the given text unchanged when it is not a date.
 */
export function RelativeTime({ date, now, locale: localeProp, isTabStop = false }: RelativeTimeProps) {
  const locale = use(TextLocaleContext) ?? localeProp;
  const clock = useNow();
  const time = moment(date);
  if (Number.isNaN(time)) return <span>{String(date)}</span>;

  const { value, unit } = relativeDistance(time, now === undefined ? countFrom(time, clock) : moment(now));
  return (
    <Tooltip content={<AbsoluteTime locale={locale} time={time} />}>
      <time
        className={styles.time}
        dir="auto"
        {...(isTabStop ? { tabIndex: 0 } : {})}
        dateTime={new Date(time).toISOString()}
      >
        {formatIn(locale).format(value, unit)}
      </time>
    </Tooltip>
  );
}
