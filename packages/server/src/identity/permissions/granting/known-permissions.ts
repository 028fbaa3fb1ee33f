import {
  fieldTree,
  hasDraftAndPublish,
  isDisplayed,
  isLocalized,
  type ContentType,
  type FieldNode,
  type Schemas,
  type Permission,
} from '@admin/content-model';
import type { ActionDefinition, ActionRegistry } from '../../actions.ts';
import type { ConditionRegistry } from '../../conditions.ts';

/** The names that permissions can contain on this server. */
export interface KnownPermissions {
  readonly schemas: Schemas;
  readonly actions: Pick<ActionRegistry, 'find'>;
  readonly conditions: Pick<ConditionRegistry, 'find'>;
  /** The codes of the content locales. */
  readonly locales: readonly string[];
}

/** The fields and locales that a permission can be narrowed to; null for a property that does not narrow it. */
export interface Narrowing {
  readonly fields: ReadonlySet<string> | null;
  readonly locales: ReadonlySet<string> | null;
}

/** The narrowing of actions that are granted only as a whole. */
export const notNarrowed: Narrowing = { fields: null, locales: null };

/** Returns the dotted paths of all fields: components and each of their fields. */
function paths(nodes: readonly FieldNode[], prefix = ''): readonly string[] {
  return nodes.flatMap(({ name, children = [] }) => [prefix + name, ...paths(children, `${prefix}${name}.`)]);
}

/** Returns whether an action exists for a content type: some require drafts, none exist for internal types. */
export function existsFor(action: ActionDefinition, contentType: ContentType): boolean {
  return isDisplayed(contentType) && (action.draftAndPublishOnly !== true || hasDraftAndPublish(contentType));
}

/** Returns the narrowing of an action on a content type; undefined when no such permission exists. */
export function narrowingOf(
  { schemas, actions, locales }: KnownPermissions,
  actionId: string,
  subject: string | null,
): Narrowing | undefined {
  const action = actions.find(actionId);
  if (action === undefined) return undefined;
  const isOnEntries = action.section === 'contentTypes';
  if (subject === null) return isOnEntries ? undefined : notNarrowed;
  const contentType = schemas.contentTypes.get(subject);
  if (!isOnEntries || contentType === undefined || !existsFor(action, contentType)) return undefined;
  const applies = new Set(action.appliesToProperties);
  return {
    fields: applies.has('fields') ? new Set(paths(fieldTree(contentType, schemas))) : null,
    locales: applies.has('locales') && isLocalized(contentType) ? new Set(locales) : null,
  };
}

function existing(
  names: readonly string[] | null | undefined,
  known: ReadonlySet<string> | null,
): readonly string[] | null | undefined {
  return known === null ? undefined : (names?.filter((name) => known.has(name)) ?? names);
}

/**
 * Returns stored permissions without names that no longer exist. A permission whose conditions are all unknown is left
 * out, since it allows nothing.
 */
export function currentPermissions(
  known: KnownPermissions,
  stored: readonly Permission[],
): readonly Permission[] {
  return stored.flatMap((permission) => {
    const narrowing = narrowingOf(known, permission.action, permission.subject);
    const conditions = permission.conditions.filter((id) => known.conditions.find(id) !== undefined);
    const lost = permission.conditions.length > 0 && conditions.length === 0;
    if (narrowing === undefined || lost) return [];
    const fields = existing(permission.properties.fields, narrowing.fields);
    const locales = existing(permission.properties.locales, narrowing.locales);
    return [
      {
        ...permission,
        properties: {
          ...(fields === undefined ? {} : { fields }),
          ...(locales === undefined ? {} : { locales }),
        },
        conditions,
      },
    ];
  });
}

/** Sorts names, whose order has no meaning; null (all) and undefined stay different. */
function sorted(names: readonly string[] | null | undefined): readonly string[] | null | undefined {
  return names?.toSorted() ?? names;
}

/** Returns a key that is equal for permissions that allow the same. */
export function permissionKey({ action, subject, properties, conditions }: Permission): string {
  const { fields, locales } = properties;
  return JSON.stringify([
    action,
    subject,
    { fields: sorted(fields), locales: sorted(locales) },
    sorted(conditions),
  ]);
}
