import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Gives the library its parser. A build can exclude it from the first script, so that pages with plain texts do not
 * wait for it.
 */
export function provideParser(): void {
  Object.assign(IntlMessageFormat, { __parse: parse });
}
