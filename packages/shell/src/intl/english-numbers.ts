import type { IntlShape } from 'react-intl';
import { englishNumber } from '../messages/english-number.ts';

/** The same translator; in English, it creates formats only for numbers that need one. */
export function withEnglishNumbers(intl: IntlShape): IntlShape {
  if (intl.locale !== 'en') return intl;
  const { formatters } = intl;
  const getNumberFormat: typeof formatters.getNumberFormat = (locales, options) => {
    const format = (value: number) =>
      englishNumber(value, options) ?? formatters.getNumberFormat(locales, options).format(value);
    // Messages call no other function of a format.
    return { format } as Intl.NumberFormat;
  };
  const ofMessages = { formatters: { ...formatters, getNumberFormat } };
  const formatMessage = (...[text, values, options]: Parameters<IntlShape['formatMessage']>) =>
    intl.formatMessage(text, values, { ...ofMessages, ...options });
  const formatNumber: IntlShape['formatNumber'] = (value, options) => {
    const { format, ...known } = options ?? {};
    const isKnown = typeof value === 'number' && format === undefined;
    return (isKnown ? englishNumber(value, known) : undefined) ?? intl.formatNumber(value, options);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'], formatNumber };
}
