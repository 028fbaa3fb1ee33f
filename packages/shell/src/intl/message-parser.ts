import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Gives the library its parser. A build may leave it out there, so that nobody waits for it who has only words and
 * names to read.
 */
export function provideParser(): void {
  Object.assign(IntlMessageFormat, { __parse: parse });
}
