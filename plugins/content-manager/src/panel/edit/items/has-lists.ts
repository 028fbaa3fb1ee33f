import type { Attribute, Attributes } from '@admin/content-model';

/** What the components are made of, by their uids. */
type Components = ReadonlyMap<string, { readonly attributes: Attributes }>;

/** Whether what has these attributes holds a repeatable component or a zone, also inside of a component that it holds. */
export function hasLists(attributes: Attributes, components: Components): boolean {
  const seen = new Set<string>();
  const isList = (attribute: Attribute): boolean => {
    if (attribute.type === 'dynamiczone') return true;
    if (attribute.type !== 'component') return false;
    if (attribute.repeatable === true) return true;
    if (seen.has(attribute.component)) return false;
    seen.add(attribute.component);
    return Object.values(components.get(attribute.component)?.attributes ?? {}).some(isList);
  };
  return Object.values(attributes).some(isList);
}
