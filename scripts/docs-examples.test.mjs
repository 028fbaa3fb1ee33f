import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleProblems, examplesOf, pagesWithExamples } from './workspace/docs-examples.mjs';
import { root } from './workspace/paths.mjs';

describe('the examples of the documentation', () => {
  const examples = pagesWithExamples().flatMap((page) =>
    examplesOf(page, readFileSync(join(root, page), 'utf8')),
  );
  const invalid = [
    '# Page\n',
    '<!-- with\ndeclare const content: unknown;\n-->\n',
    '```ts\nimport { renderBlocks } from "@admin/blocks-html";\nrenderBlocks(content, { baseURL: "" });\n```\n',
    '```json\n{ "one": 1, }\n```\n',
  ].join('\n');

  it('compile against the packages and are valid JSON', { timeout: 120_000 }, () => {
    expect(examples.length).toBeGreaterThan(30);
    const problems = exampleProblems([...examples, ...examplesOf('page.md', invalid)]);
    expect(problems.filter((problem) => !problem.startsWith('page.md'))).toEqual([]);
    // The check itself finds mistakes, with their positions.
    expect(problems.filter((problem) => problem.startsWith('page.md'))).toEqual([
      expect.stringMatching(/^page\.md:12 /),
      expect.stringMatching(/^page\.md:9 TS2561 .*baseURL/),
    ]);
  });
});
