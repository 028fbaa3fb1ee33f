import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Statements } from '../../../database/dialects/sqlite/statements.ts';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { book, label, memo, writer } from '../../../testing/fixtures/library-types.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { systemPermissions } from '../../permissions/public-permissions.ts';

const permissions = systemPermissions(1);

/** Returns the verb of a statement and the first table it names. */
function kindOf(text: string): string {
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /(?:from|into|update) "?(\w+)"?/.exec(text) ?? [];
  return `${verb} ${table}`;
}

/** Returns the statements of some work on entries, those that read a single value last. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const run = vi.spyOn(Statements.prototype, 'run');
  const value = vi.spyOn(Statements.prototype, 'value');
  await work();
  return [...run.mock.calls, ...value.mock.calls].map(([text]) => kindOf(text));
}

describe('one entry', () => {
  let server: TestServer;
  let linked: { readonly author: number; readonly labels: readonly number[] };

  beforeAll(async () => {
    server = await startTestServer({ schemas: librarySchemas });
    await server.client.registerAdmin();
    const author = await create(writer.uid, { name: 'Ann' });
    linked = { author, labels: [await create(label.uid, { name: 'red' })] };
  });
  afterAll(() => server.close());
  afterEach(() => void vi.restoreAllMocks());

  async function create(uid: string, body: object): Promise<number> {
    const { entry } = await server.services.content.createEntry({ permissions, uid, body });
    return entry.id;
  }

  const memoBody = () => ({ title: 'A memo', ...linked, seo: { metaTitle: 'Found' } });

  it('is created with few statements, none of which reads what another one wrote', async () => {
    expect(await statementsOf(() => create(memo.uid, memoBody()))).toEqual([
      'insert content_memos',
      'insert component_instances',
      'update content_memos',
      'select content_writers',
      'insert links',
      'select links',
      'select admin_users',
    ]);
  });

  it('is checked for all its unique values with one statement', async () => {
    const kinds = await statementsOf(() => create(book.uid, { title: 'A book', isbn: '1', slug: 'a-book' }));
    const [before] = kinds.join(', ').split('insert content_books');
    expect(before?.match(/select content_books/g)).toHaveLength(1);
  });

  it('is changed and published with the necessary statements, without being read back', async () => {
    const { content } = server.services;
    const id = await create(memo.uid, memoBody());
    const call = { permissions, uid: memo.uid, id };
    const reading = ['select links', 'select admin_users'];
    expect(await statementsOf(() => content.updateEntry({ ...call, body: { text: 'Changed' } }))).toEqual([
      'select content_memos',
      'update content_memos',
      ...reading,
    ]);
    vi.restoreAllMocks();
    expect(await statementsOf(() => content.publishEntry(call))).toEqual([
      'select content_memos',
      'select links',
      'update content_memos',
      ...reading,
    ]);
  });

  it('is returned again without being read, for a cached session, until something is written', async () => {
    const { content, identity } = server.services;
    const { token } = await server.client.signIn();
    const id = await create(memo.uid, memoBody());
    const read = async () => {
      const actor = await identity.authenticate(token);
      if (actor === null) throw new Error('nobody');
      return content.readEntry({ permissions: actor.permissions, uid: memo.uid, id });
    };
    const { entry } = await read();
    expect(await statementsOf(read)).toEqual(['pragma ', 'pragma ']);
    expect((await read()).entry).toBe(entry);
    vi.restoreAllMocks();
    await content.updateEntry({ permissions, uid: memo.uid, id, body: { text: 'Changed' } });
    expect(await statementsOf(read)).toContain('select admin_sessions');
    expect((await read()).entry).toMatchObject({ text: 'Changed' });
  });

  it('is queried for files only if it has some', async () => {
    const { content } = server.services;
    const id = await create(memo.uid, { title: 'Plain' });
    const read = () => content.readEntry({ permissions, uid: memo.uid, id });
    expect(await statementsOf(read)).toEqual(['select content_memos', 'select links', 'select admin_users']);
  });

  it('is found by its id alone, and read together with the others of the page', async () => {
    const { content } = server.services;
    await create(memo.uid, memoBody());
    const run = vi.spyOn(Statements.prototype, 'run');
    await content.findEntries({ permissions, uid: memo.uid, query: { page: '1', sort: 'title:ASC' } });
    const texts = run.mock.calls.map(([text]) => text).filter((text) => /from "content_memos"/.test(text));
    expect(texts).toHaveLength(2);
    // PostgreSQL computes all selected columns for every row that it skips on the way to a page.
    expect(texts[0]).toMatch(/^select "content_memos"."id" from/);
    expect(texts[1]).toMatch(/octet_length/);
  });
});
