export { ApiError, type FieldProblem } from './api-error.ts';
export type { CallOptions, HttpClient } from './http-client.ts';
export { tags, type Tag } from './tags.ts';
