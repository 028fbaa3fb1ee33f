import type { Permission } from '@admin/content-model';

/** Null stands for all and differs from an absent list; the order of names means nothing. */
function sorted(names: readonly string[] | null | undefined): readonly string[] | null | undefined {
  return names?.toSorted() ?? names;
}

/** The same text for permissions that allow the same. */
export function permissionKey({ action, subject, properties, conditions }: Permission): string {
  const { fields, locales } = properties;
  return JSON.stringify([
    action,
    subject,
    { fields: sorted(fields), locales: sorted(locales) },
    sorted(conditions),
  ]);
}
