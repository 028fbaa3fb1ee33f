import { ownValue, type Attribute, type EditMetadata, type ViewConfiguration } from '@admin/content-model';
import type { EditField, EditLayout } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';

/** Rows of fields, top to bottom. */
export type EditRows = readonly (readonly EditField[])[];

/** What a content type and a component have in common here. */
interface Arranged {
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/**
 * The fields of an edit view, from their saved arrangement. Cells whose attribute is gone, and fields that
 * are switched off, leave no hole: empty rows are left out.
 */
export function editRows(
  { attributes }: Arranged,
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

/** The arrangement of a content type and of every component in it, as plugins receive it. */
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

/** The width that the grid offers nearest to a saved one. */
export function spanOf(size: number): 4 | 6 | 8 | 12 {
  if (size <= 4) return 4;
  if (size <= 6) return 6;
  return size <= 8 ? 8 : 12;
}
