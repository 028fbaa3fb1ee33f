import { PanelLink, usePanelAnchor } from '@admin/shell';
import type { AnchorProps, RenderLink } from '@admin/ui';
import { useCallback } from 'react';
import type { Location } from 'react-router-dom';
import type { FromList } from '../address/index.ts';

const fromList = ({ pathname, search }: Location): FromList => ({ list: `${pathname}${search}` });

/** A link from a list; the page that it opens can link back to the list in its current state. */
export function ListLink({ href, ...rest }: AnchorProps) {
  return <PanelLink {...rest} stateFrom={fromList} to={href} />;
}

/** Returns the renderer of the design system's links in a list. */
export function useListLinks(): RenderLink {
  const anchor = usePanelAnchor();
  return useCallback(({ href, ...rest }) => anchor({ ...rest, stateFrom: fromList, to: href }), [anchor]);
}
