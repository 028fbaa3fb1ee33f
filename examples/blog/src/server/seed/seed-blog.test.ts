import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createServer,
  readConfig,
  systemPermissions,
  type RunningServer,
  type PluginContext,
} from '@admin/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { application, readMagazine } from '../application.ts';
import { seedArticles } from './seed-articles.ts';
import { seedBlog } from './seed-blog.ts';
import { findStoredKeys } from './stored-keys.ts';

const seed = readMagazine();
const types = [
  ['api::category.category', seed.categories],
  ['api::tag.tag', seed.tags],
  ['api::author.author', seed.authors],
  ['api::article.article', seed.articles],
  ['api::article.article', translationsIn('de'), 'de'],
  ['api::article.article', translationsIn('ar'), 'ar'],
] as const;

function translationsIn(locale: string) {
  return seed.articles.flatMap(({ translations = [] }) =>
    translations.filter((one) => one.locale === locale),
  );
}

let dataDir: string;
let server: RunningServer;

const open = async (): Promise<void> => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  server = await createServer({ ...application, panelDir: null, config });
};

/** Opens a new data folder, empty or a copy of another one. */
const start = async (data?: string): Promise<void> => {
  dataDir = mkdtempSync(join(tmpdir(), 'blog-'));
  if (data !== undefined) cpSync(data, dataDir, { recursive: true });
  await open();
};

const end = async (): Promise<void> => {
  await server.close();
  rmSync(dataDir, { recursive: true });
};

/** The data folder of a complete blog, seeded once and copied by tests. */
let complete: string;

beforeAll(async () => {
  await start();
  await seedBlog(server.services, seed);
  await server.close();
  complete = dataDir;
});

afterAll(() => rmSync(complete, { recursive: true }));

const list = (uid: string, query: Readonly<Record<string, unknown>> = {}) =>
  server.services.content.findEntries({
    permissions: systemPermissions(),
    uid,
    query: { pageSize: '1000', ...query },
  });

/** Services that throw before the n-th import, like a killed process. */
function dyingAt(services: PluginContext, fatal: number): PluginContext {
  let imports = 0;
  return {
    ...services,
    content: {
      ...services.content,
      importEntries: async (call) => {
        imports += 1;
        if (imports === fatal) throw new Error('killed');
        return services.content.importEntries(call);
      },
    },
  };
}

describe('seeding the blog', () => {
  beforeEach(() => start());
  afterEach(end);

  it.each([1, 20, 45, 90])('completes a run that was interrupted before entry %i', async (fatal) => {
    await expect(
      server.seedOnce(async (services) => {
        await seedBlog(dyingAt(services, fatal), seed);
      }),
    ).rejects.toThrow('killed');
    await server.close();
    await open();
    await server.seedOnce(async (services) => {
      await seedBlog(services, seed);
    });
    for (const [uid, entries, locale] of types) {
      const { results } = await list(uid, locale && { locale });
      expect(results).toHaveLength(entries.length);
      expect(new Set(results.map((entry) => entry['slug']))).toStrictEqual(
        new Set(entries.map(({ slug }) => slug)),
      );
    }
    const published = await list('api::article.article', { filters: { publishedAt: { $notNull: 'true' } } });
    expect(published.pagination.total).toBe(
      seed.articles.filter(({ status }) => status === 'published').length,
    );
    const files = await server.services.database.kysely.selectFrom('files').select('name').execute();
    expect(files).toHaveLength(seed.pictures.length);
    expect(new Set(files.map(({ name }) => name)).size).toBe(seed.pictures.length);
  });
});

