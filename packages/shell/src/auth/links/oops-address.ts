import { oopsPage } from '../../navigation/pages.ts';

/** The longest text of an address that the page shows, in characters: an address can say anything. */
const longestInfo = 200;

/** A text that fits, which says by three dots where it was cut. */
export function shortInfo(info: string): string {
  const text = info.trim();
  return text.length > longestInfo ? `${text.slice(0, longestInfo - 1).trimEnd()}…` : text;
}

/** The address of the page for those who cannot go on, with the reason. */
export function oopsAddress(info: string): string {
  return oopsPage.to({}, { info: shortInfo(info) });
}
