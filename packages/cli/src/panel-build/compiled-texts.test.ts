import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compiledTexts, withCompiledLanguage, withCompiledTexts } from './compiled-texts.ts';

describe('withCompiledTexts', () => {
  const compile = (value: string) =>
    withCompiledTexts('messages.ts', `const text = { defaultMessage: ${value} };`);

  it.each(['Delete', 'Entry {id}', 'Row {row, number}', "It''s here", '{count, plural, one {#}}', 'Hello {'])(
    'leaves %s unchanged, since it needs no parser or is not valid',
    (text) => expect(compile(JSON.stringify(text))).toBeNull(),
  );

  it('leaves the hour format of a language to the parser', () => {
    expect(compile('"At {time, time, ::jmm}"')).toBeNull();
    expect(compile('"At {time, time, ::Hmm}"')).toContain('hourCycle');
  });

  it('leaves computed texts unchanged', () => {
    expect(compile('`{count, plural, other {${name}}}`')).toBeNull();
    expect(compile('name')).toBeNull();
  });

  it('adds the compiled forms of several texts, and keeps the numbers of lines', () => {
    const code = "a({ defaultMessage: `<b>\n</b>` });\na({ 'defaultMessage': '<i>é</i>' });\nend();\n";
    expect(withCompiledTexts('messages.ts', code)).toBe(
      `a({ defaultMessage: /* @__PURE__ */ __compiledText(\`<b>\n</b>\`, [{"type":8,"value":"b","children":[{"type":0,"value":"\\n"}]}]) });
a({ 'defaultMessage': /* @__PURE__ */ __compiledText('<i>é</i>', [{"type":8,"value":"i","children":[{"type":0,"value":"é"}]}]) });
end();

import { compiled as __compiledText } from '\0compiled-texts';
`,
    );
  });
});

describe('withCompiledLanguage', () => {
  it('leaves other JSON modules unchanged', () => {
    for (const json of ['null', '[1]', '{"title":"Entry {id}"}', '{"text":{"title":"<b>a</b>"}}'])
      expect(withCompiledLanguage('some.json', JSON.parse(json), `export default ${json};`)).toBeNull();
  });

  it('keeps the other exports of the module', () => {
    const code = 'export const title = "<b>a</b>";\nexport default {\n  title\n};';
    expect(withCompiledLanguage('some.json', { title: '<b>a</b>' }, code))
      .toBe(`export const title = "<b>a</b>";
const __texts = {
  title
};
const __elements = {"title":[{"type":8,"value":"b","children":[{"type":0,"value":"a"}]}]};
for (const id in __elements) __compiledText(__texts[id], __elements[id]);
export default __texts;
import { compiled as __compiledText } from '\0compiled-texts';
`);
  });
});

const choices = [
  '{count, plural, =0 {No entries} one {# entry} other {# entries}}',
  '{count, plural, offset:1 =1 {only you} one {you and # other} other {you and # others}}',
  '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{kind, select, one {{count, plural, one {a} other {b # {name}}}} other {c}}',
  'Row {count, number} of {count, number, ::compact-short} {count, number, percent}',
  '{day, date}, {day, date, long}, {day, time, short}, {day, date, ::yMMMd}',
  "It''s '{quoted}' # {name}",
];
const messages = `
  export const choices = [${choices.map((text) => `{ id: 'app.choice', defaultMessage: ${JSON.stringify(text)} }`).join()}];
  export const used = { id: 'app.used', defaultMessage: '{count, plural, one {# page} other {# pages}}' };
  export const unused = { id: 'app.unused', defaultMessage: '{count, plural, one {# dog} other {# dogs}}' };
`;
const french = { 'app.used': '{count, plural, one {# page} other {# feuilles}}', 'app.name': 'Nom' };
const entry = `
  import { IntlMessageFormat } from 'intl-messageformat';
  import { choices, used } from './messages.ts';
  import french from './fr.json';
  import generated from 'virtual:generated.json';
  export const format = (text, locale, values) => new IntlMessageFormat(text, locale).format(values);
  export { choices, french, generated, used };
`;

interface Application {
  readonly format: (text: string, locale: string, values: object) => string;
  readonly choices: readonly { readonly defaultMessage: string }[];
  readonly used: { readonly defaultMessage: string };
  readonly french: typeof french;
  readonly generated: object;
}

/** Creates a JSON module that has no file. */
const generatedJson: Plugin = {
  name: 'generated-json',
  resolveId: (id) => (id === 'virtual:generated.json' ? id : null),
  load: (id) => (id === 'virtual:generated.json' ? '{"title":"<b>Title</b>"}' : null),
};

async function buildApplication(): Promise<string> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-texts-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(resolve(import.meta.dirname, '../../../../node_modules'), join(root, 'node_modules'), 'dir');
  for (const [file, content] of Object.entries({
    'entry.js': entry,
    'messages.ts': messages,
    'fr.json': JSON.stringify(french),
  }))
    writeFileSync(join(root, file), content);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [generatedJson, ...compiledTexts()],
    build: { write: false, lib: { entry: 'entry.js', formats: ['es'] } },
  });
  const [{ output } = { output: [] }] = result as readonly Rolldown.RolldownOutput[];
  return output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}

const load = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Application>;

describe('compiledTexts', () => {
  it('builds a panel that formats each kind of text like the parser', async () => {
    const application = await load(await buildApplication());
    expect(application.choices.map(({ defaultMessage }) => defaultMessage)).toEqual(choices);
    for (const text of choices) {
      for (const locale of ['en', 'uk', 'ar']) {
        for (const count of [0, 1, 2, 3, 5, 21, 1234.5]) {
          const day = new Date('2026-06-15T09:00:00Z');
          const values = { count, kind: count > 2 ? 'one' : 'many', name: 'Ada', day };
          const expected = new IntlMessageFormat(text, locale).format(values);
          expect(application.format(text, locale, values)).toBe(expected);
        }
      }
    }
  });

  it('builds a panel that formats its texts and those of its languages without the parser', async () => {
    const code = await buildApplication();
    expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
    expect(code).not.toContain('dog');
    const application = await load(code);
    const { format, used } = application;
    expect(used.defaultMessage).toBe('{count, plural, one {# page} other {# pages}}');
    expect(application.french).toEqual(french);
    expect(application.generated).toEqual({ title: '<b>Title</b>' });
    expect(format(used.defaultMessage, 'en', { count: 2 })).toBe('2 pages');
    expect(format(french['app.used'], 'fr', { count: 2 })).toBe('2 feuilles');
    expect(format('Row {row, number}', 'en', { row: 1234 })).toBe('Row 1,234');
    expect(() => format('{count, plural, one {a} other {b}}', 'en', { count: 1 })).toThrow(TypeError);
  });
});
