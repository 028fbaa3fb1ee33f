import type { EntryRow } from '../../read/entry-row.ts';
import { storedComponents } from '../../read/entry-row.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { StoredComponent } from '../../storage/component-shape.ts';
import type { EntryDraft } from '../draft/entry-draft.ts';
import { instanceFields } from './whole-fields.ts';
import { addFields, type WrittenFields } from './written-fields.ts';

/**
 * The fields of the component instances that a draft takes away, all of them: with an instance goes what the actor
 * has not sent, and perhaps cannot even see.
 */
export function droppedFields(storage: ContentStorage, before: EntryRow, draft: EntryDraft): WrittenFields {
  const fields = new Map<string, boolean>();
  for (const { field, removed } of draft.nested) {
    if (removed.length === 0) continue;
    const dropping = { storage, gone: new Set(removed), seen: new Set<string>(), fields };
    collect(dropping, field.attribute, storedComponents(before[field.column]));
  }
  return fields;
}

interface Dropping {
  readonly storage: ContentStorage;
  readonly gone: ReadonlySet<number>;
  /** Places that were looked at: all instances of a component at one path have the same fields. */
  readonly seen: Set<string>;
  readonly fields: Map<string, boolean>;
}

function collect(dropping: Dropping, path: string, instances: readonly StoredComponent[]): void {
  const { storage, gone, seen, fields } = dropping;
  for (const instance of instances) {
    const uid = instance.__component;
    if (gone.has(instance.id)) {
      if (!seen.has(`${path}#${uid}`)) addFields(fields, instanceFields(storage, path, uid));
      seen.add(`${path}#${uid}`);
      continue;
    }
    for (const { attribute, key } of shapeOf(storage, uid).nested) {
      collect(dropping, `${path}.${attribute}`, (instance[key] ?? []) as readonly StoredComponent[]);
    }
  }
}
