import { defineEndpoints } from '@admin/contract';
import { Type } from 'typebox';

const profile = Type.Object({ title: Type.String(), text: Type.String() });
const policy = { anyOf: ['plugin::recipes.profile'] } as const;
const response = Type.Object({ data: profile });

/** The API endpoints of the plugin, below `/recipes`. */
export const recipeEndpoints = defineEndpoints('recipes', {
  read: { method: 'GET', path: '/profile', policy, response },
  write: { method: 'PUT', path: '/profile', policy, body: profile, response },
});
