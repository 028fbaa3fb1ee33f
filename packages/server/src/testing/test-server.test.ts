import { describe, expect, it } from 'vitest';
import { startTestServer } from './test-server.ts';

describe('startTestServer', () => {
  it.each([[[]], [{}], [{ contentTypes: [], components: [] }], [null]])(
    'names the shape of `schemas` if it receives %j',
    async (schemas) => {
      await expect(startTestServer({ schemas: schemas as never })).rejects.toThrow(
        '`schemas` must be an object of two Maps by uid, { contentTypes, components }.',
      );
    },
  );
});
