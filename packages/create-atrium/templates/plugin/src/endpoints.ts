import { defineEndpoints } from '@admin/contract';
import { Type } from 'typebox';

/** The endpoints of the plugin, below `/atrium-template`. */
export const endpoints = defineEndpoints('atrium-template', {
  greet: {
    method: 'GET',
    path: '/greetings/:name',
    policy: { anyOf: ['plugin::atrium-template.read'] },
    params: Type.Object({ name: Type.String({ maxLength: 80 }) }),
    response: Type.Object({ data: Type.Object({ text: Type.String() }) }),
  },
});
