/** The pictures that are dropped or pasted. What comes with words, as from a word processor, is words. */
export function picturesOf(transfer: DataTransfer | null): readonly File[] {
  if (!transfer || transfer.types.includes('text/plain')) return [];
  return [...transfer.files].filter(({ type }) => type.startsWith('image/'));
}
