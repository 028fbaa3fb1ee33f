/** An element: its name, its attributes, of which it has not the undefined ones, and its children. */
export type StaticElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly StaticNode[],
];

/** A part of a page as data. Markup would be interpreted by the browser, also what no page contains. */
export type StaticNode = string | StaticElement;

/** Returns an element. */
export function staticElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly StaticNode[]
): StaticElement {
  return [name, attributes, children];
}
