import { fileURLToPath } from 'node:url';
import { notesServer } from '@admin/example-notes/server';
import { reviewsServer } from '@admin/example-reviews/server';
import { startServer } from '@admin/server';
import { application } from '../../examples/blog/src/server/application.ts';

const besideThis = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The blog with two more plugins and its own panel. */
await startServer({
  ...application,
  plugins: [...application.plugins, notesServer, reviewsServer],
  contentDir: besideThis('../../../../../examples/blog'),
  panelDir: besideThis('../panel'),
});
