import { createExtensionPoint } from '@admin/shell';
import { checkParameter, type AddressParameter } from './address-parameter-rules.ts';

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
