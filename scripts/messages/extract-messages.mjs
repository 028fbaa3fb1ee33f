import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

/**
 * An interface text declared in a source file.
 *
 * @typedef {{ id: string, text: string, file: string }} DeclaredMessage
 */

const tested = /\.(test|test-d|stories)\.tsx?$|\/(fixtures|testing)\//;

/** Returns the source files that are part of the product, as absolute paths. */
export function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !tested.test(name))
    .map((name) => `${folder}/${name}`);
}

function stringProperty(node, name) {
  const property = node.properties.find(
    (one) => (ts.isPropertyAssignment(one) || ts.isJsxAttribute(one)) && one.name.getText() === name,
  );
  return property?.initializer && ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : undefined;
}

/**
 * Returns the messages in a source file: objects and elements with an `id` and a `defaultMessage`.
 *
 * @param {string} file
 * @param {string} text
 * @returns {DeclaredMessage[]}
 */
export function messagesInSource(file, text) {
  if (!text.includes('defaultMessage')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node) || ts.isJsxAttributes(node)) {
      const id = stringProperty(node, 'id');
      const message = stringProperty(node, 'defaultMessage');
      if (id !== undefined && message !== undefined) found.push({ id, text: message, file });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Returns all messages of a workspace in the order of its files.
 *
 * @param {string} folder a workspace, absolute
 */
export function messagesOf(folder) {
  return sourceFiles(`${folder}/src`).flatMap((file) => messagesInSource(file, readFileSync(file, 'utf8')));
}
