import { reviewActions } from '../review-actions.ts';

/** The permissions on workflows, as pages require them. */
export const reviewPermissions = {
  read: { action: reviewActions.read },
  create: { action: reviewActions.create },
  update: { action: reviewActions.update },
  delete: { action: reviewActions.delete },
} as const;
