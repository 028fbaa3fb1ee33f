import { Type } from 'typebox';

/** One entry, in the requested form. */
export const EntryResponse = Type.Object({ data: Type.Unknown(), meta: Type.Object({}) });

/** A page of entries, in the requested form. */
export const ListResponse = Type.Object({
  data: Type.Array(Type.Unknown()),
  meta: Type.Object({ pagination: Type.Record(Type.String(), Type.Unknown()) }),
});

/** The id of an entry in a path. Any other text counts as an entry that does not exist. */
export const EntryId = Type.Object({ id: Type.String({ maxLength: 20 }) });
