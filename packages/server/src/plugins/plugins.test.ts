import { describe, expect, it } from 'vitest';
import { defineServerPlugin } from '../plugin.ts';
import type { ServerServices } from '../services.ts';
import { recordLog } from '../testing/log-lines.ts';
import { startTestServer } from '../testing/test-server.ts';
import { checkPlugins } from './check-plugins.ts';
import { readyPlugins } from './ready-plugins.ts';

const sample = defineServerPlugin({ id: 'sample', displayName: 'Sample' });
const withAction = (id: string) =>
  defineServerPlugin({
    ...sample,
    actions: [{ id, section: 'plugins', displayName: 'Read' }],
  });

describe('the list of server plugins', () => {
  it.each([
    ['nothing', [sample, undefined], 'SERVER_PLUGIN_INVALID', 'Entry 1 '],
    ['a list of plugins', [[sample]], 'SERVER_PLUGIN_INVALID', 'Entry 0 '],
    ['an id with a space', [{ ...sample, id: 'my plugin' }], 'SERVER_PLUGIN_INVALID', '"my plugin"'],
    ['no id', [{ ...sample, id: undefined }], 'SERVER_PLUGIN_INVALID', 'kebab case'],
    ["a path of the server's as its id", [{ ...sample, id: 'admin' }], 'SERVER_PLUGIN_INVALID', '/admin'],
    ['one id twice', [sample, { ...sample }], 'SERVER_PLUGIN_DUPLICATE', 'sample'],
    ["an action of the server's", [withAction('admin::users.read')], 'ACTION_FOREIGN', 'admin::users.read'],
    ["another plugin's action", [withAction('plugin::samples.read')], 'ACTION_FOREIGN', 'plugin sample '],
  ])('is refused with %s', async (_case, plugins, code, name) => {
    expect(() => checkPlugins(plugins)).toThrow(expect.objectContaining({ name: 'StartError', code }));
    expect(() => checkPlugins(plugins)).toThrow(name);
    await expect(startTestServer({ plugins: plugins as (typeof sample)[] })).rejects.toMatchObject({ code });
  });

  it('is taken when every plugin stands for itself', () => {
    const other = defineServerPlugin({ id: 'sample-2', displayName: 'Sample' });
    expect(() => checkPlugins([withAction('plugin::sample.notes.read'), other])).not.toThrow();
  });
});

describe('getting ready', () => {
  // Nothing but the log is used before a plugin's own code has its turn.
  const options = { logger: recordLog().logger, servicesFor: () => ({}) as ServerServices };
  const plugin = (id: string, onReady: () => void | Promise<void>) =>
    defineServerPlugin({ id, displayName: id, onReady });

  it('happens one after the other, in the order of the list', async () => {
    const seen: string[] = [];
    const slow = plugin('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push('slow');
    });
    await readyPlugins([slow, sample, plugin('quick', () => void seen.push('quick'))], options);
    expect(seen).toEqual(['slow', 'quick']);
  });

  it('names the plugin that fails, whether it throws or rejects', async () => {
    const fails = () => {
      throw new TypeError('no ink');
    };
    for (const onReady of [fails, async () => fails()]) {
      await expect(readyPlugins([plugin('press', onReady)], options)).rejects.toMatchObject({
        code: 'SERVER_PLUGIN_FAILED',
        message: 'The plugin press could not get ready: no ink',
      });
    }
  });

  it('names the plugin that never ends', async () => {
    const never = plugin('waiting', () => new Promise(() => undefined));
    await expect(readyPlugins([never], { ...options, limit: 10 })).rejects.toMatchObject({
      code: 'SERVER_PLUGIN_FAILED',
      message: expect.stringContaining('waiting could not get ready: its onReady was not done') as string,
    });
  });
});
