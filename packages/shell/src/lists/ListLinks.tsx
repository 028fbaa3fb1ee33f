import { LinkRendererProvider, type RenderLink } from '@admin/ui';
import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PanelLink } from '../navigation/PanelLink.tsx';

/** The state of a history entry that was opened from a list. */
interface FromList {
  readonly list: string;
}

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/** Adds the address of the list to its links, for `useListBehind` of the page that they open. */
export function ListLinks({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const renderLink = useCallback<RenderLink>(
    ({ href, children: content, ...rest }) => (
      <PanelLink {...rest} stateFrom={() => ({ list: pathname + search }) satisfies FromList} to={href}>
        {content}
      </PanelLink>
    ),
    [pathname, search],
  );
  return <LinkRendererProvider renderLink={renderLink}>{children}</LinkRendererProvider>;
}

/**
 * Returns the address of the list that the page was opened from, with its parameters.
 * @param initial the address of the list for a page that was not opened from it
 */
export function useListBehind(initial: string): string {
  const state: unknown = useLocation().state;
  const isBack = isFromList(state) && state.list.split('?')[0] === initial.split('?')[0];
  return isBack ? state.list : initial;
}
