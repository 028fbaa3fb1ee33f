import type { Attributes } from './attribute.ts';

/** The attributes that every entry has and that no document declares. */
export const systemFields = [
  'id',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
] as const;

export type SystemField = (typeof systemFields)[number];

const names: ReadonlySet<string> = new Set(systemFields);

/** Returns whether a key of an entry is a system field and no attribute of the content type. */
export function isSystemField(name: string): name is SystemField {
  return names.has(name);
}

/** Uid of the administrators' content type: the target of `createdBy` and `updatedBy`. */
export const userUid = 'admin::user';

const creator = {
  type: 'relation',
  relation: 'oneToOne',
  target: userUid,
  configurable: false,
  writable: false,
  visible: false,
  useJoinTable: false,
  private: true,
} as const;

/** Added before the declared attributes in every complete description of a schema. */
export const leadingAttributes = { id: { type: 'integer' } } as const satisfies Attributes;

/** Added after the declared attributes of a content type, not of a component. */
export const trailingAttributes = {
  createdAt: { type: 'datetime' },
  updatedAt: { type: 'datetime' },
  createdBy: creator,
  updatedBy: creator,
} as const satisfies Attributes;
