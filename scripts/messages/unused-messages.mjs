import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './extract-messages.mjs';

/** Returns the lists of messages in a file: exported objects whose properties are messages, with the names of these. */
function messageLists(file, text) {
  if (!text.includes('defaultMessage')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      let value = initializer;
      while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
      if (!value || !ts.isObjectLiteralExpression(value)) return [];
      const properties = value.properties.flatMap((property) =>
        ts.isPropertyAssignment(property) && property.initializer.getText().includes('defaultMessage:')
          ? [property.name.getText().replaceAll(/['"]/g, '')]
          : [],
      );
      return properties.length === 0 ? [] : [{ list: name.getText(), properties, file }];
    }),
  );
}

/** Returns the properties of a list that a file uses, or `all` if it uses the list as a whole. */
function usesIn(text, list) {
  const alias = new RegExp(`\\b${list} as (\\w+)\\b`).exec(text)?.[1] ?? list;
  const code = text.replaceAll(/^(?:import|export) (?:type )?\{[^}]*\} from .*$/gm, '');
  const uses = [...code.matchAll(new RegExp(`(const )?\\b${alias}\\b(?:\\s*\\??\\.\\s*(\\w+))?`, 'g'))]
    .filter(([, declares]) => declares === undefined)
    .map(([, , property]) => property);
  return uses.includes(undefined) ? 'all' : uses;
}

/**
 * Returns the messages that no source file of a workspace uses. A list that is used as a whole, by a computed key or by
 * a spread, uses all of its messages.
 *
 * @param {string} folder a workspace, absolute
 * @returns {string[]} such as `listMessages.loading`
 */
export function unusedMessages(folder) {
  const texts = new Map(sourceFiles(`${folder}/src`).map((file) => [file, readFileSync(file, 'utf8')]));
  return [...texts].flatMap(([file, text]) =>
    messageLists(file, text).flatMap(({ list, properties }) => {
      const uses = [...texts.values()]
        .filter((other) => other.includes(list))
        .map((other) => usesIn(other, list));
      if (uses.includes('all')) return [];
      const used = new Set(uses.flat());
      return properties.filter((name) => !used.has(name)).map((name) => `${list}.${name}`);
    }),
  );
}
