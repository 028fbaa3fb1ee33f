import { useIntl } from 'react-intl';
import { useErrorInside, useFieldError } from '../errors/invalid-fields.ts';
import { itemMessages } from './messages.ts';
import type { ItemListField } from './use-item-list.ts';

/** What is wrong with a list itself, or else that something in it is (S2-5.33, S2-5.34); undefined while nothing is. */
export function useListError(path: string, { isZone }: ItemListField): string | undefined {
  const intl = useIntl();
  const own = useFieldError(path);
  const isWrongInside = useErrorInside(path) !== undefined;
  if (own !== undefined || !isWrongInside) return own;
  return intl.formatMessage(isZone ? itemMessages.errorInside : itemMessages.errorsInside);
}
