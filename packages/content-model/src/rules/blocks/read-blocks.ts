/** Reads a blocks value as it may arrive: nodes, or JSON text of nodes. Anything else is no document: null. */
export function readBlocks(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
