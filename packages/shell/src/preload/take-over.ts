/** Rows of tables can have the focus, and a press on them follows their link. */
export const controls = 'a[href], button, input, select, textarea, [data-row]';

/** Controls that choose a value of a field. */
export const choice = '[role="switch"], [role="radio"]';

/** The keys of rows. */
export const rowKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter', ' ']);

/** Returns the text that names a control. The id of the text is another one in each page. */
function labelOf(control: Element): string {
  const id = control.getAttribute('aria-labelledby');
  // The page of the document may be removed already.
  const page = control.getRootNode() as ParentNode;
  return (id && page.querySelector(`#${CSS.escape(id)}`)?.textContent) || '';
}

/**
 * Returns what users recognize a control by: the id of a row, whose cells the panel may draw differently, or the name of an
 * input, or its address and texts. The keys of items in fields are others in each page.
 */
function lookOf(control: Element): { readonly text: string; readonly address: string } {
  const row = control.getAttribute('data-row');
  if (row !== null) return { text: `row ${row}`, address: '' };
  const field = control.closest('[data-field]')?.getAttribute('data-field')?.replaceAll(/#\d+/g, '#') ?? '';
  const name = control.getAttribute('name');
  const texts =
    name === null ? [control.getAttribute('aria-label'), labelOf(control), control.textContent] : [];
  return {
    text: [control.localName, field, name, ...texts].join('\n'),
    address: control.getAttribute('href') ?? '',
  };
}

/** Returns the same control of the panel's page, which may not have drawn it yet; a link also with another address. */
function drawnControl(element: Element, control: Element): HTMLElement | undefined {
  const { text, address } = lookOf(control);
  const alike = (page: ParentNode) =>
    [...page.querySelectorAll<HTMLElement>(controls)].filter((one) => lookOf(one).text === text);
  const withAddress = (found: readonly HTMLElement[]) =>
    found.filter((one) => lookOf(one).address === address);
  const own = alike(element);
  const drawn = alike(document);
  const same = withAddress(drawn)[withAddress(own).indexOf(control as HTMLElement)];
  return same ?? (own.length === 1 && drawn.length === 1 ? drawn[0] : undefined);
}

/** Milliseconds within which the panel draws what it loads after its first page, such as the menus of plugins. */
const lateTime = 3_000;

/** Waits until the panel has drawn a control. @returns undefined if it does not, or if the user does something else before */
async function whenDrawn(element: Element, control: Element): Promise<HTMLElement | undefined> {
  const drawn = drawnControl(element, control);
  if (drawn) return drawn;
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (own?: HTMLElement): void => {
      ended.abort();
      observer.disconnect();
      clearTimeout(timer);
      resolve(own);
    };
    const observer = new MutationObserver(() => {
      const own = drawnControl(element, control);
      if (own) end(own);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(end, lateTime);
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, () => end(), { capture: true, signal: ended.signal });
    }
  });
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (element: unknown): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Types a text into a control of the panel, which reads it from the event. */
function typeInto(control: TextControl, text: string): void {
  // The setter of the prototype: React overrides that of the element to recognize its own changes.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export const isCheckbox = (element: Element): boolean => element.matches('input[type="checkbox"]');

/** What the user can change of a control: its text, or whether a checkbox is checked. */
export type ControlState = string | boolean;

const stateOf = (control: TextControl): ControlState =>
  control instanceof HTMLInputElement && isCheckbox(control) ? control.checked : control.value;

/** Gives a control of the panel the state of the same control of the document's page. */
function change(own: TextControl, state: ControlState): void {
  if (typeof state === 'string') typeInto(own, state);
  else if (stateOf(own) !== state) own.click();
}

/** Moves the selection of a text to where it is in another control. */
function select(own: HTMLElement, from: Element): void {
  if (!isTextControl(own) || !isTextControl(from)) return;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = from;
  // Checkboxes and addresses have none.
  if (selectionStart !== null)
    own.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  own.scrollTop = scrollTop;
}

/** Repeats keys where the focus is, which they can move. */
async function repeatKeys(keys: readonly KeyboardEvent[]): Promise<void> {
  for (const event of keys) {
    // The panel has to end its rendering, and to render the effect of each key before the next one.
    await Promise.resolve();
    document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

/** A press on a control. */
export interface Press {
  readonly control: Element;
  readonly isByKey: boolean;
}

/** Presses a control as a user does: some menus open by a key or when a press starts, other controls by the click that follows. */
async function press(control: HTMLElement, isByKey: boolean): Promise<void> {
  const event = { bubbles: true, cancelable: true, composed: true };
  if (isByKey) {
    if (control.dispatchEvent(new KeyboardEvent('keydown', { ...event, key: 'Enter' }))) control.click();
    return;
  }
  const pointer = { ...event, isPrimary: true, pointerType: 'mouse' };
  control.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  await Promise.resolve();
  control.dispatchEvent(new PointerEvent('pointerup', pointer));
  control.click();
}

/** The input of the user before the panel took over. */
export interface EarlyInput {
  /** The last press. */
  pressed: Press | null;
  /** The presses on choices, of which there can be any number. */
  choices: readonly Press[];
  /** The keys that the row with the focus received. */
  keys: readonly KeyboardEvent[];
  /** The key that saves. */
  save: KeyboardEvent | null;
}

const textControls = (element: Element) => element.querySelectorAll<TextControl>('input, textarea');

/** Returns the states of the controls of a page. */
export const controlStates = (element: Element): ReadonlyMap<Element, ControlState> =>
  new Map([...textControls(element)].map((control) => [control, stateOf(control)]));

/**
 * Removes the page of the document, and repeats in the page of the panel what the user did.
 * @param before the states of its controls when they were shown
 */
export async function takeOver(
  element: HTMLElement,
  before: ReadonlyMap<Element, ControlState>,
  { pressed, choices, keys, save }: EarlyInput,
): Promise<void> {
  const { activeElement } = document;
  const focused = activeElement && element.contains(activeElement) ? activeElement : null;
  const changed = [...textControls(element)].filter((control) => stateOf(control) !== before.get(control));
  const { scrollTop } = element;
  element.remove();
  if (scrollTop > 0) scrollTo({ top: scrollTop, behavior: 'instant' });
  const target = focused && drawnControl(element, focused);
  if (target) {
    target.focus({ preventScroll: scrollTop > 0 });
    await repeatKeys(keys);
  }
  for (const control of changed) {
    // Lets the panel render each change before the next one, which may add to it.
    await Promise.resolve();
    const own = drawnControl(element, control);
    if (isTextControl(own)) change(own, stateOf(control));
  }
  if (focused && target) select(target, focused);
  await Promise.resolve();
  for (const { control, isByKey } of choices) {
    const own = drawnControl(element, control);
    if (own) await press(own, isByKey);
  }
  if (save) {
    await Promise.resolve();
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(save.type, save));
  }
  const late = pressed?.control ?? (target ? null : focused);
  const own = late && (await whenDrawn(element, late));
  if (!own) return;
  if (document.activeElement === document.body) own.focus();
  if (pressed) await press(own, pressed.isByKey);
}
