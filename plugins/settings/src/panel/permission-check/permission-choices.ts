import type { ComboboxOption } from '@admin/ui';
import {
  cellKey,
  type ActionCategory,
  type Cell,
  type EditorLayout,
  type PropertyName,
  type TargetNode,
} from '../role-permissions/editor-layout.ts';

/** The actions that can be asked about, each once: those on entries first. */
export function actionChoices(layout: EditorLayout, onEntries: string): readonly ComboboxOption[] {
  const { collectionTypes, singleTypes, plugins, settings } = layout;
  const entryActions = [...collectionTypes.actions, ...singleTypes.actions].map(
    ({ id, label }): [string, ComboboxOption] => [id, { value: id, label, hint: onEntries }],
  );
  return [...new Map(entryActions).values(), ...[...plugins, ...settings].flatMap(inCategory)];
}

function inCategory({ name, groups }: ActionCategory): readonly ComboboxOption[] {
  return groups.flatMap((group) =>
    group.cells.map(({ action, label }) => ({ value: action, label, hint: `${name}: ${group.name}` })),
  );
}

/** The content types that have the action; none for one that is not about entries. */
export function subjectChoices(layout: EditorLayout, action: string): readonly ComboboxOption[] {
  return [layout.collectionTypes, layout.singleTypes].flatMap(({ subjects }) =>
    subjects
      .filter(({ uid }) => layout.cells.has(cellKey(action, uid)))
      .map(({ uid, label }) => ({ value: uid, label, hint: uid })),
  );
}

/** What the action on the content type can be narrowed to by a property; none where it cannot be. */
export function targetChoices(cell: Cell | undefined, property: PropertyName): readonly ComboboxOption[] {
  const layout = cell?.properties.find(({ name }) => name === property);
  return (layout?.nodes ?? []).flatMap((node) => leavesOf(node));
}

function leavesOf({ path, label, children }: TargetNode): readonly ComboboxOption[] {
  return children.length === 0 ? [{ value: path, label, hint: path }] : children.flatMap(leavesOf);
}
