import type { Creator } from './entry.ts';

/** How a person is called: by username where there is one, else by first and last name. */
export function creatorName(creator: Creator | null | undefined): string | null {
  if (!creator) return null;
  const name = creator.username ?? [creator.firstname, creator.lastname].filter(Boolean).join(' ');
  return name === '' ? null : name;
}
