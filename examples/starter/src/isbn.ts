/** Removes hyphens and spaces: `978-0-306-40615-7` becomes `9780306406157`. */
export function compactIsbn(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Returns whether a compact text is an ISBN of 13 digits with a valid check digit. */
export function isIsbn(compact: string): boolean {
  if (!/^97[89]\d{10}$/.test(compact)) return false;
  const weighted = Array.from(compact, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3));
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}
