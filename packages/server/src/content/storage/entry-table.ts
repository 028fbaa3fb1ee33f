import type {
  ComponentAttribute,
  ContentType,
  DynamicZoneAttribute,
  MediaAttribute,
  ScalarAttribute,
} from '@admin/content-model';
import type { ColumnKind, SearchTable } from '../../database/dialect.ts';
import type { RelationEnd } from './relation-end.ts';

/** A scalar attribute and its column. */
export interface ScalarColumn {
  readonly attribute: string;
  readonly definition: ScalarAttribute;
  readonly column: string;
  readonly kind: ColumnKind;
}

/** A component or dynamic zone and the JSON column of its instances, always an array. */
export interface NestedColumn {
  readonly attribute: string;
  readonly definition: ComponentAttribute | DynamicZoneAttribute;
  readonly column: string;
}

/** A media attribute; its files are links named by `field`. */
export interface MediaField {
  readonly attribute: string;
  readonly definition: MediaAttribute;
  readonly field: string;
}

/** The table and columns of one content type, derived once when the server starts. */
export interface EntryTable {
  readonly contentType: ContentType;
  readonly uid: string;
  readonly table: string;
  /** In the order of declaration, passwords included. */
  readonly scalars: readonly ScalarColumn[];
  readonly nested: readonly NestedColumn[];
  readonly media: readonly MediaField[];
  readonly relations: readonly RelationEnd[];
  readonly scalarsByName: ReadonlyMap<string, ScalarColumn>;
  readonly nestedByName: ReadonlyMap<string, NestedColumn>;
  readonly relationsByName: ReadonlyMap<string, RelationEnd>;
  readonly mediaByName: ReadonlyMap<string, MediaField>;
  /** The searched columns and the searched length of each. */
  readonly search: SearchTable;
  readonly localized: boolean;
  readonly draftAndPublish: boolean;
}

/** The columns that every content table has, by the attribute that shows them. */
export const systemColumns: Readonly<Record<string, { readonly column: string; readonly kind: ColumnKind }>> =
  {
    id: { column: 'id', kind: 'integer' },
    createdAt: { column: 'created_at', kind: 'datetime' },
    updatedAt: { column: 'updated_at', kind: 'datetime' },
    publishedAt: { column: 'published_at', kind: 'datetime' },
    locale: { column: 'locale', kind: 'text' },
  };

/** Column names that no attribute may have. */
export const reservedColumns: readonly string[] = [
  'id',
  'document',
  'locale',
  'version',
  'published_at',
  'created_at',
  'updated_at',
  'created_by_id',
  'updated_by_id',
  'rowid',
];
