/** The part of a file's name that people may recognise it by: letters, digits and underscores. */
export function fileStem(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^A-Za-z0-9]+/g, '_');
  return plain.replaceAll(/^_+|_+$/g, '').slice(0, 80) || 'file';
}
