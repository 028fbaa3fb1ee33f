import type { MessageDescriptor } from '@admin/shell';
import { englishNumber } from '@admin/shell/early-page';

/** The texts of a list before the panel has loaded those of its language. */
export interface EarlyTexts {
  /** BCP 47 tag. */
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Returns a text without a plural; empty in other languages than English. */
  readonly textOf: (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string;
  /** Returns a text for a number; empty in other languages than English. */
  readonly countOf: (message: MessageDescriptor, count: number) => string;
  /** Returns a number with at most so many digits after the decimal separator. */
  readonly numberOf: (value: number, maximumFractionDigits: number) => string;
}

/** Returns a function that formats numbers. Creating a formatter takes longer than all rows. */
function numbersIn(locale: string): EarlyTexts['numberOf'] {
  const formats = new Map<number, Intl.NumberFormat>();
  return (value, maximumFractionDigits) => {
    const english = locale === 'en' ? englishNumber(value, { maximumFractionDigits }) : undefined;
    if (english !== undefined) return english;
    const known = formats.get(maximumFractionDigits);
    const format = known ?? new Intl.NumberFormat(locale, { maximumFractionDigits });
    formats.set(maximumFractionDigits, format);
    return format.format(value);
  };
}

/** The texts of a plural, as `one {# entry found}`. */
const cases = /(=0|one|other) \{([^}]*)\}/g;

function englishCount({ defaultMessage }: MessageDescriptor, count: number): string {
  const number = englishNumber(count) ?? String(count);
  const texts = new Map([...defaultMessage.matchAll(cases)].map(([, name, text]) => [name, text]));
  const text = (count === 0 && texts.get('=0')) || (count === 1 && texts.get('one')) || texts.get('other');
  return (text || defaultMessage.replace('{count, number}', '#')).replace('#', number);
}

/** Returns the texts for a language; those of messages only in English, whose texts are part of the code. */
export function earlyTexts({ code, tag }: { readonly code: string; readonly tag: string }): EarlyTexts {
  const isEnglish = code === 'en';
  return {
    locale: tag,
    now: Date.now(),
    textOf: ({ defaultMessage }, values = {}) =>
      isEnglish ? defaultMessage.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') : '',
    countOf: (message, count) => (isEnglish ? englishCount(message, count) : ''),
    numberOf: numbersIn(tag),
  };
}
