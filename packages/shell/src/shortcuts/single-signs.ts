/** The storage key of the setting that disables single-character shortcuts. */
const storageKey = 'admin.single-signs';

/** Returns whether this browser allows single-character shortcuts, which interfere with speech input. */
export function areSignsAllowed(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

/** Enables or disables single-character shortcuts in this browser. */
export function allowSigns(isAllowed: boolean): void {
  if (isAllowed) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}
