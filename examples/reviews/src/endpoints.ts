import { defineEndpoints } from '@admin/contract';
import { Type } from 'typebox';

/** Paths stand below the plugin's id: `/average` is `/reviews/average`. */
export const reviewEndpoints = defineEndpoints('reviews', {
  average: {
    method: 'GET',
    path: '/average',
    policy: { anyOf: ['plugin::reviews.average'] },
    answer: Type.Object({ data: Type.Object({ count: Type.Integer(), stars: Type.Number() }) }),
  },
});