describe('seeding a complete blog', () => {
  beforeEach(() => start(complete));
  afterEach(end);

  it('links translations to their originals', async () => {
    const { results } = await list('api::article.article', { filters: { code: 'ATR-000048' } });
    expect(results).toMatchObject([{ localizations: [{ locale: 'ar' }, { locale: 'de' }] }]);
    const { results: all } = await list('api::article.article', { locale: 'all' });
    expect(all).toHaveLength(
      seed.articles.length + translationsIn('de').length + translationsIn('ar').length,
    );
  });

  it('lets editors and authors work in every language', async () => {
    const stored = await server.services.database.kysely
      .selectFrom('admin_permissions as permission')
      .innerJoin('admin_roles as role', 'role.id', 'permission.role_id')
      .select(['role.code', 'permission.action', 'permission.properties'])
      .where('permission.subject', '=', 'api::article.article')
      .where('permission.action', '=', 'plugin::content-manager.explorer.delete')
      .orderBy('role.code')
      .execute();
    expect(stored.map(({ code, properties }) => [code, JSON.parse(String(properties))])).toEqual([
      ['strapi-author', { locales: null }],
      ['strapi-editor', { locales: null }],
    ]);
  });

  it('keeps the groups of the edit view that an editor has arranged', async () => {
    const { schemas, content } = server.services;
    const article = schemas.contentTypes.get('api::article.article');
    if (!article) throw new Error('The blog has no articles');
    const groups = { kind: 'sections', items: [{ name: 'All', fields: ['title'] }] } as const;
    await content.configurations.save(article, { groups });
    await seedBlog(server.services, seed);
    expect((await content.configurations.read(article)).groups?.kind).toBe('sections');
  });

  it('changes nothing', async () => {
    const before = await list('api::article.article');
    const homepage = { permissions: systemPermissions(), uid: 'api::homepage.homepage' };
    const { content } = server.services;
    const id = await content.singleEntryId({ ...homepage, action: 'read' });
    const read = () => content.readEntry({ ...homepage, id, detail: 'entries' });
    const { entry } = await read();
    await seedBlog(server.services, seed);
    expect(await list('api::article.article')).toStrictEqual(before);
    const again = (await read()).entry;
    expect(again['publishedAt']).toBe(entry['publishedAt']);
    expect(again['heading']).toBe(entry['heading']);
    expect(again['featuredArticles']).toStrictEqual(entry['featuredArticles']);
  });
});

describe('seeding generated articles', () => {
  beforeEach(() => start(complete));
  afterEach(end);

  const seedTo = async (count: number) => {
    const keys = await findStoredKeys(server.services, seed);
    return seedArticles(server.services, { count, seed, keys });
  };

  it('adds only the missing ones up to the number', async () => {
    expect(await seedTo(30)).toStrictEqual({ stored: 30, present: 0 });
    expect(await seedTo(40)).toStrictEqual({ stored: 10, present: 30 });
    const { pagination } = await list('api::article.article', { pageSize: '1' });
    expect(pagination.total).toBe(seed.articles.length + 40);
    const german = await list('api::article.article', { locale: 'de' });
    // Articles 1 and 21 have a translation.
    expect(german.results).toHaveLength(translationsIn('de').length + 2);
    const codes = german.results.map((entry) => entry['code']);
    expect(codes).toEqual(expect.arrayContaining(['ATR-100001', 'ATR-100021']));
  });

  it('adds them to the search index', async () => {
    await seedTo(25);
    const { results } = await list('api::article.article', { sort: 'id:DESC', pageSize: '1' });
    const last = results[0];
    expect((await list('api::article.article', { _q: last?.['code'] })).results).toMatchObject([
      { id: last?.id },
    ]);
    const permissions = systemPermissions();
    const body = { title: 'Quartz and quince', slug: 'quartz-and-quince' };
    const { entry } = await server.services.content.createEntry({
      permissions,
      uid: 'api::article.article',
      body,
    });
    expect((await list('api::article.article', { _q: 'and quince' })).results).toMatchObject([
      { id: entry.id },
    ]);
  });

  it('refers only to entries that still exist', async () => {
    const permissions = systemPermissions();
    const { results } = await list('api::author.author');
    const gone = results.slice(0, 3).map(({ id }) => id);
    await server.services.content.deleteEntries({ permissions, uid: 'api::author.author', ids: gone });
    expect(await seedTo(20)).toStrictEqual({ stored: 20, present: 0 });
  });
});
