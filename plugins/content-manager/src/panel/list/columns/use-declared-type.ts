import { schemasFromItems, type ContentType, type ContentTypeItem } from '@admin/content-model';
import { useMemo } from 'react';

/** What the document of a content type declares, without the attributes that the product adds. */
export function useDeclaredType(item: ContentTypeItem): ContentType {
  return useMemo(
    () => schemasFromItems({ contentTypes: [item], components: [] }).contentTypes.get(item.uid) ?? item,
    [item],
  );
}
