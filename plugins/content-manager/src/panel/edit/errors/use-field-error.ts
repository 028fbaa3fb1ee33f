import { formatValue } from '@admin/shell';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';

/** What is wrong first at a path or anywhere inside it, in the user's language; undefined while nothing is. */
export function useErrorInside(path: string): string | undefined {
  const intl = useIntl();
  const { errors } = useEditing().form;
  const error = useSyncExternalStore(errors.subscribe, () => errors.within(path));
  return error === undefined ? undefined : formatValue(intl, error);
}

/** What is wrong with the value at a path, in the user's language; undefined while nothing is. */
export function useFieldError(path: string): string | undefined {
  const intl = useIntl();
  const { errors } = useEditing().form;
  const error = useSyncExternalStore(errors.subscribe, () => errors.at(path));
  return error === undefined ? undefined : formatValue(intl, error);
}
