/**
 * `getComputedStyle` for a page whose style sheets hide nothing. jsdom matches its default sheet again for each element
 * and each of its ancestors, and every query by role requests most elements of the page: a fifth of the duration of
 * component tests. Without a sheet that applies, a style consists of the element's own declarations, the inherited ones
 * and its default display. Elements that a sheet may match are passed to jsdom.
 */

const inherited: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

/** What a sheet may do to elements that carry certain classes. */
interface Judgement {
  /** Style sheets are added as more of a page renders. */
  readonly rules: number;
  /** True if it matches elements without a class. */
  readonly isForAll: boolean;
  /** Classes whose elements it may hide or show. */
  readonly displayed: ReadonlySet<string>;
  /** Classes of which an element hands on what it is given to those within. */
  readonly inheriting: ReadonlySet<string>;
}

const checked = new WeakMap<CSSStyleSheet, Judgement>();

/** A class that whatever matches the selector carries itself; null where none can be read off it. */
function classOf(selector: string): string | null {
  if (/[([\\]/.test(selector)) return null;
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return /\.([^.:#]+)/.exec(last)?.[1] ?? null;
}

const sets = ({ style }: CSSStyleRule, names: readonly string[]): boolean =>
  ['all', ...names].some((name) => style.getPropertyValue(name) !== '');

function judgementOf(sheet: CSSStyleSheet): Judgement {
  const known = checked.get(sheet);
  if (known?.rules === sheet.cssRules.length) return known;
  const all = [...sheet.cssRules];
  const flat = all.filter((rule): rule is CSSStyleRule => 'style' in rule);
  const frames = all.filter((rule) => rule instanceof CSSKeyframesRule);
  const classesOf = (names: readonly string[]) =>
    flat
      .filter((rule) => sets(rule, names))
      .flatMap(({ selectorText }) => selectorText.split(',').map(classOf));
  const displayed = classesOf(['display']);
  const inheriting = classesOf(Object.keys(inherited));
  const named = (classes: readonly (string | null)[]) => new Set(classes.filter((name) => name !== null));
  const found = {
    rules: all.length,
    // Rules within others, as those of media queries, may say anything; what moves is at rest here.
    isForAll: flat.length + frames.length < all.length || [...displayed, ...inheriting].includes(null),
    displayed: named(displayed),
    inheriting: named(inheriting),
  };
  checked.set(sheet, found);
  return found;
}

const carriesOne = (element: Element, classes: ReadonlySet<string>): boolean =>
  [...element.classList].some((name) => classes.has(name));

/** Returns whether a sheet may hide or show this element: the sheet of an editor matches no element outside of it. */
function mayDecide({ isForAll, displayed, inheriting }: Judgement, element: Element): boolean {
  if (isForAll || carriesOne(element, displayed)) return true;
  if (inheriting.size === 0) return false;
  for (let at: Element | null = element; at; at = at.parentElement)
    if (carriesOne(at, inheriting)) return true;
  return false;
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

/**
 * Replaces jsdom's function for elements that no sheet hides or shows; once per window, since test files share one.
 */
export function lightenComputedStyle(): void {
  if (lightened.has(window)) return;
  lightened.add(window);
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) =>
    [...document.styleSheets].some((sheet) => mayDecide(judgementOf(sheet), element))
      ? compute(element, pseudo)
      : styleOf(compute, element, pseudo);
}
