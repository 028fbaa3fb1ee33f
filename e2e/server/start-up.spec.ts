import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { administrator, registerAdministrator } from '../support/administrator.ts';
import { freePort } from '../support/free-port.ts';
import { submitSignIn } from '../support/people.ts';
import {
  answering,
  beginLogin,
  contents,
  entry,
  expect,
  inRepository,
  pretendNode,
  refusal,
  test,
} from '../support/server-run.ts';

test('an occupied port stops the start with its name, before a data folder is created', async ({
  workspace,
}) => {
  const other = createServer().listen(workspace.port, '127.0.0.1');
  await once(other, 'listening');
  expect(await refusal(workspace.launch())).toContain(`Port ${workspace.port}`);
  expect(existsSync(workspace.dataDir)).toBe(false);
  other.close();
});

test('a data folder below a file stops the start, and the file stays unchanged', async ({ workspace }) => {
  const file = join(workspace.folder, 'file');
  writeFileSync(file, 'mine');
  expect(await refusal(workspace.launch({ DATA_DIR: join(file, 'data') }))).toContain(join(file, 'data'));
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a read-only data folder stops the start and stays empty', async ({ workspace }) => {
  mkdirSync(workspace.dataDir);
  chmodSync(workspace.dataDir, 0o500);
  expect(await refusal(workspace.launch())).toContain(
    `The data folder ${workspace.dataDir} cannot be written to`,
  );
  expect(readdirSync(workspace.dataDir)).toEqual([]);
});

test('a secret that is too short stops the start without being printed', async ({ workspace }) => {
  const sentence = await refusal(workspace.launch({ SECRET: 'hunter2-hunter2' }));
  expect(sentence).toContain('SECRET must be');
  expect(sentence).not.toContain('hunter2');
  expect(existsSync(workspace.dataDir)).toBe(false);
});

test('an outdated Node.js stops the start before anything is installed, built or opened', async ({
  workspace,
}) => {
  const old = ['--import', pretendNode('18.20.0')];
  for (const program of [inRepository('scripts/start.mjs'), entry]) {
    const sentence = await refusal(workspace.launch({}, [...old, program]));
    expect(sentence).toContain('Node.js 20.19 or newer is needed, this is 18.20.0');
  }
  expect(existsSync(workspace.dataDir)).toBe(false);
});

test('a damaged database stops the start with its name, and stays unchanged', async ({ workspace }) => {
  workspace.copyData('seeded');
  const file = join(workspace.dataDir, 'data.db');
  const stored = readFileSync(file);
  // A valid first page, so that the file still looks like a database.
  stored.fill(0xa5, 4096);
  writeFileSync(file, stored);
  const before = contents(workspace.dataDir);
  expect(await refusal(workspace.launch())).toContain(`The database ${file} is damaged`);
  expect(contents(workspace.dataDir)).toEqual(before);
});

test('a file that is not a database stops the start with its name, and stays unchanged', async ({
  workspace,
}) => {
  mkdirSync(workspace.dataDir);
  const file = join(workspace.dataDir, 'data.db');
  writeFileSync(file, 'These are the notes of somebody else.\n'.repeat(500));
  const before = contents(workspace.dataDir);
  expect(await refusal(workspace.launch())).toContain(file);
  expect(contents(workspace.dataDir)).toEqual(before);
});

