import { isUid } from '@admin/content-model';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { OperationContext } from '../operation-context.ts';
import { freeUid, invalidUid, uidField } from './uid-field.ts';

/** Whether a uid is free, and a free one near it when it is not. */
export async function checkUid(
  context: OperationContext,
  call: {
    readonly permissions: ContentPermissions;
    readonly contentTypeUid: string;
    readonly field: string;
    readonly value: string;
  },
): Promise<{ readonly isAvailable: boolean; readonly suggestion: string | null }> {
  const field = uidField(context, call.permissions, call.contentTypeUid, call.field);
  if (call.value === '' || !isUid(call.value)) {
    throw invalidUid('value must match the following: "/^[A-Za-z0-9-_.~]*$/"');
  }
  const free = await freeUid(context, field, call.value);
  return free === call.value
    ? { isAvailable: true, suggestion: null }
    : { isAvailable: false, suggestion: free };
}
