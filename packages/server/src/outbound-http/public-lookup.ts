import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Thrown for an address that is not public. Its message reveals nothing about the address. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor() {
    super('the address is not reachable over the public internet');
  }
}

/** Resolves a name to all of its addresses. */
export type Resolver = (
  hostname: string,
  options: { readonly all: true; readonly family: number },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Returns a lookup for connections to public addresses only. The connection uses exactly the addresses that were
 * validated, so that DNS rebinding is not possible. A name with any private address is
 * refused.
 */
export function publicLookup(resolve: Resolver = lookup): LookupFunction {
  return (hostname, options, done) => {
    const family = options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : (options.family ?? 0);
    resolve(hostname, { all: true, family }, (error, addresses) => {
      if (error) {
        done(error, '');
        return;
      }
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        done(new AddressRefused(), '');
        return;
      }
      if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
