import { addAttributes } from '@admin/server';

/** Adds the latest review to the places of an application. */
export const lastReview = addAttributes({
  to: ({ uid }) => uid === 'api::place.place',
  attributes: {
    lastReview: { type: 'relation', relation: 'oneToOne', target: 'plugin::reviews.review' },
  },
  hiddenByDefault: true,
});
