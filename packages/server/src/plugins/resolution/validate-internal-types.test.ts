import type { ContentType } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { bareHost } from './fixtures/bare-host.ts';
import { resolvePlugins } from './resolve-plugins.ts';

const host = { ...bareHost, trusted: ['own'] };

function problemsOf(id: string, ...uids: readonly string[]) {
  const internalTypes = uids.map((uid): ContentType => ({
    uid,
    kind: 'collectionType',
    info: { singularName: 'note', pluralName: 'notes', displayName: 'Note' },
    attributes: {},
  }));
  return resolvePlugins([{ id, title: 'Sample', internalTypes }], host).problems;
}

describe('the content types that a plugin describes', () => {
  it.each([
    ['the application', 'api::sample.sample'],
    ['another plugin', 'plugin::samples.sample'],
  ])('[P31] cannot have the prefix of %s', (_whose, uid) => {
    expect(problemsOf('sample', uid)).toMatchObject([{ code: 'CONTENT_TYPE_FOREIGN', pluginId: 'sample' }]);
    expect(problemsOf('own', uid)).toEqual([]);
  });

  it('[P31] have unique uids', () => {
    const uid = 'plugin::sample.note';
    expect(problemsOf('sample', uid)).toEqual([]);
    expect(problemsOf('sample', uid, uid)).toMatchObject([{ code: 'CONTENT_TYPE_FOREIGN' }]);
  });
});
