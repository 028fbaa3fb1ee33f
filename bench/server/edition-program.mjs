import { application } from '../../examples/blog/src/server/application.ts';
import { startServer } from '@admin/server';

const { enterprise } = application;
const without = (process.env.BENCH_WITHOUT ?? '').split(' ');

await startServer({
  ...application,
  enterprise: {
    ...enterprise,
    load: async () => (await enterprise.load()).filter(({ id }) => !without.includes(id)),
  },
});
