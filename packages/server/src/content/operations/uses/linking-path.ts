import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { fieldIdOf } from '../../storage/field-id.ts';

/** A field that links something, as the rows of links name it. */
export interface LinkingField {
  /** Uid of the content type whose entries hold it. */
  readonly root_uid: string;
  /** Uid of that content type, or of the component that declares the field. */
  readonly source_uid: string;
  readonly field: string;
  /** Dotted path to the component; null for a field of the entry itself. */
  readonly path: string | null;
}

/**
 * The dotted path of a field as permissions name it; undefined where the schema declares it no longer, and for a morph
 * relation's mirror, which is written from the other side.
 */
export function linkingPath(
  storage: ContentStorage,
  table: EntryTable,
  { source_uid: uid, field, path }: LinkingField,
): string | undefined {
  const model = path === null ? table : storage.components.get(uid);
  if (!model) return undefined;
  const media = model.media.find((one) => one.field === field);
  const relation = model.relations.find((end) => end.direction === 'outgoing' && end.field === field);
  const document = () =>
    model.scalars.find(
      ({ attribute, definition }) =>
        definition.type === 'blocks' && fieldIdOf(attribute, definition) === field,
    );
  const attribute = media?.attribute ?? relation?.attribute ?? document()?.attribute;
  if (attribute === undefined) return undefined;
  return path === null ? attribute : `${path}.${attribute}`;
}
