// Lint rule `vocabulary/retired-words`: names use the standard terms of docs/reference/glossary.md.
import { basename } from 'node:path';
import { retiredWords } from './retired-words.js';

/** @returns {string[]} the words of a name in camel case, kebab case or upper case, in lower case */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const retiredIn = (name) => wordsOf(name).find((word) => Object.hasOwn(retiredWords, word));

/** Returns the identifiers that a declaration introduces. */
function* declaredIn(node) {
  if (!node) return;
  if (node.type === 'Identifier') yield node;
  else if (node.type === 'AssignmentPattern') yield* declaredIn(node.left);
  else if (node.type === 'RestElement') yield* declaredIn(node.argument);
  else if (node.type === 'ArrayPattern') for (const element of node.elements) yield* declaredIn(element);
  else if (node.type === 'ObjectPattern')
    for (const property of node.properties)
      yield* declaredIn(property.type === 'RestElement' ? property : property.value);
}

const rule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const check = (identifier) => {
      const word = retiredIn(identifier.name);
      if (word === undefined) return;
      context.report({
        node: identifier,
        message: `${identifier.name}: instead of "${word}" write ${retiredWords[word]}.`,
      });
    };
    const checkAll = (node) => {
      for (const identifier of declaredIn(node)) check(identifier);
    };
    const checkFunction = (node) => {
      checkAll(node.id);
      for (const parameter of node.params) checkAll(parameter);
    };
    const checkKey = (node) => {
      if (!node.computed) checkAll(node.key);
    };
    return {
      Program(node) {
        const file = basename(context.filename);
        const word = retiredIn(file);
        if (word !== undefined)
          context.report({ node, message: `${file}: instead of "${word}" write ${retiredWords[word]}.` });
      },
      VariableDeclarator: (node) => checkAll(node.id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: (node) => checkAll(node.id),
      MethodDefinition: checkKey,
      PropertyDefinition: checkKey,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      TSInterfaceDeclaration: (node) => checkAll(node.id),
      TSTypeAliasDeclaration: (node) => checkAll(node.id),
    };
  },
};

export default { meta: { name: 'vocabulary' }, rules: { 'retired-words': rule } };
