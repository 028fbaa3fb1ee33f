export * from './build-schemas.ts';
export type {
  CustomFieldAttribute,
  CustomFieldDeclaration,
  CustomFieldDeclarations,
} from './custom-field.ts';
export { parseComponent, parseContentType, type Parsed } from './document.ts';
export { schemaRules, type SchemaProblem, type SchemaRule, type SchemaSource } from './problem.ts';
