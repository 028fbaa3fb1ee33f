import { formatValue } from '@admin/shell';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing-context.ts';

/** What is wrong first at a path or anywhere inside it, in the user's language; undefined while nothing is. */
export function useComplaintInside(path: string): string | undefined {
  const intl = useIntl();
  const { complaints } = useEditing();
  const complaint = useSyncExternalStore(complaints.subscribe, () => {
    const at = [...complaints.all()].find(([wrong]) => wrong === path || wrong.startsWith(`${path}.`));
    return at?.[1];
  });
  return complaint === undefined ? undefined : formatValue(intl, complaint);
}

/** What is wrong with the value at a path, in the user's language; undefined while nothing is. */
export function useComplaint(path: string): string | undefined {
  const intl = useIntl();
  const { complaints } = useEditing();
  const complaint = useSyncExternalStore(complaints.subscribe, () => complaints.at(path));
  return complaint === undefined ? undefined : formatValue(intl, complaint);
}
