/** The rules for JSON documents of content types and components. */
export const schemaRules = [
  'NOT_AN_OBJECT',
  'MISSING',
  'UNKNOWN_KEY',
  'WRONG_TYPE',
  'INVALID_NAME',
  'NAME_TOO_LONG',
  'RESERVED_NAME',
  'DUPLICATE_NAME',
  'UNKNOWN_ATTRIBUTE_TYPE',
  'UNKNOWN_OPTION',
  'CUSTOM_FIELD_MISSING',
  'CUSTOM_FIELD_TYPE',
  'CUSTOM_FIELD_OPTIONS',
  'MIN_ABOVE_MAX',
  'REGEX_INVALID',
  'REGEX_SLOW',
  'REGEX_TOO_LONG',
  'ENUM_EMPTY',
  'ENUM_DUPLICATE',
  'ENUM_INVALID',
  'DEFAULT_INVALID',
  'TARGET_FIELD_MISSING',
  'TARGET_FIELD_TYPE',
  'RELATION_TARGET_MISSING',
  'RELATION_OPTION',
  'RELATION_INVERSE_MISSING',
  'RELATION_INVERSE_MISMATCH',
  'COMPONENT_MISSING',
  'COMPONENT_CYCLE',
  'ZONE_EMPTY',
  'ADDED_ATTRIBUTE_REQUIRED',
  'ADDED_ATTRIBUTE_TYPE',
  'EXTENSION_FAILED',
  'UNIQUE_UNSUPPORTED',
  'DUPLICATE_UID',
  'DUPLICATE_COLLECTION',
  'DUPLICATE_SINGULAR_NAME',
  'DUPLICATE_PLURAL_NAME',
] as const;

export type SchemaRule = (typeof schemaRules)[number];

/** One problem to correct in a document. */
export interface SchemaProblem {
  readonly file: string;
  /** Dotted path inside the document: `attributes.title.minLength`; empty for the document as a whole. */
  readonly path: string;
  readonly rule: SchemaRule;
  /** One sentence with the problem and its correction. */
  readonly message: string;
}

/** The file and uid of a document. */
export interface SchemaSource {
  readonly file: string;
  /** `api::article.article` for content types, `shared.seo` for components. */
  readonly uid: string;
}

/** Collects problems; `within` narrows the path. */
export interface Reporter {
  report(rule: SchemaRule, path: string, message: string): void;
  within(path: string): Reporter;
}

export function createReporter(file: string, problems: SchemaProblem[], prefix = ''): Reporter {
  const join = (path: string): string => [prefix, path].filter((part) => part !== '').join('.');
  return {
    report(rule, path, message) {
      problems.push({ file, path: join(path), rule, message });
    },
    within: (path) => createReporter(file, problems, join(path)),
  };
}
