import { lazy } from 'react';
import type { Attribute, Attributes } from '@admin/content-model';
import type { ContentTypeView } from '../../schema/index.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { InputBoundary } from '../fields/InputBoundary.tsx';

/** Dragging, the picker and the icons of components are large: their code is fetched for entries that have lists. */
const loadItemsField = async () => {
  const { ItemsField: field } = await import('./ItemsField.tsx');
  return { default: field };
};

const ItemsField = lazy(loadItemsField);

/** Fetches the code of lists, if a content type has any, while its entry loads. */
export async function prepareItems({ contentType, components }: ContentTypeView): Promise<void> {
  if (hasLists(contentType.attributes, components)) await loadItemsField();
}

/** The editor of repeatable components and dynamic zones; its code is loaded when it is first rendered. */
export function ItemsEditor(props: FieldEditorProps) {
  return (
    <InputBoundary attribute={props.field.attribute}>
      <ItemsField {...props} />
    </InputBoundary>
  );
}

/** Components by uid. */
type Components = ReadonlyMap<string, { readonly attributes: Attributes }>;

/** Returns whether attributes contain a repeatable component or a dynamic zone, at any depth. */
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
