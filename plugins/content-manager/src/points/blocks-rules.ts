/** The unfinished thing that an author without a compiler may hand over. */
interface Draft {
  readonly type?: unknown;
  readonly content?: unknown;
  readonly element?: unknown;
  readonly insert?: unknown;
  readonly check?: unknown;
}

/** Nodes that the product itself knows. */
const ownTypes = ['paragraph', 'heading', 'quote', 'code', 'list', 'list-item', 'image', 'link', 'text'];

/** Returns the first thing that is wrong with a block type, or undefined. */
export function checkBlockType({ type, content, ...functions }: Draft): string | undefined {
  if (typeof type !== 'string' || type === '') return 'A block type needs the `type` of its nodes';
  if (ownTypes.includes(type)) return `Blocks of the type '${type}' are the product's own`;
  if (content !== 'text' && content !== 'none')
    return "A block type says what is in it: `content: 'text'` or 'none'";
  const missing = (['element', 'insert', 'check'] as const).find(
    (name) => typeof functions[name] !== 'function',
  );
  return missing && `A block type needs the function \`${missing}\``;
}
