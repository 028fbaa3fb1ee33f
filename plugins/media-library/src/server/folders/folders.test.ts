import { forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FolderNode } from '../../folder-schemas.ts';
import { openLibrary, type Library } from '../library.testing.ts';
import { libraryTables } from '../rows/tables.ts';

interface Placed {
  readonly id: number;
  readonly name: string;
  readonly path: string;
}

forEachDialect((dialect) => {
  describe('folders of the library', () => {
    let library: Library;

    beforeAll(async () => {
      library = await openLibrary(dialect);
    });
    afterAll(() => library.close());

    const move = (folderIds: readonly number[], destinationFolderId: number | null) =>
      library.send('POST', '/actions/bulk-move', { folderIds, destinationFolderId });
    const listed = async (): Promise<readonly Placed[]> => {
      const { body } = await library.send('GET', '/folders');
      return (body as { readonly data: readonly Placed[] }).data;
    };
    const pathOf = async (id: number) => (await listed()).find((folder) => folder.id === id)?.path;
    /** Creates nested folders and returns their ids, the outermost first. */
    const nest = async (name: string, levels: number): Promise<readonly number[]> => {
      const ids: number[] = [];
      for (let level = 1; level <= levels; level += 1) {
        ids.push(await library.addFolder(`${name} ${level}`, ids.at(-1) ?? null));
      }
      return ids;
    };
    const refusedAt = (key: string, message: string) => ({
      status: 400,
      body: { error: { name: 'ValidationError', details: { errors: [{ path: [key], message }] } } },
    });

    it('move together with their contents, even when one contains another', async () => {
      const [outer = 0, middle = 0, inner = 0] = await nest('moved', 3);
      const destination = await library.addFolder('destination');
      const file = await library.add({ name: 'x.txt', content: 'x' }, { folder: inner });
      const { status, body } = await move([outer, inner, outer], destination);
      expect([status, body]).toMatchObject([200, { data: { folders: [{ id: outer }, { id: inner }] } }]);
      expect(await Promise.all([outer, middle, inner].map(pathOf))).toEqual([
        `/${destination}/${outer}`,
        `/${destination}/${outer}/${middle}`,
        `/${destination}/${inner}`,
      ]);
      const { body: read } = await library.send('GET', `/files/${file.id}`);
      expect(read).toMatchObject({ folderPath: `/${destination}/${inner}`, folder: { id: inner } });
    });

    it('cannot move into themselves, into a missing folder, or beside a folder of the same name', async () => {
      const [outer = 0, inner = 0] = await nest('refused', 2);
      const twin = await library.addFolder('refused 2');
      const inside = 'folder cannot be moved inside itself';
      expect(await move([outer], inner)).toMatchObject(refusedAt('destinationFolderId', inside));
      expect(await move([outer], outer)).toMatchObject(refusedAt('destinationFolderId', inside));
      const missing = 'destinationFolderId folder does not exist';
      expect(
        await library.send('POST', '/actions/bulk-move', { fileIds: [9999], destinationFolderId: 9999 }),
      ).toMatchObject(refusedAt('destinationFolderId', missing));
      const taken = 'A folder with this name already exists';
      expect(await move([twin], outer)).toMatchObject(refusedAt('name', taken));
      expect(await move([inner, twin], null)).toMatchObject(refusedAt('name', taken));
      expect(await pathOf(inner)).toBe(`/${outer}/${inner}`);
    });

    it('are nested at most 20 levels deep, whether created or moved', async () => {
      const deep = await nest('deep', 20);
      const message = 'folders can be nested 20 levels deep at most';
      expect(await library.send('POST', '/folders', { name: 'x', parent: deep[19] })).toMatchObject(
        refusedAt('parent', message),
      );
      const [outer = 0] = await nest('pair', 2);
      expect(await move([outer], deep[18] ?? 0)).toMatchObject(refusedAt('destinationFolderId', message));
      expect(await library.send('PUT', `/folders/${outer}`, { parent: deep[18] })).toMatchObject(
        refusedAt('parent', message),
      );
      expect(await move([outer], deep[17] ?? 0)).toMatchObject({ status: 200 });
    });

    // PostgreSQL cannot index the paths of deeper ones.
    const levels = dialect.name === 'postgres' ? 300 : 2000;
    it(`that are nested ${levels} levels deep are listed, read, moved up and deleted`, async () => {
      const { database } = library.server.services;
      const at = new Date(0).toISOString();
      const rows = Array.from({ length: levels }, (_, level) => ({
        id: 10_000 + level,
        name: `level ${level}`,
        path_id: 10_000 + level,
        path: `/${Array.from({ length: level + 1 }, (_all, outer) => 10_000 + outer).join('/')}`,
        parent_id: level === 0 ? null : 9_999 + level,
        created_at: at,
        updated_at: at,
      }));
      await database.transaction(async (transaction) => {
        await libraryTables(transaction).insertInto('folders').values(rows).execute();
      });
      const { status, body } = await library.send('GET', '/folder-structure');
      expect(status).toBe(200);
      const tree = (body as { readonly data: readonly FolderNode[] }).data;
      const named = new Set<number>();
      let deepest = 0;
      const left = tree.map((node) => ({ node, level: 1 }));
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const { node, level } = next;
        named.add(node.id);
        deepest = Math.max(deepest, level);
        for (const child of node.children) left.push({ node: child, level: level + 1 });
      }
      expect([deepest, rows.every(({ id }) => named.has(id))]).toEqual([100, true]);
      const last = 9_999 + levels;
      expect(await library.send('GET', `/folders/${last}`)).toMatchObject({ status: 200 });
      expect(await move([last - 1], 10_000)).toMatchObject({ status: 200 });
      expect(await pathOf(last)).toBe(`/10000/${last - 1}/${last}`);
      const gone = await library.send('POST', '/actions/bulk-delete', { folderIds: [10_000] });
      expect([gone.status, (await listed()).some(({ id }) => id >= 10_000)]).toEqual([200, false]);
    });
  });
});
