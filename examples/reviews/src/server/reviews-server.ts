import { before, defineJob, defineServerPlugin, on, refuseEntry, route } from '@admin/server';
import { reviewEndpoints } from '../endpoints.ts';
import { averages, averagesRef } from './average.ts';
import { lastReview } from './last-review.ts';
import { publishedMail } from './review-mail.ts';
import { reviewSettings } from './review-settings.ts';
import { ratingComponent, reviewType, reviewUid } from './review-type.ts';
import { reviewedCondition } from './reviewed-condition.ts';
import { starsField } from './stars-field.ts';

/** Reviews: content type, validation, mails and the average. */
export const reviewsServer = defineServerPlugin({
  id: 'reviews',
  title: 'Reviews',
  version: '0.1.0',
  settings: reviewSettings,
  customFields: [starsField],
  components: [ratingComponent],
  contentTypes: [reviewType],
  extendContentTypes: [lastReview],
  conditions: [reviewedCondition],
  mails: [publishedMail],
  services: [averages],
  actions: [
    {
      id: 'plugin::reviews.average',
      section: 'plugins',
      displayName: 'See the average',
      plugin: 'reviews',
      subCategory: 'general',
    },
  ],
  contentApiActions: [
    { id: 'plugin::reviews.average.find', access: 'read', requires: 'plugin::reviews.average' },
  ],
  routes: [
    route(reviewEndpoints.average, ({ services }) => ({ data: services.get(averagesRef).read() })),
    route(reviewEndpoints.averageForApiClients, ({ services }) => ({
      data: services.get(averagesRef).read(),
    })),
  ],
  before: [
    before(
      'entry.create',
      async ({ values: { text } }, { server }) => {
        const { minLength } = await server.settings.read(reviewSettings);
        if (typeof text === 'string' && text.length < minLength) {
          throw refuseEntry([{ path: ['text'], message: `Write ${minLength} characters or more.` }]);
        }
      },
      { types: [reviewUid] },
    ),
  ],
  listeners: [
    on('entry.publish', async ({ uid }, server) => {
      if (uid === reviewUid) await server.get(averagesRef).refresh();
    }),
    on(
      'entry.publish',
      async ({ entry: { text, stars } }, server) => {
        const { recipient } = await server.settings.read(reviewSettings);
        const values = { text: String(text), stars: Number(stars) };
        if (recipient !== '') await server.mail.deliver(publishedMail, { to: recipient, values });
      },
      { durable: 'mail', types: [reviewUid] },
    ),
  ],
  jobs: [
    defineJob({
      id: 'average',
      schedule: { every: 60_000 },
      run: (server) => server.get(averagesRef).refresh(),
    }),
  ],
  onReady: (server) => server.get(averagesRef).refresh(),
});
