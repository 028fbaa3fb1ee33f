import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { apiReports } from './api-report.mjs';
import { undeclaredImports } from './undeclared-imports.mjs';

describe('a built package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-package-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const workspace = {
    name: '@admin/shapes',
    folder,
    manifest: { dependencies: { kysely: '1.0.0' } },
    entries: [{ path: '.', source: './src/index.ts' }],
    above: [],
  };
  const files = {
    'index.d.ts':
      "/** The first shape. */\nexport declare const one: Shape;\nimport type { Shape } from './shape.ts';\nexport type { Sql } from 'kysely';\n",
    'shape.d.ts':
      "import type { Late } from 'react';\nexport interface Shape {\n    /** In metres. */\n    readonly side: Late;\n}\n",
    'unreferenced.d.ts': "import type { Query } from 'query-core';\nexport type Own = Query;\n",
    'index.js':
      "import 'node:fs';\nimport '@admin/shapes/other';\nexport const load = () => import('yup');\n",
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  it('is reported with its exports, their comments and the types that they reference', () => {
    const report = apiReports([workspace]).get('@admin/shapes');
    expect(report).toContain(
      [
        '## @admin/shapes\n',
        "### Sql\n\n```ts\nexport { Sql } from 'kysely';\n```\n",
        '### one\n\n```ts\n/** The first shape. */\nexport declare const one: Shape;\n```\n',
      ].join('\n'),
    );
    expect(report).toContain(
      'not exported\n\n### Shape\n\n```ts\nexport interface Shape {\n    /** In metres. */\n    readonly side: Late;\n}\n```\n',
    );
    expect(report).not.toContain('Own');
  });

  it('has no undeclared imports in modules and public types', () => {
    expect(undeclaredImports(workspace)).toEqual([
      'dist/index.js imports yup, which is not declared.',
      'dist/shape.d.ts imports react, which is not declared.',
    ]);
  });
});
