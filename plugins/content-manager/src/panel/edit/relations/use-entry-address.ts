import { entryActions } from '@admin/content-model';
import { useCan } from '@admin/shell';
import { useContributions } from '@admin/shell/host';
import { addressParameters } from '../../../points.ts';
import { entryPage, parameterQuery } from '../../address/index.ts';
import { useEditing } from '../editing/editing-context.ts';

/** Returns the addresses of entries of a type, in the locale of the edited entry; undefined without the right to read. */
export function useEntryAddress(target: string | undefined): ((id: number) => string) | undefined {
  const known = useContributions(addressParameters);
  const { address } = useEditing();
  const mayOpen = useCan([{ action: entryActions.read, subject: target ?? '' }]);
  if (target === undefined || !mayOpen) return undefined;
  const query = parameterQuery(known, address.parameters).toString();
  return (id) => `${entryPage.to({ uid: target, id: String(id) })}${query && `?${query}`}`;
}
