import { oopsPage } from '../../navigation/pages.ts';

/** Maximum length of the text that the page shows from the address, in characters. */
const longestInfo = 200;

/** Returns the text, shortened with an ellipsis if it is too long. */
export function shortInfo(info: string): string {
  const text = info.trim();
  return text.length > longestInfo ? `${text.slice(0, longestInfo - 1).trimEnd()}…` : text;
}

/** Returns the address of the error page of the sign-in area, with the reason. */
export function oopsAddress(info: string): string {
  return oopsPage.to({}, { info: shortInfo(info) });
}
