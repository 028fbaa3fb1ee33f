import type { Component, ContentType } from '../schema/index.ts';
import { createReporter, type SchemaProblem, type SchemaRule } from './problem.ts';

/** A model with the file that it came from. */
export interface Located<Model> {
  readonly file: string;
  readonly model: Model;
}

/** Finds names that more than one document lays claim to. */
export function checkDuplicates(
  contentTypes: readonly Located<ContentType>[],
  components: readonly Located<Component>[],
  problems: SchemaProblem[],
): void {
  const all: readonly Located<ContentType | Component>[] = [...contentTypes, ...components];
  checkClaims(all, ['DUPLICATE_UID', ''], ({ model }) => model.uid, problems);
  checkClaims(all, ['DUPLICATE_COLLECTION', 'collectionName'], ({ model }) => model.collectionName, problems);
  const apiTypes = contentTypes.filter(({ model }) => model.uid.startsWith('api::'));
  checkClaims(
    apiTypes,
    ['DUPLICATE_SINGULAR_NAME', 'info.singularName'],
    ({ model }) => model.info.singularName,
    problems,
  );
  checkClaims(
    apiTypes,
    ['DUPLICATE_PLURAL_NAME', 'info.pluralName'],
    ({ model }) => model.info.pluralName,
    problems,
  );
  for (const { file, model } of apiTypes) {
    const { singularName, pluralName } = model.info;
    if (singularName === '' || singularName !== pluralName) continue;
    const message = `The singularName and the pluralName are both "${pluralName}": addresses need two different names.`;
    createReporter(file, problems).report('DUPLICATE_PLURAL_NAME', 'info.pluralName', message);
  }
}

function checkClaims<Model>(
  located: readonly Located<Model>[],
  [rule, path]: readonly [rule: SchemaRule, path: string],
  claim: (item: Located<Model>) => string | undefined,
  problems: SchemaProblem[],
): void {
  const owners = new Map<string, string>();
  for (const item of located) {
    const name = claim(item)?.toLowerCase();
    if (name === undefined || name === '') continue;
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, item.file);
    else {
      const said = path === '' ? 'uid' : path;
      createReporter(item.file, problems).report(
        rule,
        path,
        `The ${said} "${name}" is taken by ${owner}: choose another one.`,
      );
    }
  }
}
