import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** Returns the files that a source file imports or re-exports statically, except for types. */
function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const { moduleSpecifier, importClause, isTypeOnly } = statement;
    if (!moduleSpecifier?.text.startsWith('.') || isTypeOnly || importClause?.isTypeOnly) return [];
    return [join(dirname(file), moduleSpecifier.text)];
  });
}

/** Returns the entry files of a workspace for panels. */
function panelEntries(folder) {
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.entries(exports).flatMap(([name, target]) => {
    const source = target['@admin/source'];
    return source && name !== './server' ? [resolve(folder, source)] : [];
  });
}

/**
 * Returns the source files that load with a plugin itself. Others load with one of its components.
 *
 * @param {string} folder a workspace, absolute
 * @returns {ReadonlySet<string>} absolute paths
 */
function filesOfPlugin(folder) {
  const seen = new Set();
  const collect = (file) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    seen.add(file);
    for (const imported of importsOf(file)) collect(imported);
  };
  for (const entry of panelEntries(folder)) collect(entry);
  return seen;
}

/**
 * Returns the messages of a plugin that only its components use, which load with the first of them. Messages of the
 * plugin itself, such as the labels of its links, are needed before.
 *
 * @param {string} folder a workspace, absolute
 * @param {readonly { id: string, file: string }[]} messages of the workspace
 * @returns {ReadonlySet<string>} ids
 */
export function lateMessages(folder, messages) {
  const early = filesOfPlugin(folder);
  const needed = new Set(messages.filter(({ file }) => early.has(resolve(file))).map(({ id }) => id));
  return new Set(messages.filter(({ id }) => !needed.has(id)).map(({ id }) => id));
}
