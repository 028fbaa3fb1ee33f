import { isRecord, tempKey, type FormValues } from '@admin/content-model';
import { mapComponents, type FormModel } from '../form/index.ts';

/**
 * Makes of an item what can be added anywhere, in another entry too: without the ids and the keys that it and the
 * components in it have where it stands.
 */
export function itemCopy(item: FormValues, uid: string, model: FormModel): FormValues {
  const copy = mapComponents(
    item,
    { type: 'component', component: uid },
    { model, map: ({ id: _id, [tempKey]: _key, ...values }) => values, place: '' },
  );
  return isRecord(copy) ? copy : {};
}

/** Whether a component, or one inside it, has relations. Of a saved one the form need not know what it is linked to. */
export function hasRelations(uid: string, { schemas }: Pick<FormModel, 'schemas'>): boolean {
  const seen = new Set<string>();
  const look = (component: string): boolean => {
    if (seen.has(component)) return false;
    seen.add(component);
    return Object.values(schemas.components.get(component)?.attributes ?? {}).some((attribute) => {
      if (attribute.type === 'relation') return true;
      if (attribute.type === 'component') return look(attribute.component);
      return attribute.type === 'dynamiczone' && attribute.components.some(look);
    });
  };
  return look(uid);
}
