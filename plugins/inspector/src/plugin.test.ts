import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { inspector } from './plugin.ts';

describe('the plugin', () => {
  it('has the description and version of its package, which the settings show', () => {
    const { description, version } = packageJson;
    expect(inspector).toMatchObject({ title: 'Inspector', description, version });
  });
});
