import { useTableLabels } from '@admin/shell';
import { RelativeTime, Table, type TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-schemas.ts';
import { FilePicture } from '../files/FilePicture.tsx';
import { fileSize, extensionOf } from '../files/file-facts.ts';
import { focalPosition } from '../files/focal-point.ts';
import styles from './FileTable.module.css';
import { fileKey, type LibraryActions, type LibrarySelection, type LocationLinks } from './library-items.ts';
import type { LibraryLocation } from './library-location.ts';
import { browserMessages } from './messages.ts';
import { Press } from './Press.tsx';

export interface FileTableProps {
  readonly files: readonly UploadedFile[];
  readonly location: LibraryLocation;
  readonly links: LocationLinks;
  readonly actions: LibraryActions;
  readonly selection: LibrarySelection | undefined;
  readonly status: 'loading' | 'refreshing' | 'ready';
}

const rowId = ({ id }: UploadedFile): string => fileKey(id);
const rowName = ({ name }: UploadedFile): string => name;

function useColumns({
  fileHref,
  onFile,
  onFileTwice,
  pressed,
}: LibraryActions): readonly TableColumn<UploadedFile>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: intl.formatMessage(browserMessages.name),
        sortable: true,
        cell: (file) => (
          <span className={styles.name}>
            <span className={styles.thumb}>
              <FilePicture file={file} position={focalPosition(file)} width={44} />
            </span>
            {fileHref ? (
              <bdi className={styles.text}>{file.name}</bdi>
            ) : (
              <Press
                className={styles.press}
                onPress={() => onFile?.(file)}
                onPressTwice={() => onFileTwice?.(file)}
                pressed={pressed?.(file)}
              >
                <bdi>{file.name}</bdi>
              </Press>
            )}
          </span>
        ),
      },
      {
        id: 'type',
        header: intl.formatMessage(browserMessages.fileType),
        width: '88px',
        cell: (file) => extensionOf(file),
      },
      {
        id: 'size',
        header: intl.formatMessage(browserMessages.size),
        width: '96px',
        align: 'end',
        cell: ({ size }) => fileSize(intl, size),
      },
      {
        id: 'createdAt',
        header: intl.formatMessage(browserMessages.uploaded),
        sortable: true,
        width: '160px',
        cell: ({ createdAt }) => <RelativeTime date={createdAt} locale={intl.locale} />,
      },
    ],
    [intl, fileHref, onFile, onFileTwice, pressed],
  );
}

/** The files as a list. */
export function FileTable({ files, location, links, actions, selection, status }: FileTableProps) {
  const intl = useIntl();
  const labels = useTableLabels(browserMessages);
  const columns = useColumns(actions);
  const { field, order } = location.sort;
  return (
    <Table
      columns={columns}
      label={intl.formatMessage(browserMessages.filesHeading)}
      labels={labels}
      onSort={({ column, direction }) =>
        links.change({ sort: { field: column, order: direction === 'ascending' ? 'ASC' : 'DESC' } })
      }
      rowActions={actions.fileMenu}
      rowHeight="tall"
      rowHref={actions.fileHref}
      rowId={rowId}
      rowName={rowName}
      rows={files}
      selection={selection}
      skeletonRows={Math.min(location.pageSize, 10)}
      sort={{ column: field, direction: order === 'ASC' ? 'ascending' : 'descending' }}
      status={status}
    />
  );
}
