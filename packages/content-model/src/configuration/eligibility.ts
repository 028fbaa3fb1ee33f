import { isMorph, isToOne, type Attribute, type Attributes, type AttributeType } from '../schema/index.ts';

type Types = ReadonlySet<AttributeType>;

const neverListed: Types = new Set(['json', 'dynamiczone', 'richtext', 'password', 'blocks']);
const neverFiltered: Types = new Set(['json', 'component', 'richtext', 'dynamiczone', 'password', 'blocks']);
const neverSorted: Types = new Set([
  'media',
  'richtext',
  'dynamiczone',
  'relation',
  'component',
  'json',
  'blocks',
]);
const neverTitle: Types = new Set([
  'dynamiczone',
  'json',
  'text',
  'relation',
  'component',
  'boolean',
  'media',
  'password',
  'richtext',
  'blocks',
]);
const neverMainField: Types = new Set([
  'boolean',
  'component',
  'dynamiczone',
  'json',
  'media',
  'password',
  'relation',
  'text',
  'richtext',
  'blocks',
]);

/** Whether an attribute can be a column of a list. */
export function isListable(attribute: Attribute): boolean {
  return !neverListed.has(attribute.type) && !(attribute.type === 'relation' && isMorph(attribute));
}

/** Whether a list can be filtered by an attribute. */
export function isFilterable(attribute: Attribute): boolean {
  return !neverFiltered.has(attribute.type) && !(attribute.type === 'relation' && isMorph(attribute));
}

/** Whether a list can be sorted by the attribute's own value; what the default sort is chosen from. */
export function isSortable(attribute: Attribute): boolean {
  return !neverSorted.has(attribute.type);
}

/** Whether the column of an attribute can be sorted: besides own values, the main field of one linked entry. */
export function isSortableColumn(attribute: Attribute): boolean {
  if (attribute.type === 'relation') return !isMorph(attribute) && isToOne(attribute);
  return isSortable(attribute);
}

/** Whether an attribute can name its entry in the titles of the edit view. */
export function canBeEntryTitle(attribute: Attribute): boolean {
  return !neverTitle.has(attribute.type);
}

/** Whether an attribute of a linked entry or a component can name it there. */
export function canBeMainField(attribute: Attribute): boolean {
  return !neverMainField.has(attribute.type);
}

/** The attributes that an edit view can show. */
export function editableNames(attributes: Attributes): readonly string[] {
  return Object.keys(attributes);
}
