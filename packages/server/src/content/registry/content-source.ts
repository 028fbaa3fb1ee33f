import {
  buildSchemas,
  type BuiltSchemas,
  type SchemaDocument,
  type SchemaInput,
  type SchemaProblem,
} from '@admin/content-model';
import { fileUid } from '../../database/migrations/content-tables.ts';
import { StartError } from '../../errors/start-error.ts';

/** What plugins add to the content of an application. */
export type ContributedContent = Required<Pick<SchemaInput, 'contentTypes' | 'components' | 'customFields'>>;

/** The content of an application: read, but judged only together with what plugins add. */
export interface ContentSource {
  /** Uids of the application's own content types. */
  readonly uids: readonly string[];
  /** Judges all of it. Problems of what plugins add stand at the files that these gave. */
  build(contributed: ContributedContent): BuiltSchemas;
  /** The error that keeps a server from starting with these problems. */
  refusal(problems: readonly SchemaProblem[]): StartError;
}

/** How many problems a message lists; the rest is counted. */
const listed = 20;

/** Documents as content, which are told of by the name of where they came from. */
export function sourceOf(
  origin: string,
  {
    contentTypes,
    components,
  }: { readonly contentTypes: readonly SchemaDocument[]; readonly components: readonly SchemaDocument[] },
): ContentSource {
  return {
    uids: contentTypes.map(({ uid }) => uid),
    build: (contributed) =>
      buildSchemas({
        // Behind those of the application: of two that want the same name, the plugin's is the one to change.
        contentTypes: [...contentTypes, ...contributed.contentTypes],
        components: [...components, ...contributed.components],
        customFields: contributed.customFields,
        knownTypes: [fileUid],
      }),
    refusal: (problems) => invalidContent(origin, problems),
  };
}

function invalidContent(origin: string, problems: readonly SchemaProblem[]): StartError {
  const lines = problems
    .slice(0, listed)
    .map(
      ({ file, path, rule, message }) => `  ${file}${path === '' ? '' : ` at ${path}`}: ${message} [${rule}]`,
    );
  const rest = problems.length > listed ? [`  … and ${problems.length - listed} more`] : [];
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return new StartError(
    'CONTENT_INVALID',
    [`The content types in ${origin} have ${count}:`, ...lines, ...rest].join('\n'),
  );
}
