/**
 * `getComputedStyle` for a page whose style sheets hide nothing. jsdom matches its sheet of browser defaults anew for
 * each element and each of its ancestors, and every search by role asks for most elements of the page: that was a
 * fifth of what the tests of components took. Where no sheet says more, a style is what stands at the element, what it
 * inherits, and how the browser displays such an element.
 */

const inherited: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

/** What a sheet must not set for its page to be answered here. */
const decisive = ['all', 'display', ...Object.keys(inherited)];

/** What a sheet of so many rules was found to do; sheets grow as more of a page is drawn. */
const judged = new WeakMap<CSSStyleSheet, { readonly rules: number; readonly isDecisive: boolean }>();

/** Rules within others, as those of media queries, may say anything. */
const isDecisiveRule = (rule: CSSRule): boolean =>
  !('style' in rule) || decisive.some((name) => (rule as CSSStyleRule).style.getPropertyValue(name) !== '');

/** Whether a sheet may hide something, or show it: the one behind dialogs only keeps the page from scrolling. */
function isDecisive(sheet: CSSStyleSheet): boolean {
  const rules = sheet.cssRules.length;
  const known = judged.get(sheet);
  if (known?.rules === rules) return known.isDecisive;
  const found = [...sheet.cssRules].some(isDecisiveRule);
  judged.set(sheet, { rules, isDecisive: found });
  return found;
}

const displays = new Map<string, string>();

/** How the browser displays an element of this kind as long as nothing says otherwise. */
function defaultDisplay(compute: typeof getComputedStyle, { localName, namespaceURI }: Element): string {
  const key = `${namespaceURI} ${localName}`;
  let display = displays.get(key);
  if (display === undefined) {
    const sample = document.createElementNS(namespaceURI, localName);
    document.body.append(sample);
    display = compute(sample).display;
    sample.remove();
    displays.set(key, display);
  }
  return display;
}

function inlineValue(element: Element, property: string): string {
  return 'style' in element ? (element as HTMLElement).style.getPropertyValue(property) : '';
}

function inheritedValue(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = inlineValue(at, property);
    if (value && value !== 'inherit') return value;
  }
  return initial;
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function styleOf(
  compute: typeof getComputedStyle,
  element: Element,
  pseudo: string | null | undefined,
): CSSStyleDeclaration {
  const valueOf = (property: string): string => {
    if (pseudo) return '';
    const initial = inherited[property];
    if (initial !== undefined) return inheritedValue(element, property, initial);
    const own = inlineValue(element, property);
    if (own || property !== 'display') return own;
    return element.hasAttribute('hidden') ? 'none' : defaultDisplay(compute, element);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_style, name) => {
      if (name === 'getPropertyValue') return valueOf;
      return typeof name === 'string' ? valueOf(dashed(name)) : undefined;
    },
  });
}

const lightened = new WeakSet<Window>();

/** Takes the place of jsdom's own as long as no sheet hides anything; once for a window, as files share one. */
export function lightenComputedStyle(): void {
  if (lightened.has(window)) return;
  lightened.add(window);
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) =>
    [...document.styleSheets].some(isDecisive) ? compute(element, pseudo) : styleOf(compute, element, pseudo);
}
