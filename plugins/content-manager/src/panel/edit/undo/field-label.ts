import { labelInWords } from '@admin/content-model';
import type { EditLayout } from '../../../points.ts';
import { writtenPath, type EntryForm, type EntryPath } from '../form/index.ts';

/** What the form calls the field that a path leads to, or the nearest one round it that has a name. */
export function fieldLabel(path: EntryPath, layout: EditLayout, form: EntryForm): string {
  let rows = layout.rows;
  let label = writtenPath(path);
  for (const [index, part] of path.entries()) {
    if (typeof part !== 'string') {
      const uid = form.read([...path.slice(0, index + 1), '__component']);
      if (typeof uid === 'string') rows = layout.components[uid] ?? [];
      continue;
    }
    const field = rows.flat().find(({ name }) => name === part);
    if (!field) return label;
    label = labelInWords(field.name, field.metadata.label);
    rows = field.attribute.type === 'component' ? (layout.components[field.attribute.component] ?? []) : [];
  }
  return label;
}
