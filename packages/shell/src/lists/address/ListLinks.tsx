import { LinkRendererProvider, type RenderLink } from '@admin/ui';
import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PanelLink } from '../../navigation/PanelLink.tsx';

/** What a page keeps in the history of how its list stood when it was left. */
interface FromList {
  readonly list: string;
}

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/** Links out of a list: the page that they lead to knows the list's page, order and search. */
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
 * The address of the list that a page was opened from, as it stood.
 * @param beginning the list's address for whoever came from elsewhere, as by a link in a message
 */
export function useListBehind(beginning: string): string {
  const state: unknown = useLocation().state;
  const isBack = isFromList(state) && state.list.split('?')[0] === beginning.split('?')[0];
  return isBack ? state.list : beginning;
}
