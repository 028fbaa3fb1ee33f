import type { AnchorProps } from '@admin/ui';
import { Link, useLocation } from 'react-router-dom';
import type { FromList } from '../address/index.ts';

/** A link out of a list, which the page behind it can lead back to as it was. */
export function ListLink({ href, children, ...rest }: AnchorProps) {
  const { pathname, search } = useLocation();
  const state: FromList = { list: `${pathname}${search}` };
  return (
    <Link {...rest} state={state} to={href}>
      {children}
    </Link>
  );
}

/** Draws the links of the design system inside of a list. */
export const renderListLink = (props: AnchorProps) => <ListLink {...props} />;
