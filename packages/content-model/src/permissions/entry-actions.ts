import type { ContentType } from '../schema/content-type.ts';
import { hasDraftAndPublish, isDisplayed, isLocalized } from '../schema/content-type.ts';

/** An action on the entries of a content type, and what a permission for it can be narrowed by. */
interface EntryActionDefinition {
  readonly id: string;
  readonly displayName: string;
  /** Whether it concerns the fields of an entry one by one; otherwise the entry as a whole. */
  readonly hasFields: boolean;
  /** Whether it is permitted locale by locale where entries have one. */
  readonly hasLocales: boolean;
  /** Whether it can depend on the entry, such as on who created it. */
  readonly hasConditions: boolean;
  /** Whether it exists only where entries have drafts. */
  readonly needsDrafts: boolean;
}

const prefix = 'plugin::content-manager.explorer';
const onFields = { hasFields: true, hasLocales: true, hasConditions: true, needsDrafts: false };
const onWhole = { ...onFields, hasFields: false };

/** The one table of what can be done with entries: whoever asks about an action asks here. */
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

/** The ids of the actions, as permissions name them. */
export const entryActions: Readonly<Record<EntryAction, string>> = {
  create: entryActionTable.create.id,
  read: entryActionTable.read.id,
  update: entryActionTable.update.id,
  delete: entryActionTable.delete.id,
  publish: entryActionTable.publish.id,
};

const byId = new Map<string, EntryAction>(entryActionNames.map((name) => [entryActions[name], name]));

/** The action of that id; undefined for one that is not about entries. */
export function entryActionOf(id: string): EntryAction | undefined {
  return byId.get(id);
}

/** The actions that exist for a content type: none where only the code of its plugin has to do with entries. */
export function entryActionsFor(contentType: ContentType): readonly EntryAction[] {
  if (!isDisplayed(contentType)) return [];
  return entryActionNames.filter(
    (name) => !entryActionTable[name].needsDrafts || hasDraftAndPublish(contentType),
  );
}

/** By which properties a permission for the action on the content type can be narrowed. */
export function narrowedBy(
  action: EntryAction,
  contentType: ContentType,
): { readonly fields: boolean; readonly locales: boolean } {
  const { hasFields, hasLocales } = entryActionTable[action];
  return { fields: hasFields, locales: hasLocales && isLocalized(contentType) };
}
