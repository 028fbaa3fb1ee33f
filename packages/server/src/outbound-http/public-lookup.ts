import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a call was not made; tells nothing about what is at the address. */
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
 * A lookup for connections that may go to public addresses only. It gives the connection the very addresses that it
 * judged, so that a name which answers differently the next time gains nothing; a name with one address that is not
 * public is refused as a whole.
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
