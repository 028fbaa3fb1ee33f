import { describe, expect, it } from 'vitest';
import { isMarkdown } from './is-markdown.ts';

const markdown = [
  '# Title',
  '# Title\r\n\r\nText',
  'Words\n\n## Later',
  '- one\n- two',
  '* one\n  * nested',
  '1. first\n2. second',
  'Intro:\n\n- only one, with `code`',
  '> quoted\n> twice',
  '```js\nlet a = 1;\nlet b = 2;\n```',
  '| a | b |\n| --- | :-: |\n| 1 | 2 |',
  'See [the docs](https://example.com).',
  'An ![image](https://example.com/a.png) here',
  'This is **important**.',
  'Run `npm ci` and then `npm test`.',
  'It is *really* _so_.',
];

const plain = [
  '',
  'Hello there.',
  'Two lines\nof prose',
  '2 * 3 * 4 = 24 and a_name_with_lines',
  'Issue #12 is fixed, #13 is not.',
  '- a single dash, as in a dialogue',
  '1. Mai 2026',
  'a < b and c > d',
  "It's 5 o'clock; press ` to go on",
  '[1] A reference, (2) another one',
  'Cost: ~~ 5 EUR ~~',
  'First\n---\nSecond',
  '#hashtag and #another',
  '#!/bin/sh\n# Install\nset -e\nX=1\necho "$X";\nif [ -z "$X" ]; then',
  '# Load\nimport json\ndata = json.load(f)\n# Sort\nresult = sorted(data)\nprint = 1',
  'const a = **b;\nfunction f() {\n  return a * b * c;\n}',
  '{\n  "a": "**b**",\n  "c": [\n    1;\n  ]\n}',
];

describe('isMarkdown', () => {
  it.each(markdown)('recognises %j', (text) => expect(isMarkdown(text)).toBe(true));

  it.each(plain)('leaves %j plain', (text) => expect(isMarkdown(text)).toBe(false));

  it('inspects only the start of a long text', () => {
    expect(isMarkdown(`${'word '.repeat(20_000)}\n# Title`)).toBe(false);
    expect(isMarkdown(`# Title\n${'*'.repeat(1_000_000)}`)).toBe(true);
    expect(isMarkdown('[a]('.repeat(300_000))).toBe(false);
  });
});
