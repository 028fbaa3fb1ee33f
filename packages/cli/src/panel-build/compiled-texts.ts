import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { simpleElements } from './simple-elements.ts';

/** The module with the compiled texts of the page. */
const tableId = '\0compiled-texts';

/**
 * Texts are keyed by their wording: a translation, or a text that an administrator has changed, never gets the compiled form
 * of another one, and a message remains a string for the code that reads it.
 */
const tableCode = `
const table = new Map();
const simpleElements = ${String(simpleElements)};
export const compiled = (text, elements) => (table.set(text, elements), text);
export const parse = (text) => table.get(text) ?? simpleElements(text);
`;

/** The name of `compiled` in the modules that use it. */
const compiledName = '__compiledText';

const tableImport = `\nimport { compiled as ${compiledName} } from '${tableId}';\n`;

/** Returns the code of the compiled form of a text; undefined if it needs none, or is not valid. */
function compile(text: string): string | undefined {
  if (!/[{}<>]/.test(text) || simpleElements(text)) return undefined;
  // The hour format `j` depends on the language, with which the panel parses the text.
  if (/::[^}]*j/.test(text)) return undefined;
  try {
    return JSON.stringify(parse(text));
  } catch {
    // The panel reports the message when it is shown.
    return undefined;
  }
}

/** Returns the text of a string literal; undefined for other expressions. */
function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateLiteral' && node.quasis.length === 1
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/** Returns the code of a module with the compiled form of each `defaultMessage`; null if none has one. */
export function withCompiledTexts(id: string, code: string): string | null {
  const found: { readonly start: number; readonly end: number; readonly elements: string }[] = [];
  const visitor = new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : literalText(key);
      const text = name === 'defaultMessage' ? literalText(value) : undefined;
      const elements = text === undefined ? undefined : compile(text);
      if (elements !== undefined) found.push({ start: value.start, end: value.end, elements });
    },
  });
  visitor.visit(parseSync(id, code, { lang: 'js' }).program);
  if (found.length === 0) return null;
  let result = code;
  for (const { start, end, elements } of found.toReversed()) {
    // Pure: a bundle without the message contains none of its form.
    const call = `/* @__PURE__ */ ${compiledName}(${code.slice(start, end)}, ${elements})`;
    result = result.slice(0, start) + call + result.slice(end);
  }
  return result + tableImport;
}

/** Returns the content of a JSON file; an empty object if a plugin has created the module without one. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Returns the code of a JSON module that adds the compiled form of its texts to the table; null if none has one.
 * @param texts its content: the texts of a language by id
 * @param code the module that Vite has made of it
 */
export function withCompiledLanguage(id: string, texts: unknown, code: string): string | null {
  const entries = Object.entries(texts ?? {}).flatMap(([key, text]) => {
    const elements = typeof text === 'string' ? compile(text) : undefined;
    return elements === undefined ? [] : [`${JSON.stringify(key)}:${elements}`];
  });
  const { program } = parseSync(id, code, { lang: 'js' });
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (entries.length === 0 || !exported) return null;
  const named = code.slice(exported.start, exported.end).replace(/^export default/, 'const __texts =');
  return `${code.slice(0, exported.start)}${named}
const __elements = {${entries.join(',')}};
for (const id in __elements) ${compiledName}(__texts[id], __elements[id]);
export default __texts;${code.slice(exported.end)}${tableImport}`;
}

/** The message parser, and the modules of the formatting libraries, which import it. The panel imports the parser as well. */
const parser = '@formatjs/icu-messageformat-parser';
const formatting =
  /\/node_modules\/(?:@formatjs\/[^/]+|intl-messageformat|react-intl)\/(?!.*\/node_modules\/)/;

/** The prefix of the module that replaces the message parser. */
const lookupPrefix = `${tableId}:`;

/**
 * Compiles texts with choices, formats or tags, and excludes the message parser from the formatting libraries, which look up the
 * compiled form instead. The parser is a third of their size; the panel loads it when the browser is idle, or before it
 * shows a text that is not compiled.
 */
export function compiledTexts(): readonly Plugin[] {
  return [
    {
      name: 'compiled-texts',
      apply: 'build',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (source === tableId) return tableId;
        if (source !== parser || importer === undefined || !formatting.test(importer)) return null;
        const resolved = await this.resolve(`${parser}/no-parser.js`, importer);
        return resolved && lookupPrefix + resolved.id;
      },
      load(id) {
        if (id === tableId) return { code: tableCode, moduleSideEffects: false };
        if (!id.startsWith(lookupPrefix)) return null;
        const original = JSON.stringify(id.slice(lookupPrefix.length));
        const code = `export * from ${original};\nexport { parse } from '${tableId}';\n`;
        return { code, moduleSideEffects: false };
      },
    },
    {
      name: 'compile-texts',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { code: /defaultMessage/ },
        handler(code, id) {
          const compiled = withCompiledTexts(id, code);
          return compiled === null ? null : { code: compiled, map: null };
        },
      },
    },
    {
      name: 'compile-languages',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.json$/ },
        async handler(code, id) {
          const compiled = withCompiledLanguage(id, await readJson(id), code);
          return compiled === null ? null : { code: compiled, map: null };
        },
      },
    },
  ];
}
