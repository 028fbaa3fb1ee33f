import { unionOf, type FieldSet } from '@admin/content-model';
import type { Grant } from './content-permissions.ts';

/** The fields that any of the grants allows. */
export function allowedFields(grants: readonly Grant[]): FieldSet {
  return unionOf(grants.map(({ fields }) => fields));
}
