import {
  isMorph,
  isToOne,
  type Attributes,
  type RelationAttribute,
  type Schemas,
} from '@admin/content-model';

/** Returns the id of a field in storage, which stays the same when the attribute is renamed. */
export function fieldIdOf(attribute: string, definition: { readonly fieldId?: string }): string {
  return definition.fieldId ?? attribute;
}

/** Returns the map key of a field of an entry or component instance. Uids have no space, so no two fields share a key. */
export function fieldKey(uid: string, id: number, field: string): string {
  return `${id} ${uid} ${field}`;
}

/**
 * One end of a relation, seen from the content type or component that declares it. Both ends of a two-way relation
 * share their link rows: the owner reads them by source, the mirror by target.
 */
export interface RelationEnd {
  readonly attribute: string;
  readonly definition: RelationAttribute;
  readonly direction: 'outgoing' | 'incoming';
  /** Uid of the content type or component that declares this end. */
  readonly ownUid: string;
  /** The owner's uid in the link rows. */
  readonly sourceUid: string;
  /** The owner's field id in the link rows. */
  readonly field: string;
  /** Uid of the content type at the other end; null if each link names its own. */
  readonly otherUid: string | null;
  readonly toOne: boolean;
  /** Only one entry can link an entry at the other end, so that a new link replaces the previous one. */
  readonly exclusive: boolean;
  /** True if both content types declare the relation. */
  readonly twoWay: boolean;
}

/** Resolves the relations declared by a content type or component. */
export function relationEnds(uid: string, attributes: Attributes, schemas: Schemas): RelationEnd[] {
  return Object.entries(attributes).flatMap(([attribute, definition]) =>
    definition.type === 'relation' ? [relationEnd(uid, attribute, definition, schemas)] : [],
  );
}

function relationEnd(
  uid: string,
  attribute: string,
  definition: RelationAttribute,
  schemas: Schemas,
): RelationEnd {
  const mirrored = definition.mappedBy ?? definition.morphBy;
  const toOne = isToOne(definition);
  const twoWay = mirrored !== undefined || definition.inversedBy !== undefined;
  const oneToAny = definition.relation === 'oneToOne' || definition.relation === 'oneToMany';
  const shared = { ownUid: uid, attribute, definition, toOne, twoWay, exclusive: oneToAny && twoWay };
  if (mirrored !== undefined && definition.target !== undefined) {
    const owner = schemas.contentTypes.get(definition.target);
    return {
      ...shared,
      direction: 'incoming',
      sourceUid: definition.target,
      field: fieldIdOf(mirrored, owner?.attributes[mirrored] ?? {}),
      otherUid: definition.target,
    };
  }
  return {
    ...shared,
    direction: 'outgoing',
    sourceUid: uid,
    field: fieldIdOf(attribute, definition),
    otherUid: isMorph(definition) ? null : (definition.target ?? null),
  };
}
