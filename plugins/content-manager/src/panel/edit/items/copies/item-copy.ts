import { isMorph, isRecord, tempKey, type FormValues } from '@admin/content-model';
import { copyComponent, mapComponents, type FormModel, type LoadedRelations } from '@admin/entry-form';

/**
 * Makes of an item what can be added anywhere, in another entry too: without the ids and the keys that it and the
 * components in it have where it stands, and with links of its own to all that they link.
 * @param linksOf what the server links, all of it
 */
export function itemCopy(
  item: FormValues,
  uid: string,
  { model, linksOf }: { readonly model: FormModel; readonly linksOf: LoadedRelations['read'] },
): FormValues {
  const map = (component: FormValues, inner: string): FormValues => {
    const { [tempKey]: _key, ...values } = copyComponent(component, inner, {
      model,
      loaded: { read: linksOf },
    });
    return values;
  };
  const copy = mapComponents(item, { type: 'component', component: uid }, { model, map });
  return isRecord(copy) ? copy : {};
}

/** Whether a component, or one inside it, links entries of any type: these links can be counted, and not be made. */
export function linksAnyType(uid: string, { schemas }: Pick<FormModel, 'schemas'>): boolean {
  const seen = new Set<string>();
  const look = (component: string): boolean => {
    if (seen.has(component)) return false;
    seen.add(component);
    return Object.values(schemas.components.get(component)?.attributes ?? {}).some((attribute) => {
      if (attribute.type === 'relation') return isMorph(attribute);
      if (attribute.type === 'component') return look(attribute.component);
      return attribute.type === 'dynamiczone' && attribute.components.some(look);
    });
  };
  return look(uid);
}
