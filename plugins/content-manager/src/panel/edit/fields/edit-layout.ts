import { ownValue, type Attribute, type EditMetadata, type ViewConfiguration } from '@admin/content-model';
import type { EditField, EditLayout } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';

/** Rows of fields, top to bottom. */
export type EditRows = readonly (readonly EditField[])[];

/** A content type or a component. */
interface AttributeOwner {
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** Returns the rows of a configured layout without hidden fields, fields whose attribute was removed, and empty rows. */
export function editRows(
  { attributes }: AttributeOwner,
  { layouts, metadatas }: Pick<ViewConfiguration, 'layouts' | 'metadatas'>,
): EditRows {
  return layouts.edit
    .map((row) =>
      row.flatMap(({ name, size }): EditField[] => {
        const attribute = ownValue(attributes, name);
        const metadata: EditMetadata = ownValue(metadatas, name)?.edit ?? {};
        return attribute && metadata.visible !== false ? [{ name, size, attribute, metadata }] : [];
      }),
    )
    .filter((row) => row.length > 0);
}

/** Returns the configured layout of a content type and its components, as plugins receive it. */
export function editLayout(view: ContentTypeView): EditLayout {
  const components = Object.entries(view.componentConfigurations).flatMap(([uid, configuration]) => {
    const component = view.components.get(uid);
    return component ? [[uid, editRows(component, configuration)] as const] : [];
  });
  return {
    rows: editRows(view.contentType, view.configuration),
    groups: view.configuration.groups ?? null,
    components: Object.fromEntries(components),
  };
}

/** Returns the narrowest width of the grid that has room for a configured width, in columns. */
export function spanOf(size: number): 4 | 6 | 8 | 12 {
  if (size <= 4) return 4;
  if (size <= 6) return 6;
  return size <= 8 ? 8 : 12;
}
