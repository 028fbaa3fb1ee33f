/** An element: its name, its attributes, and its children. */
export type StaticElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly StaticNode[],
];

/** A part of a page as data. Markup would be interpreted by the browser, also what no page contains. */
export type StaticNode = string | StaticElement;

/** Returns an element without the attributes that are undefined. */
export function staticElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly StaticNode[]
): StaticElement {
  const set = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return [name, Object.fromEntries(set) as Record<string, string>, children];
}
