/** Returns a value of the local storage; null for none, or where the browser denies access to its storage. */
export function storedItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
