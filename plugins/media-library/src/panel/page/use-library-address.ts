import { writeQuery } from '@admin/shell';
import { useListAddressAs, type ListAddress } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UploadedFile } from '../../file-schemas.ts';
import { useLibraryClient, configurationQuery } from '../calls/library-queries.ts';
import {
  locationFormat,
  defaultView,
  type LibraryLocation,
  type LocationChange,
} from '../browser/library-location.ts';

/** The address of the library page, and functions that change it. */
export interface LibraryAddress extends ListAddress<LibraryLocation, LocationChange> {
  /** True if the view configuration is loaded, which has the values of missing parameters. */
  readonly isKnown: boolean;
  /** Id of the file with open details; null for none. */
  readonly openFile: number | null;
  /** Returns the address of the same location with the details of a file. */
  readonly fileHref: (file: Pick<UploadedFile, 'id'>) => string;
  /** Closes the details. */
  readonly closeFile: () => void;
}

/**
 * Reads and writes folder, page, sorting, search, filters and the open file in the address, so that Back and Reload keep
 * them.
 */
export function useLibraryAddress(): LibraryAddress {
  const view = useQuery(configurationQuery(useLibraryClient()));
  const format = useMemo(() => locationFormat(view.data ?? defaultView), [view.data]);
  const address = useListAddressAs(format);
  const { query } = address;
  const [, setQuery] = useSearchParams();
  const id = Number(query.get('file'));
  const fileHref = useCallback(
    (file: Pick<UploadedFile, 'id'>) => {
      const next = new URLSearchParams(query);
      next.set('file', String(file.id));
      return writeQuery(next);
    },
    [query],
  );
  const closeFile = useCallback(
    () =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('file');
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return {
    ...address,
    isKnown: !view.isPending,
    openFile: Number.isInteger(id) && id > 0 ? id : null,
    fileHref,
    closeFile,
  };
}
