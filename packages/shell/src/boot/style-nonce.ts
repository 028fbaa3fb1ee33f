import { setNonce } from 'get-nonce';

/**
 * Lets libraries that add a `<style>` element while the panel runs (a dialog that holds the page still) do
 * it under the page's content security policy: they sign it with the nonce that the server gave the page's
 * own scripts. A page without one has no such policy.
 */
export function adoptPageNonce(page: Document): void {
  // Browsers hide the attribute's value from scripts; the property keeps it.
  const nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}
