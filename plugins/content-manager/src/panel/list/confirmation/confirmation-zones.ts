import type { Zone } from '@admin/shell';
import {
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
  type ConfirmationContext,
} from '../../../points.ts';

const zones: ReadonlyMap<string, Zone<ConfirmationContext>> = new Map([
  ['delete', listViewDeleteInformation],
  ['publish', listViewPublishInformation],
  ['unpublish', listViewUnpublishInformation],
]);

/** The zone in the question of a bulk action, by the action's id; none in the questions of plugins. */
export function confirmationZone(actionId: string): Zone<ConfirmationContext> | undefined {
  return zones.get(actionId);
}
