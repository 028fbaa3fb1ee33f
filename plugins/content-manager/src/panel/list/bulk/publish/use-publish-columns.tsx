import { entryTitleName } from '@admin/content-model';
import type { TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isReadable, useFieldPermissions } from '../../../permissions/index.ts';
import type { ContentTypeView } from '../../../schema/index.ts';
import { entryName, fieldLabels } from '../../fields/labels.ts';
import { EntryLink, PublishStatus } from './PublishStatus.tsx';
import { publishMessages } from './messages.ts';
import type { PublishRow } from './publish-state.ts';

/** Returns the columns: id, main field unless it is the id, and status. */
export function usePublishColumns(view: ContentTypeView): readonly TableColumn<PublishRow>[] {
  const intl = useIntl();
  const { uid } = view.contentType;
  const mainField = entryTitleName(view.configuration.settings);
  const hasName = isReadable(useFieldPermissions(uid), mainField) && mainField !== 'id';
  return useMemo(
    () => [
      {
        id: 'id',
        header: fieldLabels(['id'], view).join(''),
        width: hasName ? '52px' : '120px',
        cell: ({ entry: { id } }) =>
          hasName ? (
            id
          ) : (
            <EntryLink id={id} uid={uid}>
              {id}
            </EntryLink>
          ),
      },
      ...(hasName
        ? [
            {
              id: mainField,
              header: fieldLabels([mainField], view).join(''),
              width: 'clamp(120px, 30vw, 340px)',
              cell: ({ entry }: PublishRow) => (
                <EntryLink id={entry.id} uid={uid}>
                  {entryName(entry, mainField)}
                </EntryLink>
              ),
            },
          ]
        : []),
      {
        id: 'status',
        header: intl.formatMessage(publishMessages.status),
        width: 'clamp(128px, 34vw, 300px)',
        cell: (row) => <PublishStatus row={row} view={view} />,
      },
    ],
    [intl, view, uid, mainField, hasName],
  );
}
