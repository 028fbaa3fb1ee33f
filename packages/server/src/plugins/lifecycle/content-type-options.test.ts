import { describe, expect, it } from 'vitest';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { recordLog } from '../../testing/index.ts';
import { createContentTypeOptions } from './read-content-type-options.ts';

type Options = Pick<ServerPlugin, 'id' | 'contentTypeOptions'>;

const read = async (plugins: readonly Options[]) => {
  const log = recordLog();
  const contextOf = () => ({}) as PluginContext;
  const options = await createContentTypeOptions(plugins, { logger: log.logger, contextOf })();
  return { options, lines: log.lines };
};

describe('options of content types at run time', () => {
  it('[P68] are merged by content type, of two plugins that set one the first is used', async () => {
    const { options } = await read([
      { id: 'one', contentTypeOptions: () => ({ 'api::a.a': { reviewed: true } }) },
      { id: 'none' },
      { id: 'two', contentTypeOptions: async () => ({ 'api::a.a': { reviewed: false, dated: true } }) },
    ]);
    expect(options).toEqual({ 'api::a.a': { reviewed: true, dated: true } });
  });

  it('[P68] are left out and logged if their plugin fails', async () => {
    const { options, lines } = await read([
      {
        id: 'faulty',
        contentTypeOptions: () => {
          throw new Error('no options');
        },
      },
      { id: 'two', contentTypeOptions: () => ({ 'api::a.a': { dated: true } }) },
    ]);
    expect(options).toEqual({ 'api::a.a': { dated: true } });
    expect(JSON.stringify(lines)).toContain('faulty');
  });
});
