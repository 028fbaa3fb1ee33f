export { ApiError, type FieldProblem } from './api-error.ts';
export type { AnswerHeaders, CallOptions, DownloadOptions } from './call-options.ts';
export type { EndpointCallOptions, Endpoints, EndpointsClient } from './endpoints-client.ts';
export { fileAddress } from './file-address.ts';
export type { HttpClient } from './http-client.ts';
export { optional } from './optional.ts';
export { tags, type Tag } from './tags.ts';
export { useOnline } from './use-online.ts';
