import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import {
  placeFormat,
  standardView,
  type LibraryPlace,
  type PlaceChange,
} from '../browser/place/library-place.ts';
import { useLibraryClient } from '../calls/library-client.ts';
import { configurationQuery } from '../calls/library-queries.ts';

/** The place that a dialog shows: it has no address, and begins at the top. */
export function useDialogPlace(): {
  readonly place: LibraryPlace;
  readonly change: (change: PlaceChange) => void;
} {
  const { data } = useQuery(configurationQuery(useLibraryClient()));
  const { read, write } = useMemo(() => placeFormat(data ?? standardView), [data]);
  const [query, setQuery] = useState(() => new URLSearchParams());
  const change = useCallback((wanted: PlaceChange) => setQuery((before) => write(before, wanted)), [write]);
  return { place: useMemo(() => read(query), [read, query]), change };
}
