/** One permission of a role: an action, on a content type or without a subject. */
export interface Permission {
  readonly action: string;
  readonly subject: string | null;
  readonly properties: {
    /** Dotted attribute paths; absent where the action has no fields. */
    readonly fields?: readonly string[] | null;
    /** Locale codes; null means all, absent means none (on localized types). */
    readonly locales?: readonly string[] | null;
  };
  /** Ids of conditions; the permission applies to an entry that meets any of them. */
  readonly conditions: readonly string[];
  readonly actionParameters?: Readonly<Record<string, unknown>>;
  readonly id?: number;
}

/**
 * Returns whether the locales of a permission on a localized type include one.
 * @param locales null means every locale, undefined none
 * @param locale null stands for all locales together, and for an entry without one: only a permission for every locale
 *   includes it
 */
export function includesLocale(
  locales: readonly string[] | ReadonlySet<string> | null | undefined,
  locale: string | null,
): boolean {
  if (locales === null) return true;
  if (locales === undefined || locale === null) return false;
  return 'has' in locales ? locales.has(locale) : locales.includes(locale);
}

/**
 * Returns whether a permission includes a locale.
 * @param locale of an entry whose type is localized
 */
export function permitsLocale(
  { properties: { locales } }: Pick<Permission, 'properties'>,
  locale: string,
): boolean {
  return includesLocale(locales, locale);
}

/** Returns whether a permission on a localized type includes any locale. */
export function permitsSomeLocale({ properties: { locales } }: Pick<Permission, 'properties'>): boolean {
  return locales === null || (locales?.length ?? 0) > 0;
}

/** An action, and optionally its subject, that a route or a part of the panel requires. */
export interface PermissionRequirement {
  readonly action: string;
  /** Null or absent for an action without a subject; {@link anySubject} where any subject is enough. */
  readonly subject?: string | null;
}

/** The subject of a requirement that the action on any subject meets. */
export const anySubject = '*';

/** The code of the role with all permissions, which cannot be edited. */
export const superAdminCode = 'strapi-super-admin';
