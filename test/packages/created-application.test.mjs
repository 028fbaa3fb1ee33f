import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { run } from '../../scripts/workspace/run.mjs';
import { createProject, longTest, npm, responseOf } from './created-project.mjs';

describe('npm create atrium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-application-'));
  const blog = join(folder, 'my-blog');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'writes an application that passes its checks and tests, and serves its seed',
    { timeout: longTest },
    async () => {
      const { registry } = inject('packages');
      await createProject({ folder, name: 'my-blog', template: 'blog', registry });
      // None of them reads what another one writes.
      await Promise.all(['check', 'test', 'build'].map((script) => npm(blog, 'run', script)));
      await npm(blog, 'run', 'doctor');
      const articles = '/content-manager/collection-types/api::article.article?sort=title:ASC';
      expect(await responseOf(blog, articles)).toMatchObject({
        results: [{ slug: 'drafts' }, { slug: 'welcome' }],
      });
    },
  );

  it('checks content types by `doctor`, which names file and path', { timeout: longTest }, async () => {
    const file = join(blog, 'content-types/author.json');
    const document = JSON.parse(readFileSync(file, 'utf8'));
    document.attributes.name.type = 'strng';
    writeFileSync(file, JSON.stringify(document));
    const { code, output } = await run('npm', ['run', 'doctor'], { quiet: true, cwd: blog });
    expect(code).toBe(1);
    expect(output).toMatch(/content-types\/author\.json at attributes\.name/);
  });
});
