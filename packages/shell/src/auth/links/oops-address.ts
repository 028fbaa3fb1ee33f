/** The longest text of an address that the page shows, in characters: an address can say anything. */
export const longestInfo = 200;

/** The address of the page for those who cannot go on, with the reason. */
export function oopsAddress(info: string): string {
  return `/auth/oops?${new URLSearchParams({ info: info.slice(0, longestInfo) }).toString()}`;
}
