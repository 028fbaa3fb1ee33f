import { lazy } from 'react';
import type { ContentTypeView } from '../../schema/index.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { InputBoundary } from '../fields/InputBoundary.tsx';
import { hasLists } from './has-lists.ts';

/** Dragging, the picker and the drawings of components weigh something: fetched for entries that have lists. */
const loadItemsField = async () => {
  const { ItemsField: field } = await import('./ItemsField.tsx');
  return { default: field };
};

const ItemsField = lazy(loadItemsField);

/** Fetches the editor of lists, if entries of a content type have any, so that it is there when its entry is. */
export async function prepareItems({ contentType, components }: ContentTypeView): Promise<void> {
  if (hasLists(contentType.attributes, components)) await loadItemsField();
}

/** The editor of repeatable components and dynamic zones, fetched when there is one on the page. */
export function ItemsEditor(props: FieldEditorProps) {
  return (
    <InputBoundary attribute={props.field.attribute}>
      <ItemsField {...props} />
    </InputBoundary>
  );
}
