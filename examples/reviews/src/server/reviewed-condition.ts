import { defineCondition } from '@admin/server';

/** Limits a permission to places that were reviewed well. */
export const reviewedCondition = defineCondition({
  id: 'plugin::reviews.is-recommended',
  displayName: 'Is recommended',
  category: 'reviews',
  matches: () => ({ lastReview: { stars: { $gte: 4 } } }),
});
