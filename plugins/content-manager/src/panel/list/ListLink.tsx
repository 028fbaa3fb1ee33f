import { PanelLink } from '@admin/shell';
import type { AnchorProps } from '@admin/ui';
import type { Location } from 'react-router-dom';
import type { FromList } from '../address/index.ts';

const fromList = ({ pathname, search }: Location): FromList => ({ list: `${pathname}${search}` });

/** A link out of a list, which the page behind it can lead back to as it was. */
export function ListLink({ href, ...rest }: AnchorProps) {
  return <PanelLink {...rest} stateFrom={fromList} to={href} />;
}

/** Draws the links of the design system inside of a list. */
export const renderListLink = (props: AnchorProps) => <ListLink {...props} />;
