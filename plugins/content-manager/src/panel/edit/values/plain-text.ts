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
  return Array.isArray(value.children) ? value.children.map(plainText).join('') : '';
}
