import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { messageProblems } from './all-problems.mjs';
import { translationProblems } from './check-translation.mjs';
import { translatedWorkspaces } from './coverage.mjs';
import { messagesInSource } from './extract-messages.mjs';
import { fromXliff, toXliff } from './xliff.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workspaces = translatedWorkspaces(root);

describe('interface messages', () => {
  it('are found in objects and elements with an id and a default text', () => {
    const source = `const one = { id: 'a.b', defaultMessage: 'One' };
      export const label = wrap({ tone: 'x', label: { id: 'a.c', defaultMessage: \`Two\` } });
      const other = { id: 'a.d' };
      const line = <FormattedMessage defaultMessage="Three" id="a.e" />;`;
    expect(messagesInSource('x.ts', source).map(({ id, text }) => [id, text])).toEqual([
      ['a.b', 'One'],
      ['a.c', 'Two'],
      ['a.e', 'Three'],
    ]);
  });

  it('have one default text per id', () => {
    const wordings = new Map();
    for (const { id, text } of workspaces.flatMap(({ messages }) => messages)) {
      wordings.set(id, (wordings.get(id) ?? new Set()).add(text));
    }
    const ambiguous = [...wordings].filter(([, texts]) => texts.size > 1);
    expect(ambiguous.map(([id, texts]) => [id, ...texts])).toEqual([]);
  });

  it('are all used, and have correct and complete translations', () => {
    expect(messageProblems(root, workspaces)).toEqual([]);
  });
});

const problems = (english, translation, tag = 'de', isSameAllowed = false) =>
  translationProblems({ english, translation, tag, isSameAllowed });

describe('a translation', () => {
  it.each([
    ['omits a placeholder', '{count, number} of {all}', '{count, number}', 'omits the placeholders "all"'],
    ['has an unknown placeholder', 'Save {name}', '{nom} {name}', 'has the unknown placeholders "nom"'],
    [
      'formats a date as a number',
      'On {at, date}',
      '{at, number}',
      'changes the kind of the placeholders "at"',
    ],
    ['omits a tag', 'The <code>x</code>', 'Das x', 'omits the tags "code"'],
    ['has an unknown tag', 'The x', 'Das <b>x</b>', 'has the unknown tags "b"'],
    [
      'lacks an option',
      '{of, select, a {A} other {B}}',
      '{of, select, other {C}}',
      'differs in the options of {of}: "a"',
    ],
    ['is empty', 'Save', ' ', 'is empty'],
    ['equals the English text', 'Save', 'Save', 'equals the English text'],
  ])('is rejected if it %s', (_case, english, translation, problem) => {
    expect(problems(english, translation)).toEqual([problem]);
  });

  it('is rejected if it is not ICU message syntax', () => {
    expect(problems('Save {name}', 'Sichern {name')).toEqual([
      expect.stringMatching(/^is not ICU message syntax/),
    ]);
  });

  it('has the plural categories that counts have in its language', () => {
    const english = '{count, plural, one {# entry} other {# entries}}';
    const polish = '{count, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}';
    expect(problems(english, polish, 'pl')).toEqual([]);
    expect(problems(english, '{count, plural, one {# wpis} other {# wpisu}}', 'pl')).toEqual([
      'lacks the plural categories of {count}: "many", "few"',
    ]);
    expect(problems(english, '{count, plural, one {# 件} other {# 件}}', 'ja')).toEqual([
      'has plural categories of {count} that the language does not have: "one"',
    ]);
    expect(problems(english, '{count, plural, one {# entrée} other {# entrées}}', 'fr')).toEqual([]);
  });

  it('may equal the English text if it is listed, or contains no word', () => {
    expect(problems('URL', 'URL', 'de', true)).toEqual([]);
    expect(problems('{a}: {b}', '{a}: {b}')).toEqual([]);
  });
});

describe('messages as XLIFF', () => {
  it('return to the workspaces with their translations', async () => {
    const messages = [
      { id: 'a.one', text: 'One <b>{x}</b> & two' },
      { id: 'a.two', text: 'Two' },
    ];
    const one = { name: 'packages/a', folder: '/missing', messages };
    const document = await toXliff([one], 'de');
    expect(document).toContain('One &lt;b&gt;{x}&lt;/b&gt; &amp; two');
    const translated = document
      .replace('<target></target>', '<target>Eins &lt;b&gt;{x}&lt;/b&gt; &amp; zwei</target>')
      .replace('"a.two"', '"a.three"');
    expect(await fromXliff(translated, [one])).toEqual({
      locale: 'de',
      translations: new Map([['packages/a', { 'a.one': 'Eins <b>{x}</b> & zwei' }]]),
      unknown: ['a.three'],
    });
  });
});
