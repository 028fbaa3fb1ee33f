const longest = 100;

/** A file's name in at most 100 characters, and three dots for the rest. */
export function shortName(name: string): string {
  return name.length > longest ? `${name.slice(0, longest)}...` : name;
}
