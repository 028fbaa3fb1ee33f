import { filterFields, type FilterField } from '@admin/content-model';
import { useCan } from '@admin/shell';
import { useMemo } from 'react';
import { isReadable, useFieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';

/** What the user may filter the list of a content type by. */
export function useFilterFields({
  contentType,
}: Pick<ContentTypeView, 'contentType'>): readonly FilterField[] {
  const { uid } = contentType;
  const permissions = useFieldPermissions(uid);
  const mayReadUsers = useCan([{ action: 'admin::users.read' }]);
  return useMemo(
    () => filterFields(contentType, { mayRead: (name) => isReadable(permissions, name), mayReadUsers }),
    [contentType, permissions, mayReadUsers],
  );
}
