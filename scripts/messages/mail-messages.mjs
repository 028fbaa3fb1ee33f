import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './extract-messages.mjs';

/**
 * The texts of a mail, as a template and the files of translations contain them.
 *
 * @typedef {{ subject?: string, paragraphs?: string[], action?: { label: string }, remarks?: string[] }} MailTexts
 */

/** Returns the value of a literal; names are those of constants in the same file. */
function valueOf(node, constants) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(node.expression, constants);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant && valueOf(constant, constants);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((one) => valueOf(one, constants));
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties
        .filter(ts.isPropertyAssignment)
        .map(({ name, initializer }) => [name.text, valueOf(initializer, constants)]),
    );
  return undefined;
}

/** Returns the mails that a source file defines with `defineMail`, by id. */
export function mailsInSource(file, text) {
  if (!text.includes('defineMail(')) return {};
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map();
  const found = {};
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineMail' && node.arguments[0]) {
      const { id, texts } = valueOf(node.arguments[0], constants) ?? {};
      if (typeof id === 'string' && texts) found[id] = texts;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Placeholders alone have nothing to translate. */
const hasWords = (text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/**
 * Returns the texts of mails by message id: `mail:core.invitation:paragraphs:0`.
 *
 * @param {Readonly<Record<string, MailTexts>>} mails by id
 * @returns {Record<string, string>}
 */
export function textsOfMails(mails) {
  const texts = Object.entries(mails).flatMap(([id, { subject, paragraphs = [], action, remarks = [] }]) => [
    [`mail:${id}:subject`, subject],
    ...paragraphs.map((text, index) => [`mail:${id}:paragraphs:${index}`, text]),
    [`mail:${id}:action`, action?.label],
    ...remarks.map((text, index) => [`mail:${id}:remarks:${index}`, text]),
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined && hasWords(text)));
}

/**
 * Returns mails with their translations. A mail without any is left out; its untranslated lists are English.
 *
 * @param {Readonly<Record<string, MailTexts>>} mails the English ones, by id
 * @param {Readonly<Record<string, string>>} texts by message id
 * @returns {Record<string, MailTexts>}
 */
export function translatedMails(mails, texts) {
  const list = (id, key, english) =>
    english?.some((_, index) => texts[`mail:${id}:${key}:${index}`] !== undefined)
      ? { [key]: english.map((text, index) => texts[`mail:${id}:${key}:${index}`] ?? text) }
      : {};
  const translated = Object.entries(mails).map(([id, { paragraphs, remarks }]) => {
    const subject = texts[`mail:${id}:subject`];
    const label = texts[`mail:${id}:action`];
    return [
      id,
      {
        ...(subject !== undefined && { subject }),
        ...list(id, 'paragraphs', paragraphs),
        ...(label !== undefined && { action: { label } }),
        ...list(id, 'remarks', remarks),
      },
    ];
  });
  return Object.fromEntries(translated.filter(([, mail]) => Object.keys(mail).length > 0));
}

/** Returns the mails that a workspace defines, by id. */
export function mailsOf(folder) {
  return Object.assign(
    {},
    ...sourceFiles(`${folder}/src`).map((file) => mailsInSource(file, readFileSync(file, 'utf8'))),
  );
}
