import {
  isRecord,
  isSameValue,
  ownValue,
  toPayload,
  type Attribute,
  type Attributes,
  type FormValues,
  type Schemas,
} from '@admin/content-model';
import type { EntryModel } from './entry-model.ts';

/** Returns whether an attribute is left out of a request while its value is unchanged. */
function isSentWhenChanged(attribute: Attribute): boolean {
  if (attribute.type === 'component') return attribute.repeatable === true;
  return ['blocks', 'media', 'relation', 'dynamiczone'].includes(attribute.type);
}

function withoutUnchanged(
  values: FormValues,
  initial: FormValues,
  attributes: Attributes,
  schemas: Schemas,
): FormValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const attribute = ownValue(attributes, name);
      const before = ownValue(initial, name);
      if (!attribute) return [[name, value]];
      if (isSentWhenChanged(attribute)) return isSameValue(value, before) ? [] : [[name, value]];
      const isSameComponent =
        isRecord(value) && isRecord(before) && value['id'] !== undefined && value['id'] === before['id'];
      if (attribute.type !== 'component' || !isSameComponent) return [[name, value]];
      const inner = schemas.components.get(attribute.component)?.attributes ?? {};
      return [[name, withoutUnchanged(value, before, inner, schemas)]];
    }),
  );
}

/**
 * Returns the request body of a save. With `sent: 'changes'`, for an existing entry or a copy, unchanged relations,
 * files, lists and blocks are left out, since the server has them.
 */
export function entryPayload(
  { contentType, schemas }: EntryModel,
  {
    values,
    initial,
    sent,
  }: {
    readonly values: FormValues;
    readonly initial: FormValues;
    readonly sent: 'everything' | 'changes';
  },
): FormValues {
  const body =
    sent === 'everything' ? values : withoutUnchanged(values, initial, contentType.attributes, schemas);
  return toPayload(body, contentType, { schemas });
}
