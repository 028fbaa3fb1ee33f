import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineServerPlugin } from '../../plugin-api/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const plugin = (id: string, frame: () => readonly string[]) =>
  defineServerPlugin({ id, title: id, panelOrigins: () => ({ frame: frame() }) });

describe('[P110] panelOrigins', () => {
  let server: TestServer;
  let panelDir: string;

  beforeAll(async () => {
    panelDir = mkdtempSync(path.join(tmpdir(), 'atrium-panel-'));
    writeFileSync(
      path.join(panelDir, 'index.html'),
      '<!doctype html><html><head></head><body></body></html>',
    );
    server = await startTestServer({
      // Plugins with problems stay usable.
      needs: [],
      panelDir,
      environment: { CSP_FRAME_ORIGINS: 'https://configured.example.com' },
      plugins: [
        plugin('site', () => ['https://www.example.com', 'http://localhost:4321', 'https://www.example.com']),
        plugin('wild', () => ['https://*.example.com', 'https://other.example.com']),
        plugin('path', () => ['https://path.example.com/a']),
        plugin('broken', () => {
          throw new Error('no configuration');
        }),
      ],
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(panelDir, { recursive: true });
  });

  it('adds the origins of plugins to those of the configuration, each once', async () => {
    const { headers } = await server.inject({
      method: 'GET',
      url: '/admin',
      headers: { accept: 'text/html' },
    });
    const policy = String(headers['content-security-policy']);
    const frames = policy.split('; ').find((directive) => directive.startsWith('frame-src'));
    expect(frames).toBe(
      'frame-src https://configured.example.com https://www.example.com http://localhost:4321',
    );
  });

  it('leaves out the origins of a plugin that fails or names no origin, and logs them', () => {
    const failed = server.log.lines.map((line) => JSON.parse(line) as { plugin?: string; msg?: string });
    const named = failed
      .filter(({ msg }) => msg?.startsWith('panelOrigins of') === true)
      .map((one) => one.plugin);
    expect(named).toEqual(['wild', 'path', 'broken']);
  });
});
