import { ownValue, isRecord, type Attributes } from '@admin/content-model';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import { addFields, type WrittenFields } from './written-fields.ts';

/** The fields that values name, inside components too. */
export function sentFields(
  storage: ContentStorage,
  attributes: Attributes,
  values: Readonly<Record<string, unknown>>,
): WrittenFields {
  const fields = new Map<string, boolean>();
  collect({ storage, fields }, attributes, values, '');
  return fields;
}

function collect(
  into: { readonly storage: ContentStorage; readonly fields: Map<string, boolean> },
  attributes: Attributes,
  values: Readonly<Record<string, unknown>>,
  prefix: string,
): void {
  const { storage, fields } = into;
  for (const [name, definition] of Object.entries(attributes)) {
    if (!Object.hasOwn(values, name)) continue;
    const path = `${prefix}${name}`;
    addFields(fields, [[path, definition.type !== 'component']]);
    if (definition.type !== 'component') continue;
    const { attributes: inner } = shapeOf(storage, definition.component).component;
    const value = ownValue(values, name);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const item of items) {
      if (isRecord(item)) collect(into, inner, item, `${path}.`);
    }
  }
}
