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

/** The settings of a field, except its width. */
export type FieldSetting = 'label' | 'description' | 'placeholder' | 'editable' | 'mainField';

/** Returns the label of a field in the edited layout. */
export function fieldLabel(fields: LayoutValues['fields'], name: string): string {
  return labelInWords(name, ownValue(fields, name)?.label);
}

/** Returns the attributes that can be the entry title. */
export function titleNames({ attributes }: Pick<LayoutModel, 'attributes'>): readonly string[] {
  return Object.keys(attributes).filter((name) => {
    const attribute = attributes[name];
    return attribute !== undefined && canBeEntryTitle(attribute);
  });
}

/** Returns the fields that can be shown but are in no group. */
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

/**
 * Returns the settings of a field: components have only a label, zones and polymorphic relations also a description.
 */
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

/** Returns the attributes that can name the linked entries of a relation. */
export function linkedNames(
  { contentTypes }: Pick<LayoutModel, 'contentTypes'>,
  attribute: Attribute,
): readonly string[] {
  if (attribute.type !== 'relation') return [];
  const target = contentTypes.get(attribute.target ?? '');
  return target ? mainFieldNames(target) : ['id'];
}

/**
 * Returns the position of a field in its group, from 1: row and number of rows, position and number of fields in the
 * row.
 */
export function fieldPosition(groups: ArrangedGroups, name: string): Readonly<Record<string, number>> {
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
 * Returns a function from attributes to their sizes. The size of a custom field comes from the server, otherwise
 * from its plugin.
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
