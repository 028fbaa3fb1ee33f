import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/** Gives the library its parser, which a build excludes, so that pages whose texts it has compiled do not wait for it. */
export function provideParser(): void {
  Object.assign(IntlMessageFormat, { __parse: parse });
}
