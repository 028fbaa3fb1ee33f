import { useIntl } from 'react-intl';
import { listMessages } from '../messages.ts';
import type { CellProps } from './cell-props.ts';

/** Yes or no, in words. */
export function BooleanCell({ value }: CellProps) {
  return useIntl().formatMessage(value === true ? listMessages.yes : listMessages.no);
}
