import type { PluginComponent, PluginContentType } from '@admin/server';

export const reviewUid = 'plugin::reviews.review';

/** A rating of one aspect. */
export const ratingComponent: PluginComponent = {
  uid: 'reviews.rating',
  info: { displayName: 'Rating' },
  attributes: {
    aspect: { type: 'string', required: true },
    stars: {
      type: 'customField',
      customField: 'plugin::reviews.stars',
      options: { max: 5 },
      required: true,
    },
  },
};

/** The content type of reviews. */
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
      options: { max: 5 },
      required: true,
    },
    ratings: { type: 'component', component: 'reviews.rating', repeatable: true },
  },
};
