import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { administrator } from '../support/administrator.ts';
import { freePort } from '../support/free-port.ts';
import { submitSignIn } from '../support/people.ts';
import { answering, expect, inRepository, test } from '../support/server-run.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);
if (nginx === undefined)
  process.stdout.write('nginx was not found on this machine: the journey behind it is left out.\n');

/** Returns the configuration of the guide for a server on this port. */
function locationOfGuide(port: number): string {
  const guide = readFileSync(inRepository('docs/guides/run-in-production.md'), 'utf8');
  const [, location = ''] = /```nginx\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(location).toContain('http://127.0.0.1:1337');
  return location.replaceAll('127.0.0.1:1337', `127.0.0.1:${port}`);
}

/** Returns a complete configuration that keeps all files in the folder. */
function configurationOf(folder: string, listen: number, location: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary,
    `server { listen 127.0.0.1:${listen}; ${location} }`,
    '}',
  ].join('\n');
}

test.skip(nginx === undefined, 'nginx is not installed');

test('behind nginx, configured as in the guide, users sign in under another path and upload large files', async ({
  workspace,
  page,
}) => {
  workspace.copyData('registered');
  const listen = await freePort();
  const origin = `http://127.0.0.1:${listen}`;
  const folder = join(workspace.folder, 'nginx');
  mkdirSync(folder);
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configurationOf(folder, listen, locationOfGuide(workspace.port)));
  const proxy = spawn(nginx ?? '', ['-p', folder, '-c', configuration], { stdio: 'ignore' });
  try {
    await answering(workspace.launch({ PUBLIC_URL: origin, BASE_PATH: '/cms', TRUST_PROXY: '127.0.0.1' }));
    await expect
      .poll(async () => (await fetch(`${origin}/_health`).catch(() => undefined))?.status)
      .toBe(204);

    const failed: string[] = [];
    page.on('response', (response) => {
      // Before the sign-in, no session exists to renew.
      const isExpected = response.url().endsWith('/admin/renew-token');
      if (response.status() >= 400 && !isExpected) failed.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${origin}/cms`);
    await submitSignIn(page, administrator);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/cms(\/|$)/);

    const login = await fetch(`${origin}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: administrator.email, password: administrator.password }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const authorization = `Bearer ${data.token}`;
    const form = new FormData();
    form.append('files', new File([new Uint8Array(12 * 1024 * 1024).fill(7)], 'large.bin'));
    const uploaded = await fetch(`${origin}/upload`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(uploaded.ok).toBe(true);
    const [file] = (await uploaded.json()) as readonly { readonly url: string }[];
    const served = await fetch(new URL(file?.url ?? '', origin));
    expect((await served.arrayBuffer()).byteLength).toBe(12 * 1024 * 1024);
    expect(failed).toEqual([]);
  } finally {
    const ended = once(proxy, 'close');
    proxy.kill('SIGTERM');
    await ended;
  }
});
