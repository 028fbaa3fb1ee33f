import { definePlugin } from '@admin/shell';
import { addressParameters, type AddressParameter } from '../../points.ts';

/** The parameter that a plugin for languages keeps in addresses. */
export const localeParameter: AddressParameter = { id: 'i18n.locale', queryParam: 'locale' };

/** A plugin that does nothing but keep the locale in addresses. */
export const localePlugin = definePlugin({
  id: 'i18n',
  contributes: [addressParameters.add(localeParameter)],
});
