import { startServer } from '@admin/server';
import { application } from '../application.ts';
import { clockworkServer } from './clockwork-server.testing.ts';

// A server process that a test can kill.
const { seed: _none, ...unseeded } = application;
await startServer({
  ...unseeded,
  panelDir: null,
  plugins: [...application.plugins, clockworkServer('other')],
});
