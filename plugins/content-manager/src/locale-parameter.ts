import type { AddressParameter } from './panel/address/address-parameters.ts';

/** The locale of content. Our server knows locales, and there is no plugin yet that would bring this parameter. */
export const localeParameter: AddressParameter = { id: 'i18n.locale', wire: 'locale' };
