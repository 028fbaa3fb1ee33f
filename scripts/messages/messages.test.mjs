import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messageProblems } from './all-problems.mjs';
import { catalogues, translationsOf, writeTranslations } from './catalogues.mjs';
import { mailProblems, styleProblems, translationProblems } from './check-translation.mjs';
import { translatedWorkspaces } from './coverage.mjs';
import { messagesInSource } from './extract-messages.mjs';
import { lateMessages } from './late-messages.mjs';
import { mailsInSource, textsOfMails, translatedMails } from './mail-messages.mjs';
import { pseudoText } from './pseudo-locale.mjs';
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
    expect(messageProblems(root, workspaces, catalogues(root, workspaces))).toEqual([]);
  });
});

describe('the files of translations', () => {
  /** Returns a project with one plugin that has a late message, and a mail. */
  function projectWith(files) {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const sources = {
      'packages/shell/src/preferences/locales.ts': `panelLocales = [{ code: 'en', name: 'English' }, { code: 'de', name: 'Deutsch' }];`,
      'packages/server/src/mails.ts': `const hello = 'Hello {name}';
        export const mail = defineMail({ id: 'core.hello', texts: { subject: 'Hello', paragraphs: [hello, '{name}'] } });`,
      'plugins/shop/package.json': `{ "exports": { ".": { "@admin/source": "./src/plugin.ts" } } }`,
      'plugins/shop/src/plugin.ts': `import { title } from './title.ts'; export const shop = { title, page: () => import('./page.ts') };`,
      'plugins/shop/src/title.ts': `export const title = { id: 'shop.title', defaultMessage: 'Shop' };`,
      'plugins/shop/src/page.ts': `import { title } from './title.ts'; export default [title, { id: 'shop.buy', defaultMessage: 'Buy' }];`,
      'plugins/languages/src/late-plugins.json': '["shop"]',
      'examples/none/src/index.ts': '',
      ...files,
    };
    for (const [name, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  }
  const problemsOf = (folder) => messageProblems(folder, translatedWorkspaces(folder), catalogues(folder));
  const complete = {
    'plugins/languages/src/plugin.ts': `[import('./texts/de.json'), import('./texts/late/de.json'), import('./mails/de.json')];`,
    'plugins/languages/src/texts/de.json': '{ "shop.title": "Laden" }',
    'plugins/languages/src/texts/late/de.json': '{ "shop.buy": "Kaufen" }',
    'plugins/languages/src/mails/de.json':
      '{ "core.hello": { "subject": "Hallo", "paragraphs": ["Hallo {name}", "{name}"] } }',
  };

  it('separate the messages that only components of a late plugin use, and the mails', () => {
    const folder = projectWith({});
    const messages = translatedWorkspaces(folder)[0].messages;
    expect([...lateMessages(`${folder}/plugins/shop`, messages)]).toEqual(['shop.buy']);
    const [product] = catalogues(folder);
    expect(product.parts.map(({ english }) => Object.keys(english))).toEqual([
      ['shop.title'],
      ['shop.buy'],
      ['mail:core.hello:subject', 'mail:core.hello:paragraphs:0'],
    ]);
    writeTranslations(product, 'de', {
      'shop.buy': 'Kaufen',
      'mail:core.hello:subject': 'Hallo',
      'shop.old': 'Alt',
    });
    expect(translationsOf(product, 'de')).toEqual({
      'shop.buy': 'Kaufen',
      'mail:core.hello:subject': 'Hallo',
    });
  });

  it('have no problems if they are complete', () => {
    expect(problemsOf(projectWith(complete))).toEqual([]);
  });

  it.each([
    ['lack a message', { 'texts/late/de.json': '{}' }, 'de shop.buy: has no translation'],
    [
      'have an unknown message',
      { 'texts/de.json': '{ "shop.title": "Laden", "x": "X" }' },
      'de x: is not a message of the workspace',
    ],
    [
      'have a message in another file',
      { 'texts/de.json': '{ "shop.title": "Laden", "shop.buy": "Kaufen" }' },
      'de shop.buy: belongs into another file',
    ],
    [
      'equal the English text',
      { 'texts/de.json': '{ "shop.title": "Shop" }' },
      'de shop.title: equals the English text',
    ],
    [
      'omit a placeholder of a mail',
      { 'mails/de.json': '{ "core.hello": { "subject": "Hallo", "paragraphs": ["Hallo", "{name}"] } }' },
      'de mail:core.hello:paragraphs:0: omits the placeholders "name"',
    ],
    [
      'are not imported',
      { 'plugin.ts': `[import('./texts/de.json'), import('./texts/late/de.json')];` },
      'de mails/de.json: is not imported',
    ],
  ])('are rejected if they %s', (_case, files, problem) => {
    const changed = Object.entries(files).map(([name, text]) => [`plugins/languages/src/${name}`, text]);
    const folder = projectWith({ ...complete, ...Object.fromEntries(changed) });
    expect(problemsOf(folder)).toEqual([`plugins/languages ${problem}`]);
  });
});

describe('mails', () => {
  const source = `const advice = 'Tell us.';
    export const mails = { one: defineMail({ id: 'core.one', values, texts: { subject: 'One', paragraphs: ['Hi {x},', '{x}'], action: { label: 'Open', url: '{link}' }, remarks: [advice] } }) };`;

  it('are found with their texts, without placeholders alone', () => {
    expect(textsOfMails(mailsInSource('x.ts', source))).toEqual({
      'mail:core.one:subject': 'One',
      'mail:core.one:paragraphs:0': 'Hi {x},',
      'mail:core.one:action': 'Open',
      'mail:core.one:remarks:0': 'Tell us.',
    });
  });

  it('keep English texts in lists that are translated partly', () => {
    const texts = { 'mail:core.one:paragraphs:0': 'Hallo {x},', 'mail:core.one:action': 'Öffnen' };
    expect(translatedMails(mailsInSource('x.ts', source), texts)).toEqual({
      'core.one': { paragraphs: ['Hallo {x},', '{x}'], action: { label: 'Öffnen' } },
    });
  });

  it('are rejected with other placeholders, in English and without words', () => {
    const of = (translation) => mailProblems({ english: 'Hi {x}', translation, isSameAllowed: false });
    expect(of('Hallo {y}')).toEqual(['omits the placeholders "x"', 'has the unknown placeholders "y"']);
    expect(of('Hi {x}')).toEqual(['equals the English text']);
    expect(of('Hallo {x}')).toEqual([]);
  });
});

const problems = (english, translation, tag = 'de', isSameAllowed = false) =>
  translationProblems({ english, translation, tag, isSameAllowed });

describe('an English text', () => {
  it.each([
    ['straight quotation marks', 'Delete "{name}"?', 'has straight quotation marks: write “ ”'],
    ['a hyphen in email', 'Send an e-mail', 'says "e-mail": write "email"'],
    ['British spelling', 'Your organisation', 'has British spelling: write American English'],
  ])('is rejected with %s', (_case, english, problem) => {
    expect(styleProblems(english)).toEqual([problem]);
  });

  it('is accepted in the style of the panel', () => {
    expect(styleProblems('Email “{name}” to your organization…')).toEqual([]);
  });
});

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

describe('the pseudo-locale', () => {
  it('lengthens words, and keeps placeholders, tags and plurals', () => {
    expect(pseudoText('Save')).toBe('Sàṽéẋẋ');
    const text = 'The <b>{name}</b>: {count, plural, =0 {No entries} one {# entry} other {# entries}}';
    expect(problems(text, pseudoText(text), 'en')).toEqual([]);
  });
});

describe('messages as XLIFF', () => {
  it('return to the workspaces with their translations', async () => {
    const messages = [
      { id: 'a.one', text: 'One <b>{x}</b> & two' },
      { id: 'a.two', text: 'Two' },
    ];
    const english = Object.fromEntries(messages.map(({ id, text }) => [id, text]));
    const one = { name: 'packages/a', isExample: false, parts: [{ folder: '/missing', english }] };
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
