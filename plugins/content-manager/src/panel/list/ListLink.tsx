import { PanelLink, usePanelAnchor } from '@admin/shell';
import { useRegistry } from '@admin/shell/host';
import type { AnchorProps, RenderLink } from '@admin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { parsePath, type Location } from 'react-router-dom';
import { addressParameters } from '../../points.ts';
import { callParameters, contentLocation, isEntryLocation, type FromList } from '../address/index.ts';
import { entryAddressAt, entryKey } from '../entry/index.ts';
import type { EntryPageCode } from './entries/use-entry-prefetch.ts';

const fromList = ({ pathname, search }: Location): FromList => ({ list: `${pathname}${search}` });

/** A link from a list; the page that it opens can link back to the list in its current state. */
export function ListLink({ href, ...rest }: AnchorProps) {
  return <PanelLink {...rest} stateFrom={fromList} to={href} />;
}

/** Returns a function that checks whether the entry of an address is fetched, for example since its row was hovered. */
function useFetchedEntries(): (href: string) => boolean {
  const queries = useQueryClient();
  const { list: contributions } = useRegistry();
  return useCallback(
    (href) => {
      const { pathname = '', search } = parsePath(href);
      const location = contentLocation(pathname);
      if (!isEntryLocation(location)) return false;
      const parameters = callParameters(contributions(addressParameters), new URLSearchParams(search));
      return Boolean(queries.getQueryData(entryKey(entryAddressAt(location, parameters))));
    },
    [queries, contributions],
  );
}

/**
 * Returns the renderer of the design system's links in a list. A link to an entry is followed within the press if the entry and
 * the code of its page are fetched.
 */
export function useListLinks(entryPageCode: EntryPageCode): RenderLink {
  const anchor = usePanelAnchor();
  const isFetched = useFetchedEntries();
  return useCallback(
    ({ href, ...rest }) =>
      anchor({
        ...rest,
        stateFrom: fromList,
        to: href,
        isReady: () => entryPageCode.isFetched() && isFetched(href),
      }),
    [anchor, entryPageCode, isFetched],
  );
}
