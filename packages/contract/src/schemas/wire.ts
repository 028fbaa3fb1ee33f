import { Type, type TSchema } from 'typebox';

/** The wrapper of most answers: `{ data: … }`. */
export const Wrapped = <Shape extends TSchema>(shape: Shape) => Type.Object({ data: shape });

/** An object that refuses keys which it does not name; the form of every body that a caller sends. */
export const Body = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A text to be stored: whatever it holds, no NUL, which not every database can. */
export const Text = (limits: {
  readonly minLength?: number;
  readonly maxLength: number;
  readonly format?: 'email';
}) => Type.String({ ...limits, pattern: '^[^\\u0000]*$' });

export const Nullable = <Shape extends TSchema>(shape: Shape) => Type.Union([shape, Type.Null()]);

/** A choice of fixed texts, typed as the union of them. */
export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });

/** A number on the wire of a query string or path, where everything arrives as text. */
export const NumberText = Type.Union([Type.Number(), Type.String()]);

/** ISO 8601 date and time in UTC with milliseconds. */
export const Timestamp = Type.String();

export const Uid = Type.String({ minLength: 1 });

/** The parameter of `/:id`; a text that is no number names nothing and is answered with 404. */
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
  /** There are more than `total`, which is where counting has stopped. Our own: absent when all were counted. */
  totalIsAtLeast: Type.Optional(Type.Boolean()),
});

/** A page of rows as lists answer it. */
export const Paged = <Row extends TSchema>(row: Row) =>
  Type.Object({ results: Type.Array(row), pagination: Pagination });

/** What the query string of every list may say; operations judge the values, unknown keys are ignored. */
export const ListQuery = Type.Object({
  page: Type.Optional(NumberText),
  pageSize: Type.Optional(NumberText),
  /** `name:ASC`, a comma list, a list of those, or an object from field to order. */
  sort: Type.Optional(Type.Unknown()),
  filters: Type.Optional(Type.Unknown()),
  _q: Type.Optional(Type.String()),
});
