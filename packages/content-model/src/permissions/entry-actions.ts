import type { ContentType } from '../schema/content-type.ts';
import { hasDraftAndPublish, isDisplayed, isLocalized } from '../schema/content-type.ts';

/** An action on the entries of a content type, and the properties that narrow a permission for it. */
interface EntryActionDefinition {
  readonly id: string;
  readonly displayName: string;
  /** True if it applies to single fields of an entry, otherwise to the entry as a whole. */
  readonly hasFields: boolean;
  /** True if it is permitted per locale on localized types. */
  readonly hasLocales: boolean;
  /** Allows conditions on the entry, such as on its creator. */
  readonly hasConditions: boolean;
  /** Restricts the action to types with drafts. */
  readonly needsDrafts: boolean;
}

const prefix = 'plugin::content-manager.explorer';
const onFields = { hasFields: true, hasLocales: true, hasConditions: true, needsDrafts: false };
const onWhole = { ...onFields, hasFields: false };

/** The table of all actions on entries, from which everything else about them is derived. */
export const entryActionTable = {
  create: { id: `${prefix}.create`, displayName: 'Create', ...onFields },
  read: { id: `${prefix}.read`, displayName: 'Read', ...onFields },
  update: { id: `${prefix}.update`, displayName: 'Update', ...onFields },
  delete: { id: `${prefix}.delete`, displayName: 'Delete', ...onWhole },
  publish: { id: `${prefix}.publish`, displayName: 'Publish', ...onWhole, needsDrafts: true },
} as const satisfies Readonly<Record<string, EntryActionDefinition>>;

export type EntryAction = keyof typeof entryActionTable;

/** The names of the actions, in the order in which they are shown. */
export const entryActionNames = Object.keys(entryActionTable) as readonly EntryAction[];

/** The ids of the actions in permissions. */
export const entryActions: Readonly<Record<EntryAction, string>> = {
  create: entryActionTable.create.id,
  read: entryActionTable.read.id,
  update: entryActionTable.update.id,
  delete: entryActionTable.delete.id,
  publish: entryActionTable.publish.id,
};

const byId = new Map<string, EntryAction>(entryActionNames.map((name) => [entryActions[name], name]));

/** Returns the action of an id; undefined for an action that is not about entries. */
export function entryActionOf(id: string): EntryAction | undefined {
  return byId.get(id);
}

/** Returns the actions that exist for a content type: none if only the code of its plugin uses the entries. */
export function entryActionsFor(contentType: ContentType): readonly EntryAction[] {
  if (!isDisplayed(contentType)) return [];
  return entryActionNames.filter(
    (name) => !entryActionTable[name].needsDrafts || hasDraftAndPublish(contentType),
  );
}

/** Returns the properties that can narrow a permission for the action on the content type. */
export function narrowedBy(
  action: EntryAction,
  contentType: ContentType,
): { readonly fields: boolean; readonly locales: boolean } {
  const { hasFields, hasLocales } = entryActionTable[action];
  return { fields: hasFields, locales: hasLocales && isLocalized(contentType) };
}
