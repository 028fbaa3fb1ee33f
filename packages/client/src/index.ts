export { ContentApiError, type ValueProblem } from './content-api-error.ts';
export {
  createClient,
  type Client,
  type ClientOptions,
  type Collection,
  type Page,
  type RequestOptions,
  type Single,
} from './create-client.ts';
export type { Entry, Input, PageInfo, ProjectedEntry } from './entry.ts';
export type {
  BlockNode,
  ContentFile,
  FileFormat,
  Json,
  ManyComponents,
  ManyFiles,
  Model,
  OneComponent,
  OneFile,
  Schema,
  ToMany,
  ToOne,
  Zone,
} from './model.ts';
export type {
  EntryQuery,
  Filters,
  ListQuery,
  PageQuery,
  Populate,
  ProjectedListQuery,
  ProjectedQuery,
  ProjectionName,
  SelectionQuery,
  SortKey,
  VersionQuery,
} from './query.ts';
