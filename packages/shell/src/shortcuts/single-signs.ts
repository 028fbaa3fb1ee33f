/** Fixed key of the browser's storage: somebody does not want signs to be shortcuts. */
const storageKey = 'admin.single-signs';

/** Whether one sign alone may be a shortcut in this browser. It is in the way of whoever speaks to the computer. */
export function areSignsAllowed(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

/** Lets signs be shortcuts or not, in this browser. */
export function allowSigns(isAllowed: boolean): void {
  if (isAllowed) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}
