import { createExtensionPoint } from '@admin/shell/host';
import { checkParameter, type AddressParameter } from './address-parameter-rules.ts';

/**
 * Query parameters that plugins add to the addresses of lists and entries, such as the locale. Each is sent with
 * the requests, is part of the keys of their cached responses, and stays in the address from list to entry and back. A
 * parameter that no plugin adds stays in addresses and is never sent.
 */
export const addressParameters = createExtensionPoint<AddressParameter>().with({
  id: 'content-manager.address-parameters',
  key: ({ id }) => id,
  validate: checkParameter,
});
