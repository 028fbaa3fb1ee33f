import { defineService, defineStore, httpRef, services } from '@admin/shell';
import type { recipeEndpoints } from './endpoints.ts';

/** Reads the clock of the server. */
export interface ServerClock {
  /** Milliseconds by which the server is ahead of this browser. */
  readonly offset: () => Promise<number>;
  readonly stop: () => void;
}

/** Identifies the service; export it for other plugins. */
export const clockRef = defineService<ServerClock>('recipes.clock');

/** The recipes that are open. A store needs no further registration. */
export const openRecipes = defineStore({
  id: 'recipes.open',
  state: { ids: [] as readonly number[] },
  actions: (update) => ({
    open: (id: number) =>
      update((draft) => {
        draft.ids.push(id);
      }),
  }),
});

export const clock = services.add({
  ref: clockRef,
  deps: { http: httpRef },
  factory: ({ http }) => {
    const controller = new AbortController();
    return {
      offset: async () => {
        let date = '';
        await http.for<typeof recipeEndpoints>().call('GET /recipes/profile', {
          signal: controller.signal,
          onHeaders: (headers) => (date = headers.get('date') ?? ''),
        });
        return date === '' ? 0 : Date.parse(date) - Date.now();
      },
      stop: () => controller.abort(),
    };
  },
  stop: (service) => service.stop(),
});
