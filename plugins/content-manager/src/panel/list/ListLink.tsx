import { PanelLink } from '@admin/shell';
import type { AnchorProps } from '@admin/ui';
import type { Location } from 'react-router-dom';
import type { FromList } from '../address/index.ts';

const fromList = ({ pathname, search }: Location): FromList => ({ list: `${pathname}${search}` });

/** A link from a list; the page that it opens can link back to the list in its current state. */
export function ListLink({ href, ...rest }: AnchorProps) {
  return <PanelLink {...rest} stateFrom={fromList} to={href} />;
}

/** Renders the links of the design system in a list. */
export const renderListLink = (props: AnchorProps) => <ListLink {...props} />;
