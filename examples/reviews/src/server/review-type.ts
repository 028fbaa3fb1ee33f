import type { PluginComponent, PluginContentType } from '@admin/server';

export const reviewUid = 'plugin::reviews.review';

/** What one thing about it is worth. */
export const ratingComponent: PluginComponent = {
  uid: 'reviews.rating',
  info: { displayName: 'Rating' },
  attributes: {
    what: { type: 'string', required: true },
    stars: {
      type: 'customField',
      customField: 'plugin::reviews.stars',
      options: { most: 5 },
      required: true,
    },
  },
};

/** What somebody thinks of something. */
export const reviewType: PluginContentType = {
  uid: reviewUid,
  kind: 'collectionType',
  info: { singularName: 'review', pluralName: 'reviews', displayName: 'Review' },
  options: { draftAndPublish: true },
  attributes: {
    text: { type: 'text', required: true },
    stars: {
      type: 'customField',
      customField: 'plugin::reviews.stars',
      options: { most: 5 },
      required: true,
    },
    ratings: { type: 'component', component: 'reviews.rating', repeatable: true },
  },
};
