import type { EditorServices } from '@admin/editors';
import { httpRef, LazyDialog, useService } from '@admin/shell';
import { useContributions, useGuard } from '@admin/shell/host';
import { useMemo } from 'react';
import { mediaLibraries } from '../../../points.ts';
import { problemOf } from '../errors/request-errors.ts';

const linkedEntryField = () => import('./LinkedEntryField.tsx');

/** Returns the services of the editors: the media library that the user may use, and the search for entries to link. */
export function useEditorServices(): EditorServices {
  const http = useService(httpRef);
  const isAvailable = useGuard();
  const library = useContributions(mediaLibraries).find((contributed) => isAvailable(contributed)) ?? null;
  return useMemo<EditorServices>(() => {
    const upload = library?.upload;
    return {
      pluginId: 'content-manager',
      linkedEntryField,
      errorMessage: problemOf,
      mediaLibrary: library && {
        renderDialog: (props) => (
          <LazyDialog
            contribution={library}
            load={library.dialog}
            pointId={mediaLibraries.id}
            props={props}
          />
        ),
        ...(upload && { upload: (file, options) => upload(file, { http, ...options }) }),
      },
    };
  }, [http, library]);
}
