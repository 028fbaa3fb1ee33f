const ordered = ['decimal', 'lower-alpha', 'upper-roman'] as const;
const unordered = ['disc', 'circle', 'square'] as const;

/** How the items of a list are marked; every third level begins anew. @param depth 0 for a list in no other */
export function listStyle(format: unknown, depth: number): string {
  const styles = format === 'ordered' ? ordered : unordered;
  return styles[depth % styles.length] ?? 'disc';
}
