import { defineEndpoints } from '@admin/contract';
import { Type } from 'typebox';

const average = Type.Object({ data: Type.Object({ count: Type.Integer(), stars: Type.Number() }) });

/** Paths are relative to the plugin's id: `/average` is `/reviews/average`, and `/api/reviews/average` for API clients. */
export const reviewEndpoints = defineEndpoints('reviews', {
  average: {
    method: 'GET',
    path: '/average',
    policy: { anyOf: ['plugin::reviews.average'] },
    response: average,
  },
  averageForApiClients: {
    method: 'GET',
    path: '/average',
    policy: { apiClient: 'plugin::reviews.average.find' },
    response: average,
  },
});
