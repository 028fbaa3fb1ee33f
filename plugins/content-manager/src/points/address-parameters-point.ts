import { createExtensionPoint } from '@admin/shell';
import { checkParameter } from './address-parameter-rules.ts';

/** A query parameter that a plugin puts into the addresses of lists and entries. */
export interface AddressParameter {
  /** The plugin's id, a dot and a name: `i18n.locale` stands in addresses as `plugins[i18n][locale]`. */
  readonly id: string;
  /** What the calls to the server name it, such as `locale`. Of two with the same one the first added is sent. */
  readonly wire: string;
}

/**
 * Query parameters that plugins keep in the addresses of lists and entries, such as the locale: each is sent with
 * the calls, is part of what their answers are kept under, and goes from list to entry and back. One that no plugin
 * adds is kept in addresses and never sent.
 */
export const addressParameters = createExtensionPoint<AddressParameter>().with({
  id: 'content-manager.address-parameters',
  key: ({ id }) => id,
  validate: checkParameter,
});
