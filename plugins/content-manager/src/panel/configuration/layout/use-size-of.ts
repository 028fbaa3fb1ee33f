import { fieldSizeOf, type Attribute, type FieldSize, type FieldSizes } from '@admin/content-model';
import { customFields, customFieldUid, useContributions, type CustomField } from '@admin/shell';
import { useMemo } from 'react';
import type { LayoutModel } from './layout-model.ts';

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
