import type { ViewSettings } from '../configuration-types.ts';
import {
  isManaged,
  isMorph,
  isToOne,
  type Attribute,
  type Attributes,
  type AttributeType,
} from '../schema/attribute.ts';
import { ownValue } from '../schema/own-value.ts';
import { isSystemField, userUid } from '../schema/system-attributes.ts';

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

/** Returns whether an attribute can be a column of a list. The plugin that manages an attribute adds its column. */
export function isListable(attribute: Attribute): boolean {
  return (
    !isManaged(attribute) &&
    !neverListed.has(attribute.type) &&
    !(attribute.type === 'relation' && isMorph(attribute))
  );
}

/** Returns whether a list can be filtered by an attribute. The plugin that manages an attribute adds its filter. */
export function isFilterable(attribute: Attribute): boolean {
  return (
    !isManaged(attribute) &&
    !neverFiltered.has(attribute.type) &&
    !(attribute.type === 'relation' && isMorph(attribute))
  );
}

/** Returns whether a list can be sorted by the attribute's own value, as a default sort requires. */
export function isSortable(attribute: Attribute): boolean {
  return !neverSorted.has(attribute.type);
}

/**
 * Returns whether the column of an attribute can be sorted: by its own value, or by the main field of one linked entry.
 */
export function isSortableColumn(attribute: Attribute): boolean {
  if (attribute.type === 'relation') return !isMorph(attribute) && isToOne(attribute);
  return isSortable(attribute);
}

/** Returns whether an attribute can be the title of its entry in the edit view. */
export function canBeEntryTitle(attribute: Attribute): boolean {
  return !neverTitle.has(attribute.type);
}

/** Returns the attribute whose value names an entry: the configured one, by default the id. */
export function entryTitleName({ mainField }: Pick<ViewSettings, 'mainField'>): string {
  return mainField ?? 'id';
}

/** Returns whether an attribute of a linked entry or a component can be its main field. */
export function canBeMainField(attribute: Attribute): boolean {
  return !neverMainField.has(attribute.type);
}

/** Returns the attributes that an edit view can show: all except managed ones. */
export function editableNames(attributes: Attributes): readonly string[] {
  return Object.keys(attributes).filter((name) => ownValue(attributes, name)?.managed !== true);
}

/** The possible main fields of a linked administrator: never the email address. */
const userMainFields = ['firstname', 'lastname', 'username'];

/** Returns the possible main fields of a content type in relations to it: `id` first. */
export function mainFieldNames(target: {
  readonly uid: string;
  readonly attributes: Attributes;
}): readonly string[] {
  if (target.uid === userUid) return ['id', ...userMainFields];
  const own = Object.entries(target.attributes).filter(
    ([name, attribute]) => !isSystemField(name) && canBeMainField(attribute),
  );
  return ['id', ...own.map(([name]) => name)];
}
