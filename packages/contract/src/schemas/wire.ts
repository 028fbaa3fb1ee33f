import { Type, type TSchema } from 'typebox';

/** The wrapper of most responses: `{ data: … }`. */
export const Wrapped = <Shape extends TSchema>(shape: Shape) => Type.Object({ data: shape });

/** An object that rejects unknown keys; the form of every request body. */
export const Body = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A text to store, without NUL characters, which not every database supports. */
export const Text = (limits: {
  readonly minLength?: number;
  readonly maxLength: number;
  readonly format?: 'email';
}) => Type.String({ ...limits, pattern: '^[^\\u0000]*$' });

export const Nullable = <Shape extends TSchema>(shape: Shape) => Type.Union([shape, Type.Null()]);

/** A choice of fixed texts, typed as the union of them. */
export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });

/** A number in a query string or path, in which all values are text. */
export const NumberText = Type.Union([Type.Number(), Type.String()]);

/** ISO 8601 date and time in UTC with milliseconds. */
export const Timestamp = Type.String();

export const Uid = Type.String({ minLength: 1 });

/** The parameter of `/:id`; a text that is no number gets a 404 response. */
export const IdParams = Type.Object({ id: NumberText });

export const UidParams = Type.Object({ uid: Uid });

/** A list of ids. Some callers send them as text (`["3"]`): the server reads `numericText` lists as numbers. */
export const Ids = (limits: { readonly minItems: number; readonly maxItems?: number }) =>
  Type.Array(Type.Integer(), { ...limits, numericText: true });

/** The body of actions on several records at once. */
export const IdsBody = Body({ ids: Ids({ minItems: 1 }) });

export const Pagination = Type.Object({
  page: Type.Integer(),
  pageSize: Type.Integer(),
  pageCount: Type.Integer(),
  total: Type.Integer(),
  /**
   * Set if there are more than `total`, at which counting stopped. Specific to this server; absent if all were counted.
   */
  totalIsAtLeast: Type.Optional(Type.Boolean()),
});

/** A page of rows in responses of lists. */
export const Paged = <Row extends TSchema>(row: Row) =>
  Type.Object({ results: Type.Array(row), pagination: Pagination });

/** The query string of every list; operations validate the values, unknown keys are ignored. */
export const ListQuery = Type.Object({
  page: Type.Optional(NumberText),
  pageSize: Type.Optional(NumberText),
  /** `name:ASC`, a comma list, a list of those, or an object from field to order. */
  sort: Type.Optional(Type.Unknown()),
  filters: Type.Optional(Type.Unknown()),
  _q: Type.Optional(Type.String()),
});
