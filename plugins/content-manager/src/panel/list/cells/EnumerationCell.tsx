import { Badge } from '@admin/ui';
import type { CellProps } from './cell-props.ts';
import { shownText } from '../../text/shown-text.ts';

/** One of a fixed set of values. */
export function EnumerationCell({ value }: CellProps) {
  return <Badge>{shownText(value)}</Badge>;
}
