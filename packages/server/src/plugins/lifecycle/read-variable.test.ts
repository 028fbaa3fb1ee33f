import { describe, expect, it } from 'vitest';
import { flagOf, type Environment } from '../../config/index.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { defineServerPlugin, defineVariable } from '../../plugin-api/index.ts';

describe('environment variables of plugins', () => {
  const many = defineVariable({
    name: 'NOTES_MANY',
    fallback: 'false',
    description: 'Whether there are many.',
    expects: 'true or false',
    read: flagOf,
  });
  const notes = defineServerPlugin({ id: 'notes', title: 'Notes', variables: [many] });
  const readAt = async (environment: Environment): Promise<boolean> => {
    const server = await startTestServer({ plugins: [notes], environment });
    const value = server.services.variable(many);
    await server.close();
    return value;
  };

  it('[P34] are parsed by the plugin, and have their default when absent or empty', async () => {
    expect([
      await readAt({}),
      await readAt({ NOTES_MANY: ' ' }),
      await readAt({ NOTES_MANY: 'yes' }),
    ]).toEqual([false, false, true]);
  });

  it('[P34] prevent the start when one is invalid, without revealing its value', async () => {
    const starting = startTestServer({ plugins: [notes], environment: { NOTES_MANY: 'hunter2' } });
    await expect(starting).rejects.toMatchObject({
      code: 'CONFIG_INVALID',
      message: 'NOTES_MANY must be true or false.',
    });
  });
});
