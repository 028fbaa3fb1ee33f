/** Whether something is pasted into a text, or into a dialog that lies over the area: files are not for the area then. */
export function isPastedElsewhere(target: EventTarget | null, area: Element): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.contains(area);
}
