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
import { isCondition } from '../conditions.ts';

/** Everything that a permission can name on this server today. */
export interface KnownPermissions {
  readonly schemas: Schemas;
  readonly actions: Pick<ActionRegistry, 'find'>;
  /** Codes of the languages that content exists in. */
  readonly locales: readonly string[];
}

/** What a permission to an action on a content type can be narrowed to; null where it cannot be narrowed. */
export interface Narrowing {
  readonly fields: ReadonlySet<string> | null;
  readonly locales: ReadonlySet<string> | null;
}

/** That of an action which is permitted as a whole or not at all. */
export const notNarrowed: Narrowing = { fields: null, locales: null };

/** Dotted paths of all fields, components as a whole and each of their fields. */
function paths(nodes: readonly FieldNode[], prefix = ''): readonly string[] {
  return nodes.flatMap(({ name, children = [] }) => [prefix + name, ...paths(children, `${prefix}${name}.`)]);
}

/** Whether an action exists for a content type: some exist only where entries have drafts, none where nobody sees them. */
export function existsFor(action: ActionDefinition, contentType: ContentType): boolean {
  return isDisplayed(contentType) && (action.draftAndPublishOnly !== true || hasDraftAndPublish(contentType));
}

/** What a permission for the action on the subject can be narrowed to; undefined when there is no such permission. */
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
 * What is left of stored permissions in the content of today: names of what is gone are left out, and a permission
 * whose every condition is gone lets nothing through any more.
 */
export function currentPermissions(
  known: KnownPermissions,
  stored: readonly Permission[],
): readonly Permission[] {
  return stored.flatMap((permission) => {
    const narrowing = narrowingOf(known, permission.action, permission.subject);
    const conditions = permission.conditions.filter(isCondition);
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
