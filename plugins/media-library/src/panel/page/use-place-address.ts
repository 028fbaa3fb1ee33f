import { writeQuery } from '@admin/shell';
import { useListAddressAs, type ListAddress } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UploadedFile } from '../../file-shapes.ts';
import { useLibraryClient } from '../calls/library-client.ts';
import { configurationQuery } from '../calls/library-queries.ts';
import {
  placeFormat,
  standardView,
  type LibraryPlace,
  type PlaceChange,
} from '../browser/place/library-place.ts';

/** The address of the library's page, and how to change it. */
export interface PlaceAddress extends ListAddress<LibraryPlace, PlaceChange> {
  /** Whether it is known how the library is shown where the address leaves it open. */
  readonly isKnown: boolean;
  /** Id of the file whose details are open; null for none. */
  readonly openFile: number | null;
  /** The address of the same place with the details of a file. */
  readonly fileHref: (file: Pick<UploadedFile, 'id'>) => string;
  /** Closes the details. */
  readonly closeFile: () => void;
}

/** Folder, page, order, search, filters and the open file live in the address, so that Back and Reload keep them. */
export function usePlaceAddress(): PlaceAddress {
  const view = useQuery(configurationQuery(useLibraryClient()));
  const format = useMemo(() => placeFormat(view.data ?? standardView), [view.data]);
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
