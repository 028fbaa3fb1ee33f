/** The elements of an icon on a grid of 24 × 24, as tags and attributes of SVG. The icons of `@admin/ui/icons` are such lists. */
export type IconElements = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

/** Returns whether an icon is a list of elements, and not a component. */
export function isIconElements(icon: unknown): icon is IconElements {
  return Array.isArray(icon);
}

type Attributes = IconElements[number][1];

/** Returns an ellipse as two arcs, from its left end. */
function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** Returns a rectangle, clockwise from the end of its top left corner. */
function rectangle(attributes: Attributes): string {
  const [x, y, width, height] = numbers(attributes, ['x', 'y', 'width', 'height']);
  const rx = Number(attributes['rx'] ?? attributes['ry'] ?? 0);
  const ry = Number(attributes['ry'] ?? rx);
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  const corner = (toX: number, toY: number) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${toX} ${toY}` : '');
  const [topRight, bottomRight] = [corner(rx, ry), corner(-rx, ry)];
  const [bottomLeft, topLeft] = [corner(-rx, -ry), corner(rx, -ry)];
  return `M${x + rx} ${y}h${across}${topRight}v${down}${bottomRight}h${-across}${bottomLeft}v${-down}${topLeft}z`;
}

function numbers<const Names extends readonly string[]>(attributes: Attributes, names: Names) {
  return names.map((name) => Number(attributes[name] ?? 0)) as { -readonly [Index in keyof Names]: number };
}

function outline([tag, attributes]: IconElements[number]): string {
  switch (tag) {
    case 'path':
      // A relative start is relative to the end of the previous element.
      return String(attributes['d']).replace(/^m/, 'M0 0m');
    case 'line': {
      const [x1, y1, x2, y2] = numbers(attributes, ['x1', 'y1', 'x2', 'y2']);
      return `M${x1} ${y1}L${x2} ${y2}`;
    }
    case 'circle': {
      const [cx, cy, r] = numbers(attributes, ['cx', 'cy', 'r']);
      return ellipse(cx, cy, r, r);
    }
    case 'ellipse':
      return ellipse(...numbers(attributes, ['cx', 'cy', 'rx', 'ry']));
    case 'rect':
      return rectangle(attributes);
    case 'polyline':
      return `M${attributes['points']}`;
    case 'polygon':
      return `M${attributes['points']}z`;
    default:
      throw new Error(`An icon contains a element of an unknown kind: ${tag}`);
  }
}

const paths = new WeakMap<IconElements, string>();

/**
 * Returns the outlines of all elements as a single path: one element instead of up to ten. A page shows fifty icons.
 * @throws {Error} if a element is none of SVG's basic elements
 */
export function iconPath(elements: IconElements): string {
  const known = paths.get(elements);
  if (known !== undefined) return known;
  const path = elements.map(outline).join('');
  paths.set(elements, path);
  return path;
}
