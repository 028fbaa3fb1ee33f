import { isLocalized } from '@admin/content-model';
import type { ApiClient } from '@admin/server';
import type { EntryForm } from '../parameters/read-parameters.ts';
import { pageSizes } from '../parameters/pagination.ts';
import { costLimits } from '../parameters/cost.ts';
import { declaredProjections } from '../parameters/declared-projections.ts';
import { maxDepth } from '../parameters/requested-parts.ts';
import type { DescribedContent, DescribedType } from './described-types.ts';
import { filtersName } from './filter-schemas.ts';
import { listOf, objectOf, openList, ref, type JsonSchema } from './json-schema.ts';

/** A parameter of an operation. */
export type Parameter = Readonly<Record<string, unknown>>;

/** Returns a parameter whose list is sent with commas. */
function listParameter(name: string, items: JsonSchema, description: string): Parameter {
  return { name, in: 'query', description, style: 'form', explode: false, schema: listOf(items) };
}

/** Returns a parameter with keys in brackets, such as `pagination[page]`. */
function deepParameter(name: string, schema: JsonSchema, description: string): Parameter {
  return { name, in: 'query', description, style: 'deepObject', explode: true, schema };
}

function plainParameter(name: string, schema: JsonSchema, description: string): Parameter {
  return { name, in: 'query', description, schema };
}

/** The pages of a list: by number, by position, or with a cursor. */
export const paginationSchema: JsonSchema = objectOf({
  page: { type: 'integer', minimum: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: pageSizes.max },
  start: { type: 'integer', minimum: 0 },
  limit: { type: 'integer', minimum: 1, maximum: pageSizes.max },
  withCount: { type: 'boolean', description: 'False leaves out the number of entries.' },
  cursor: {
    type: 'string',
    description:
      'Reads a whole list: start with an empty text, continue with meta.pagination.cursor until it is null.',
  },
});

/** The parameters of content types as far as they depend on the caller. */
interface Caller {
  readonly content: DescribedContent;
  readonly apiClient: Pick<ApiClient, 'isAnonymous'>;
  readonly form: EntryForm;
}

/** Returns the states that a caller may request: drafts need a token. */
function states(
  { apiClient: { isAnonymous = false } }: Caller,
  published: string,
  draft: string,
): JsonSchema {
  return { type: 'string', enum: isAnonymous ? [published] : [published, draft] };
}

function formatParameter(form: EntryForm): Parameter {
  const description = 'The form of entries: with `attributes`, or flat. The responses below have this form.';
  if (form !== 'flat') {
    const schema = { type: 'string', enum: ['attributes', 'flat'], default: 'attributes' };
    return plainParameter('format', schema, description);
  }
  return { ...plainParameter('format', { type: 'string', const: 'flat' }, description), required: true };
}

const populateHelp = [
  'Relations, files and components to return; none by default.',
  'Names and paths such as `author.avatar`, or `*` for all of one level.',
  'In brackets, parts have `fields`, `populate`, relations also `filters`, `sort`, `start` and `limit`:',
  '`populate[author][fields]=name`. Zones have `on`: `populate[zone][on][blocks.hero][populate]=*`.',
  `At most ${maxDepth} levels and ${costLimits.parts} parts.`,
].join(' ');

/** Returns the parameter with the projections that a content type declares; none without any. */
function projectionParameter(contentType: DescribedType['contentType']): readonly Parameter[] {
  const names = [...declaredProjections(contentType).keys()];
  if (names.length === 0) return [];
  const description = 'A declared selection of fields and parts, instead of `fields` and `populate`.';
  return [plainParameter('projection', { type: 'string', enum: names }, description)];
}

/** Returns the parameters of a call that returns one entry. */
export function entryParameters(caller: Caller, { contentType, names }: DescribedType): readonly Parameter[] {
  const { fields, parts } = names;
  return [
    listParameter('fields', { type: 'string', enum: fields }, 'The attributes to return; all by default.'),
    listParameter('populate', openList([...parts, '*'], String.raw`^\w+(\.(\w+|\*))+$`), populateHelp),
    ...projectionParameter(contentType),
    ...(isLocalized(contentType)
      ? [
          plainParameter(
            'locale',
            { type: 'string', maxLength: 35 },
            'The locale; the default one if absent.',
          ),
        ]
      : []),
    plainParameter(
      'status',
      states(caller, 'published', 'draft'),
      '`draft` returns published entries and drafts.',
    ),
    plainParameter('publicationState', states(caller, 'live', 'preview'), 'The same as `status`.'),
    formatParameter(caller.form),
  ];
}

/** The attribute types that lists cannot be sorted by. */
const unsortable: ReadonlySet<string> = new Set(['json', 'blocks']);

/** Returns the parameters of a list. */
export function listParameters(caller: Caller, type: DescribedType): readonly Parameter[] {
  const { contentType, names } = type;
  const { attributes, uid } = contentType;
  const sortable = names.fields.filter((name) => !unsortable.has(attributes[name]?.type ?? ''));
  const orders = sortable.flatMap((name) => [`${name}:asc`, `${name}:desc`]);
  return [
    ...entryParameters(caller, type),
    deepParameter(
      'filters',
      ref(filtersName(caller.content, uid)),
      'Which entries are listed: `filters[title][$contains]=tide`; without an operator, `$eq`.',
    ),
    listParameter(
      'sort',
      openList(orders, String.raw`^\w+(\.\w+){0,2}(:(asc|desc))?$`),
      'The order; paths lead through relations: `author.name:asc`.',
    ),
    plainParameter('_q', { type: 'string' }, 'A search in all texts.'),
    deepParameter(
      'pagination',
      ref('pagination'),
      `A page by \`page\` and \`pageSize\`, by \`start\` and \`limit\`, or by \`cursor\` and \`limit\`; not mixed. ${pageSizes.default} entries by default.`,
    ),
  ];
}
