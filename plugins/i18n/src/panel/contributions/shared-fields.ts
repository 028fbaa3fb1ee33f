import { isLocalized, isSharedByLocales } from '@admin/content-model';
import type { EditContext, EditField, EditLayout } from '@admin/plugin-content-manager/points';
import { contentParts } from './load-content-parts.ts';

const sharedMark = () => contentParts().then(({ SharedMark }) => ({ default: SharedMark }));

function marked(field: EditField): EditField {
  return field.labelAction || !isSharedByLocales(field.attribute)
    ? field
    : { ...field, labelAction: sharedMark };
}

/** Marks the fields whose value all locale versions share. */
export function markSharedFields(layout: EditLayout, { contentType }: EditContext): EditLayout {
  if (!isLocalized(contentType)) return layout;
  return { ...layout, rows: layout.rows.map((row) => row.map(marked)) };
}
