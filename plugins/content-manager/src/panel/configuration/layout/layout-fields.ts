import {
  type ArrangedGroups,
  type Attribute,
  canBeEntryTitle,
  type FieldSize,
  fieldSizeOf,
  type FieldSizes,
  groupOfField,
  isMorph,
  isSystemField,
  labelInWords,
  mainFieldNames,
  ownValue,
  positionOf,
  withoutPlaceholders,
} from '@admin/content-model';
import { type CustomField, customFields } from '@admin/shell';
import { customFieldUid, useContributions } from '@admin/shell/host';
import { useMemo } from 'react';
import type { LayoutModel, LayoutValues } from './layout-model.ts';

/** What of a field can be edited, beside its width. */
export type FieldSetting = 'label' | 'description' | 'placeholder' | 'editable' | 'mainField';

/** What a field is called while the layout is edited. */
export function fieldLabel(fields: LayoutValues['fields'], name: string): string {
  return labelInWords(name, ownValue(fields, name)?.label);
}

/** The attributes that can name an entry of the model. */
export function titleNames({ attributes }: Pick<LayoutModel, 'attributes'>): readonly string[] {
  return Object.keys(attributes).filter((name) => {
    const attribute = attributes[name];
    return attribute !== undefined && canBeEntryTitle(attribute);
  });
}

/** The fields that could be shown and have no place. */
export function unplacedNames(
  { attributes }: Pick<LayoutModel, 'attributes'>,
  { groups, fields }: Pick<LayoutValues, 'groups' | 'fields'>,
): readonly string[] {
  return Object.keys(attributes).flatMap((name) => {
    if (isSystemField(name) || ownValue(fields, name)?.visible === false) return [];
    return groupOfField(groups, name) === -1 ? [name] : [];
  });
}

const withoutPlaceholder: ReadonlySet<string> = new Set(['media', 'json', 'boolean']);

/** The settings of a field: components have only a name, zones and polymorphic relations a description as well. */
export function fieldSettings(attribute: Attribute): readonly FieldSetting[] {
  const { type } = attribute;
  if (type === 'component') return ['label'];
  if (type === 'dynamiczone' || (type === 'relation' && isMorph(attribute))) return ['label', 'description'];
  return [
    'label',
    'description',
    ...(withoutPlaceholder.has(type) ? [] : (['placeholder'] as const)),
    'editable',
    ...(type === 'relation' ? (['mainField'] as const) : []),
  ];
}

/** The attributes that can name the entries at the other end of a relation. */
export function linkedNames(
  { contentTypes }: Pick<LayoutModel, 'contentTypes'>,
  attribute: Attribute,
): readonly string[] {
  if (attribute.type !== 'relation') return [];
  const target = contentTypes.get(attribute.target ?? '');
  return target ? mainFieldNames(target) : ['id'];
}

/** Where a field stands in its group, counted from 1: which row of how many, which place of how many in it. */
export function placeOfField(groups: ArrangedGroups, name: string): Readonly<Record<string, number>> {
  const all = withoutPlaceholders(groups[groupOfField(groups, name)]?.rows ?? []);
  const found = positionOf(all, name);
  return {
    row: (found?.row ?? 0) + 1,
    rows: all.length,
    place: (found?.column ?? 0) + 1,
    count: all[found?.row ?? 0]?.length ?? 0,
  };
}

function sizesOf(fields: readonly CustomField[]): FieldSizes {
  return Object.fromEntries(
    fields.map((field) => {
      const size = fieldSizeOf(field);
      const { defaultSize = size.default, isResizable = size.isResizable } = field;
      return [customFieldUid(field), { default: defaultSize, isResizable }];
    }),
  );
}

/**
 * How wide a field is at first, and whether it may be given another width. What the server says of a custom field holds;
 * of one that it does not know, what its plugin says here.
 */
export function useSizeOf({
  fieldSizes,
}: Pick<LayoutModel, 'fieldSizes'>): (attribute: Attribute) => FieldSize {
  const fields = useContributions(customFields);
  return useMemo(() => {
    const sizes = { ...sizesOf(fields), ...fieldSizes };
    return (attribute) => fieldSizeOf(attribute, sizes);
  }, [fields, fieldSizes]);
}