test('the first start protects secrets and database from other users, prints the next step, and locks its data folder', async ({
  workspace,
}) => {
  const run = await answering(workspace.launch());
  await expect.poll(run.stdout).toContain(`${run.origin}/admin`);
  expect(run.stdout()).toContain('create the first administrator');
  expect(run.stderr()).toBe('');
  expect(statSync(join(workspace.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(statSync(workspace.dataDir).mode & 0o777).toBe(0o700);

  await test.step('a second server is refused, and the first continues', async () => {
    // A checkpoint during this time would look like a change by the second server.
    run.child.kill('SIGSTOP');
    const before = contents(workspace.dataDir);
    const sentence = await refusal(workspace.launch({ PORT: String(await freePort()) }));
    expect(sentence).toContain(`The data folder ${workspace.dataDir} is in use`);
    expect(contents(workspace.dataDir)).toEqual(before);
    run.child.kill('SIGCONT');
    expect((await fetch(`${run.origin}/_health`)).status).toBe(204);
  });
});

test('a start completes the initial content of a first start that was killed', async ({ workspace }) => {
  const run = workspace.launch();
  const uploads = join(workspace.dataDir, 'uploads');
  await expect
    .poll(() => existsSync(uploads) && readdirSync(uploads).length > 0, { intervals: [5], timeout: 20_000 })
    .toBe(true);
  run.child.kill('SIGKILL');
  expect(await run.ended).toBeNull();
  expect(run.stdout()).not.toContain('is running');

  const again = await answering(workspace.launch());
  const token = await registerAdministrator(again.origin);
  const articles = '/content-manager/collection-types/api::article.article?page=1&pageSize=1&locale=all';
  const response = await fetch(`${again.origin}${articles}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { pagination } = (await response.json()) as { pagination: { total: number } };
  const written = readdirSync(inRepository('examples/blog/seed/articles')).filter((file) =>
    file.endsWith('.json'),
  );
  expect(pagination.total).toBe(written.length);
});

test('a killed server restarts with everything that was stored, and Ctrl+C lets running requests finish', async ({
  workspace,
}) => {
  workspace.copyData('seeded');
  const killed = await answering(workspace.launch());
  await registerAdministrator(killed.origin);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const run = await answering(workspace.launch());
  const { email, password } = administrator;
  const response = await fetch(`${run.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);

  await test.step('Ctrl+C rejects new requests and exits with code 0', async () => {
    const login = await beginLogin(run);
    run.child.kill('SIGINT');
    await expect
      .poll(async () =>
        fetch(`${run.origin}/_health`).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    expect(run.child.exitCode).toBeNull();
    expect(await login.finish()).toBe(400);
    expect(await run.ended).toBe(0);
    expect(run.stderr()).toBe('');
  });
});

test('a panel with downloaded plugins is rendered once they are loaded, even if its page waits for it', async ({
  workspace,
  page,
}) => {
  workspace.copyData('registered');
  const { origin } = await answering(workspace.launch({ ENTERPRISE: 'true' }));
  // The clock is paused, so that no time limit of the panel elapses.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  // Only the panel renders the button that reveals the password; the rest of the form is part of the document.
  const drawn = page.getByRole('button', { name: 'Show password' });
  await page.goto(`${origin}/admin/auth/login`);
  await expect(drawn).toBeVisible();

  // A host with the edition as a plugin, and a module that waits for the panel: such a module is no part of the first script.
  let written = 'nothing';
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [element = '', source = ''] =
      /<script [^>]*src="([^"]*start-[^"]*)"[^>]*><\/script>/.exec(html) ?? [];
    const script = await (await page.request.get(origin + source)).text();
    const end = script.lastIndexOf('(function(){"use strict";');
    written = script
      .slice(end)
      .replace('(function(){"use strict";', '')
      .replace('document.currentScript.src', 'import.meta.url')
      .replace(/plugins:\[([^\]]*)\],(trusted:.*?),enterprise:(.*?)\}\);async/, 'plugins:[$1,$3],$2});async')
      .replace(/(\w+)\(\)\}\)\(\);?\s*$/, ';await $1();');
    const asScript = (body: string) => ({ contentType: 'text/javascript', body });
    await page.route(`**${source}`, (start) => start.fulfill(asScript(script.slice(0, end))));
    await page.route('**/assets/page.js', (module) => module.fulfill(asScript(written)));
    const waiting = element.replace(source, source.replace(/start-.*/, 'page.js'));
    const body = html.replace(element, element + waiting.replace('<script', '<script type="module"'));
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(drawn).toBeVisible();
  expect(written).not.toContain('enterprise:');
  expect(written).toMatch(/plugins:\[.*import\(.*;await \w+\(\);$/s);

  await page.clock.resume();
  await submitSignIn(page, administrator);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText('Enterprise edition')).toBeVisible();
});
