/**
 * What decides who may do what, in parts that are changed one after another: for each the files that are changed and
 * the tests that have to notice, as globs. A part asks the tests beside it, so that a rule is stated where it is
 * written, and a change that is made while a file is loaded costs the tests of one part only.
 * @typedef {{ readonly name: string, readonly files: readonly string[], readonly tests: readonly string[] }} Part
 */

const server = 'packages/server/src';

/** Modules with tables of names, read when they are loaded; their tests load nothing else. */
const tables = ['conditions', 'default-roles'];

/** @type {readonly Part[]} */
export const parts = [
  {
    name: 'fields-and-actions',
    files: ['packages/content-model/src/permissions/*.ts'],
    tests: ['packages/content-model/src/permissions/*.test.ts'],
  },
  {
    name: 'entries',
    files: [`${server}/content/permissions/*.ts`],
    tests: [`${server}/content/permissions/*.test.ts`],
  },
  {
    name: 'queries',
    files: [`${server}/content/query/scope/*.ts`],
    tests: [`${server}/content/query/scope/*.test.ts`],
  },
  {
    name: 'tables',
    files: [
      `${server}/identity/actions/*.ts`,
      ...tables.map((name) => `${server}/identity/permissions/${name}.ts`),
    ],
    tests: [
      `${server}/identity/actions/*.test.ts`,
      `${server}/identity/permissions/{conditions,default-roles}.test.ts`,
    ],
  },
  {
    name: 'roles',
    files: [
      `${server}/identity/permissions/*.ts`,
      ...tables.map((name) => `!${server}/identity/permissions/${name}.ts`),
    ],
    tests: [`${server}/identity/permissions/*.test.ts`],
  },
  {
    name: 'granting',
    files: [`${server}/identity/permissions/granting/*.ts`],
    tests: [`${server}/identity/permissions/granting/*.test.ts`, `${server}/identity/roles/*.test.ts`],
  },
  {
    name: 'users',
    files: [`${server}/identity/users/permissions/*.ts`],
    tests: [`${server}/identity/users/**/*.test.ts`],
  },
  {
    name: 'sign-in',
    files: [`${server}/identity/sign-in/*.ts`],
    tests: [
      `${server}/identity/{sign-in,sessions,tokens}/*.test.ts`,
      `${server}/identity/passwords/{changed-meanwhile,password-hash}.test.ts`,
    ],
  },
];

/**
 * Returns the requested parts.
 * @param {readonly string[]} names empty for all
 * @throws Error for an unknown name
 */
export function partsNamed(names) {
  const unknown = names.find((name) => parts.every((part) => part.name !== name));
  if (unknown !== undefined) {
    throw new Error(`There is no part ${unknown}: there are ${parts.map(({ name }) => name).join(', ')}.`);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

/**
 * The file that Stryker's report about a part is written to.
 * @param {string} name
 */
export function reportOf(name) {
  return `.cache/mutation/${name}.json`;
}
