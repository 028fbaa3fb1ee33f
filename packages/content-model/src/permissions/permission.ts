/** One permission of a role: an action, on a content type or on nothing in particular. */
export interface Permission {
  readonly action: string;
  readonly subject: string | null;
  readonly properties: {
    /** Dotted attribute paths; absent where the action has no fields. */
    readonly fields?: readonly string[] | null;
    /** Locale codes; null means all, absent means none (on localized types). */
    readonly locales?: readonly string[] | null;
  };
  /** Ids of conditions; the permission holds for an entry when any of them does. */
  readonly conditions: readonly string[];
  readonly actionParameters?: Readonly<Record<string, unknown>>;
  readonly id?: number;
}

/**
 * Whether a permission holds for entries in a locale, as far as that goes.
 * @param locale of an entry whose type has locales
 */
export function permitsLocale(
  { properties: { locales } }: Pick<Permission, 'properties'>,
  locale: string,
): boolean {
  return locales === null || locales?.includes(locale) === true;
}

/** What a place in the panel or a route asks for. */
export interface PermissionRequirement {
  readonly action: string;
  /** Null or absent for an action without a subject; {@link anySubject} where one of them is enough. */
  readonly subject?: string | null;
}

/** In place of a subject: the action on any subject at all. */
export const anySubject = '*';

/** The code of the role that may do everything and cannot be edited. */
export const superAdminCode = 'strapi-super-admin';
