import type { StaticElement, StaticNode } from '@admin/ui/static';

const svg = 'http://www.w3.org/2000/svg';

/** Elements that run or load code. */
const forbidden = new Set(['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'style']);

/** Returns the children of an element as data. */
export function storedChildren(element: Element): readonly StaticNode[] {
  return [...element.childNodes].flatMap((node): readonly StaticNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || forbidden.has(node.localName)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [[node.localName, attributes, storedChildren(node)]];
  });
}

function createElement([name, attributes, children]: StaticElement, parent: Element): Element {
  const isSvg = name === 'svg' || parent.namespaceURI === svg;
  const element = isSvg ? document.createElementNS(svg, name) : document.createElement(name);
  for (const attribute in attributes) {
    const value = attributes[attribute];
    if (value === undefined || attribute.startsWith('on')) continue;
    // Content security policies forbid the attribute.
    if (attribute === 'style' && 'style' in element) (element as HTMLElement).style.cssText = value;
    else element.setAttribute(attribute, value);
  }
  appendStatic(element, children);
  return element;
}

/** Appends nodes to an element. */
export function appendStatic(element: Element, nodes: readonly StaticNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      if (node !== '') element.append(node);
    } else if (!forbidden.has(node[0])) element.append(createElement(node, element));
  }
}
