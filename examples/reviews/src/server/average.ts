import { defineService, provideService, systemPermissions } from '@admin/server';
import { reviewUid } from './review-type.ts';

/** The average of published reviews. */
export interface Average {
  readonly count: number;
  readonly stars: number;
}

/** The last computed average, for this and other plugins. */
export interface Averages {
  read(): Average;
  /** Computes the average again. */
  refresh(): Promise<void>;
}

export const averagesRef = defineService<Averages>('reviews.averages');

/** The newest hundred reviews. */
const query = { pageSize: '100', sort: 'id:desc', filters: { publishedAt: { $notNull: 'true' } } };

export const averages = provideService({
  ref: averagesRef,
  factory: (_deps, { content }) => {
    let known: Average = { count: 0, stars: 0 };
    return {
      read: () => known,
      async refresh() {
        const permissions = systemPermissions();
        const { results } = await content.findEntries({ permissions, uid: reviewUid, query });
        const sum = results.reduce((total, { stars }) => total + Number(stars), 0);
        known = { count: results.length, stars: results.length === 0 ? 0 : sum / results.length };
      },
    };
  },
});
