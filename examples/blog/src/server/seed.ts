import { parseArgs } from 'node:util';
import { createServer, readConfig } from '@admin/server';
import { application, readMagazine } from './application.ts';
import { articleEntry, generateArticles, seedBlog, storeEntry, StoredKeys } from './seed/index.ts';

const { values } = parseArgs({ options: { articles: { type: 'string', default: '0' } } });
const articles = Number(values.articles);

if (!Number.isInteger(articles) || articles < 0) {
  process.stderr.write('--articles takes a whole number, such as 100000.\n');
  process.exit(1);
}

const server = await createServer({ ...application, config: readConfig(process.env) });
const seed = readMagazine();
let keys = new StoredKeys();
await server.seedOnce(async (services) => {
  keys = await seedBlog(services, seed);
});
for (const article of generateArticles(articles, 1, seed)) {
  await storeEntry(server.services, keys, articleEntry(article));
}
await server.close();
process.stdout.write(`Stored ${articles} generated articles.\n`);
