import type { Permission } from '@admin/content-model';

/** Returns the only locale of these permissions; undefined if there are several, or none. */
export function onlyLocale(permissions: readonly Permission[]): string | undefined {
  const lists = permissions.map(({ properties }) => properties.locales);
  if (lists.includes(null)) return undefined;
  const codes = new Set(lists.flatMap((list) => list ?? []));
  return codes.size === 1 ? [...codes][0] : undefined;
}
