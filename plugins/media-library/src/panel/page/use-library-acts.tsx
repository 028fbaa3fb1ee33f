import { useCallback, useMemo } from 'react';
import type { UploadedFile } from '../../file-shapes.ts';
import type { CountedFolder } from '../../folder-shapes.ts';
import type { LibraryActs } from '../browser/library-items.ts';
import type { Several } from '../folders/several.ts';
import { FileMenu } from './FileMenu.tsx';
import { FolderMenu } from './FolderMenu.tsx';
import type { Questions } from './use-questions.ts';

export interface LibraryActsSpec {
  readonly fileHref: (file: Pick<UploadedFile, 'id'>) => string;
  readonly mayUpdate: boolean;
  readonly ask: Questions['ask'];
}

/** What can be done with each file and folder of the page; the same object as long as that does not change. */
export function useLibraryActs({ fileHref, mayUpdate, ask }: LibraryActsSpec): LibraryActs {
  const move = useCallback((items: Several) => ask({ about: 'move', items }), [ask]);
  const remove = useCallback((items: Several) => ask({ about: 'delete', items }), [ask]);
  const fileMenu = useCallback(
    (file: UploadedFile) => <FileMenu file={file} href={fileHref(file)} onDelete={remove} onMove={move} />,
    [fileHref, remove, move],
  );
  const folderMenu = useCallback(
    (folder: CountedFolder) => (
      <FolderMenu
        folder={folder}
        onDelete={remove}
        onEdit={(edited) => ask({ about: 'folder', folder: edited })}
        onMove={move}
      />
    ),
    [ask, remove, move],
  );
  return useMemo(
    () => ({ fileHref, fileMenu, ...(mayUpdate && { folderMenu }) }),
    [fileHref, fileMenu, folderMenu, mayUpdate],
  );
}
