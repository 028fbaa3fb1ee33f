interface Node {
  readonly text?: unknown;
  readonly children?: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** The words in a tree of text blocks, without their form. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(' ');
  if (!isNode(value)) return '';
  if (typeof value.text === 'string') return value.text;
  if (!Array.isArray(value.children)) return '';
  // What stands in a line belongs together; what stands on lines of its own, such as the items of a list, does not.
  const isLine = value.children.every((child) => !isNode(child) || 'text' in child || isInline(child));
  return isLine ? value.children.map(plainText).join('') : plainText(value.children);
}

function isInline(node: Node): boolean {
  return 'type' in node && node.type === 'link';
}
