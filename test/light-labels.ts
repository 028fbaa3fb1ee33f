/**
 * `labels` of form controls. jsdom resolves the control of every label of the page by a search of the page: a twentieth
 * of the duration of tests with many checkboxes. A control is labelled by the labels that name its id, and by the one
 * around it; only the latter is resolved.
 */

/** In the order of the page. */
function labelsOf(control: HTMLElement): readonly HTMLLabelElement[] {
  const { id, ownerDocument } = control;
  const isNamed = id !== '' && ownerDocument.getElementById(id) === control;
  return [...ownerDocument.getElementsByTagName('label')].filter((label) => {
    const name = label.getAttribute('for');
    if (name !== null) return isNamed && name === id;
    return label.contains(control) && label.control === control;
  });
}

const lightened = new WeakSet<Window>();

/** Replaces jsdom's property for controls in the document; once per window, since test files share one. */
export function lightenLabels(): void {
  if (lightened.has(window)) return;
  lightened.add(window);
  const kinds = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of kinds) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      ...own,
      get(this: HTMLElement): unknown {
        const isHidden = this instanceof HTMLInputElement && this.type === 'hidden';
        return isHidden || !this.isConnected ? own?.get?.call(this) : labelsOf(this);
      },
    });
  }
}
