import { requireGrants } from '../../permissions/permitted-rows.ts';
import { forbidden, notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryAction } from '@admin/content-model';
import type { OperationContext } from '../operation-context.ts';
import { singleEntryId, type SingleCall } from './find-single.ts';

/**
 * Runs an operation on the only entry of a single type. Who may not do it anywhere learns nothing about
 * whether the entry exists; throws 404 while it does not.
 */
export async function onSingle<Result>(
  context: OperationContext,
  call: SingleCall,
  action: EntryAction,
  operation: (id: number) => Promise<Result>,
): Promise<Result> {
  const table = requestedTable(context.storage, call.uid);
  requireGrants(call.permissions, action, table);
  if (action === 'publish' && !table.draftAndPublish) throw forbidden();
  const id = await singleEntryId(context, call);
  if (id === null) throw notFound();
  return operation(id);
}
