import { slugify } from '../../../text/index.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { OperationContext } from '../operation-context.ts';
import { generateComponentUid } from './component-uid.ts';
import { askingEntry, freeUid, uidField } from './uid-field.ts';

/**
 * A free uid made from the attribute that it follows; from the type's name while that is empty. With the `id` of an
 * entry among the values it is one for that entry, which never stands in its own way. A path with positions of items
 * (`sections.0.anchor`) asks for one inside a component, free among the values.
 */
export async function generateUid(
  context: OperationContext,
  call: {
    readonly permissions: ContentPermissions;
    readonly contentTypeUid: string;
    readonly field: string;
    readonly values: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  if (call.field.includes('.')) return generateComponentUid(context, call);
  const field = uidField(context, call.permissions, call.contentTypeUid, call.field);
  const { targetField } = field.definition;
  const source = targetField === undefined ? undefined : call.values[targetField];
  const fallback = field.definition.default ?? field.table.contentType.info.singularName;
  const text = typeof source === 'string' || typeof source === 'number' ? String(source) : '';
  const own = await askingEntry(context, call.permissions, field, call.values['id']);
  return freeUid(context, field, await slugify(text, { fallback }), own);
}
