import { defineEndpoints } from '@admin/contract';
import { Type } from 'typebox';

/** The endpoints of the plugin, below `/isbn`. */
export const isbnEndpoints = defineEndpoints('isbn', {
  check: {
    method: 'GET',
    path: '/check/:isbn',
    policy: { anyOf: ['plugin::isbn.check'] },
    params: Type.Object({ isbn: Type.String() }),
    response: Type.Object({ data: Type.Object({ isbn: Type.String(), isValid: Type.Boolean() }) }),
  },
});
