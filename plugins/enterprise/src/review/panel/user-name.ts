import { creatorName } from '@admin/content-model';
import type { ReviewUser } from '../contract.ts';

/** Returns the name of a user; their number if they have none. */
export function userName(user: ReviewUser): string {
  return creatorName(user) ?? `#${user.id}`;
}
