import { Type, type Static } from 'typebox';

/** The names in error responses, with their statuses. */
export const errorNames = {
  ValidationError: [400],
  ApplicationError: [400],
  BadRequestError: [400],
  PaginationError: [400],
  SyntaxError: [400],
  UnauthorizedError: [401],
  ForbiddenError: [403],
  NotFoundError: [404],
  MethodNotAllowedError: [405],
  ConflictError: [409],
  PreconditionFailedError: [412],
  PayloadTooLargeError: [413],
  UnsupportedMediaTypeError: [415],
  RateLimitError: [429],
  InternalServerError: [500],
  ServiceUnavailableError: [503],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type ErrorName = keyof typeof errorNames;

/** One broken rule of a body or query. Array indexes in `path` are text: `['links', '0', 'url']`. */
export const ErrorItem = Type.Object({
  path: Type.Array(Type.String()),
  message: Type.String(),
  name: Type.String(),
  /** The message of a plugin that says the same in the language of the panel. */
  text: Type.Optional(
    Type.Object({
      id: Type.String(),
      values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    }),
  ),
});

export type ErrorItem = Static<typeof ErrorItem>;

/** The body of every error response. `details` is absent for internal errors. */
export const ErrorBody = Type.Object({
  data: Type.Null(),
  error: Type.Object({
    status: Type.Integer(),
    name: Type.String(),
    message: Type.String(),
    details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
});

export type ErrorBody = Static<typeof ErrorBody>;

/** The path of a field that keeps an entry from being duplicated in one step, and the reason. */
export type ProhibitedCloneField = readonly [path: readonly string[], reason: 'unique' | 'relation'];

/** The shapes of `details` that callers may rely on. */
export interface ErrorDetails {
  /** In a ValidationError. */
  readonly errors?: readonly ErrorItem[];
  /** In a rejected automatic clone. */
  readonly prohibitedFields?: readonly ProhibitedCloneField[];
}

/**
 * Returns the message of a response about broken rules: the rule itself if there is one, otherwise their number.
 * @param messages at least one
 */
export function summarizeErrors(messages: readonly string[]): string {
  const [first] = messages;
  return messages.length === 1 && first !== undefined ? first : `${messages.length} errors occurred`;
}
