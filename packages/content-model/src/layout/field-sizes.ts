import type { FieldSize } from '../configuration-types.ts';
import type { Attribute } from '../schema/attribute.ts';

/** The number of columns in a row of the edit view. */
export const gridColumns = 12;

/** The possible widths of a resizable field, in columns. */
export const fieldWidths = [4, 6, 8, 12] as const;

const full: FieldSize = { default: 12, isResizable: false };
const third: FieldSize = { default: 4, isResizable: true };
const half: FieldSize = { default: 6, isResizable: true };

/** Default widths by the type of the input; some types belong to inputs rather than attributes. */
export const fieldSizes = {
  dynamiczone: full,
  component: full,
  json: full,
  richtext: full,
  blocks: full,
  checkbox: third,
  boolean: third,
  date: third,
  time: third,
  biginteger: third,
  decimal: third,
  float: third,
  integer: third,
  number: third,
  datetime: half,
  email: half,
  enumeration: half,
  media: half,
  password: half,
  relation: half,
  string: half,
  text: half,
  timestamp: half,
  uid: half,
} as const satisfies Readonly<Record<string, FieldSize>>;

/** Sizes by attribute type, and by uid for custom fields with a size. */
export type FieldSizes = Readonly<Record<string, FieldSize>>;

/** Returns the size of an attribute's input: that of its custom field, otherwise of its type; half a row by default. */
export function fieldSizeOf(
  { type, customField = '' }: Pick<Attribute, 'type' | 'customField'>,
  sizes: FieldSizes = fieldSizes,
): FieldSize {
  return ownSize(sizes, customField) ?? ownSize(sizes, type) ?? fieldSizes[type] ?? half;
}

/** Uids come from documents, so inherited object properties are no sizes. */
function ownSize(sizes: FieldSizes, name: string): FieldSize | undefined {
  return Object.hasOwn(sizes, name) ? sizes[name] : undefined;
}
