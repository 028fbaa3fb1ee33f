import { parseArgs } from 'node:util';
import { createServer, readConfig } from '@admin/server';
import { application, readMagazine } from './application.ts';
import { findStoredKeys, seedArticles, seedBlog } from './seed/index.ts';

const { values } = parseArgs({ options: { articles: { type: 'string', default: '0' } } });
const count = Number(values.articles);

if (!Number.isInteger(count) || count < 0) {
  process.stderr.write('--articles takes a whole number, such as 100000.\n');
  process.exit(1);
}

const server = await createServer({ ...application, config: readConfig(process.env) });
try {
  const seed = readMagazine();
  await server.seedOnce(async (services) => {
    await seedBlog(services, seed);
  });
  const keys = await findStoredKeys(server.services, seed);
  const { stored, present } = await seedArticles(server.services, { count, seed, keys });
  process.stdout.write(`Stored ${stored} generated articles; ${present} were there already.\n`);
} finally {
  await server.close();
}
