import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './paths.mjs';

/** A folder from which the packages resolve. */
const cache = join(root, 'node_modules/.cache');

/**
 * Matches a code block with the comment above it: `<!-- with … -->` declares what the block uses, `<!-- not compiled: … -->`
 * contains the reason why it is not checked.
 */
const block =
  /(?:^<!-- (?:with\n([\s\S]*?)|(not compiled): [^\n]*)-->\n+)?^```(tsx?|json)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm;

/**
 * @typedef {{ page: string, line: number, language: string, context: string, code: string }} Example
 */

/** Returns the pages whose examples are checked: guides, references and the READMEs of packages and plugins. */
export function pagesWithExamples() {
  const below = (path) =>
    readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
      .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.md') && !name.includes('reference/api/'));
  const readmes = ['packages', 'plugins'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/README.md`),
  );
  return [...below('docs/guides'), ...below('docs/reference'), 'README.md', ...readmes].filter((path) =>
    existsSync(join(root, path)),
  );
}

/**
 * Returns the examples of a page. Blocks that quote a file of the repository are left out: that file is compiled itself.
 *
 * @param {string} page path from the root
 * @param {string} text
 * @returns {readonly Example[]}
 */
export function examplesOf(page, text) {
  return [...text.matchAll(block)].flatMap((match) => {
    const [all, context = '', skipped, language, title, code] = match;
    if (skipped !== undefined) return [];
    if (title !== undefined && existsSync(join(root, title))) return [];
    const line = text.slice(0, match.index + all.indexOf('```')).split('\n').length;
    return [{ page, line, language, context, code }];
  });
}

/** Returns the problems of an example in JSON. */
function jsonProblems({ page, line, code }) {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [`${page}:${line} ${error.message}`];
  }
}

const nameOf = ({ page, line, language }) => `${page.replaceAll(/[/.]/g, '-')}-${line}.${language}`;

/** Returns the compiler options of the repository. */
function compilerOptions() {
  const { config } = ts.readConfigFile(`${root}/tsconfig.base.json`, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const unchecked = { noUnusedLocals: false, noUnusedParameters: false };
  return { ...options, ...unchecked, noEmit: true, types: ['node', 'vite/client'] };
}

/** Writes the examples into a folder. Returns them by their files. */
function writeExamples(folder, examples) {
  const schema = `${root}/packages/client/src/fixtures/blog-schema.ts`;
  writeFileSync(join(folder, 'content-schema.ts'), `export type { ContentSchema } from '${schema}';\n`);
  return new Map(
    examples.map((example) => {
      const file = join(folder, nameOf(example));
      writeFileSync(file, `${example.context}${example.code}\nexport {};\n`);
      return [file, example];
    }),
  );
}

/** Describes a problem of the compiler with its position in the page. */
function describeDiagnostic({ file, start, code, messageText }, { page, line, context }) {
  const row = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
  const inCode = row - (context.split('\n').length - 1);
  return `${page}:${line + inCode} TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/** Checks the examples only: checking the packages that they import would take ten times as long. */
function programProblems(examples) {
  mkdirSync(cache, { recursive: true });
  // A separate folder, since tests run in several processes.
  const folder = mkdtempSync(join(cache, 'docs-examples-'));
  try {
    const files = writeExamples(folder, examples);
    const program = ts.createProgram([`${root}/css.d.ts`, ...files.keys()], compilerOptions());
    return [...files].flatMap(([name, example]) => {
      const file = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        (problem) => describeDiagnostic(problem, example),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Compiles the examples in TypeScript in one program, and parses those in JSON.
 *
 * @param {readonly Example[]} examples
 * @returns {readonly string[]} the problems, each with page and line
 */
export function exampleProblems(examples) {
  const isJson = ({ language }) => language === 'json';
  return [
    ...examples.filter(isJson).flatMap(jsonProblems),
    ...programProblems(examples.filter((example) => !isJson(example))),
  ];
}
