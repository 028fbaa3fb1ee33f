/** The id that a path, query or form names; null for a text that is none. */
export function idOf(sent: number | string): number | null {
  const id = Number(sent);
  return /^\d{1,15}$/.test(String(sent)) && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}
