import type { AsModel, ContentFile, Model, TargetOf } from './model.ts';

type Names<Type> = keyof Type & string;

/** The names of the values of a model. */
export type FieldName<M extends Model> = Names<M['fields']>;

interface Comparisons<Value> {
  readonly $eq?: Value;
  readonly $ne?: Value;
  readonly $lt?: Value;
  readonly $lte?: Value;
  readonly $gt?: Value;
  readonly $gte?: Value;
  readonly $in?: readonly Value[];
  readonly $notIn?: readonly Value[];
  readonly $between?: readonly [Value, Value];
}

interface TextComparisons {
  readonly $eqi?: string;
  readonly $nei?: string;
  readonly $contains?: string;
  readonly $notContains?: string;
  readonly $containsi?: string;
  readonly $notContainsi?: string;
  readonly $startsWith?: string;
  readonly $startsWithi?: string;
  readonly $endsWith?: string;
  readonly $endsWithi?: string;
}

interface Emptiness {
  readonly $null?: boolean;
  readonly $notNull?: boolean;
}

/** Conditions on a value: the value, one of several, or operators that all hold. Null means empty. */
type Condition<Value> = [Value] extends [string | number | boolean]
  ? | Value
    | null
    | readonly Value[]
    | (Comparisons<Value> & Emptiness & (Value extends string ? TextComparisons : unknown))
  : Emptiness;

/** The parts whose values can be compared: relations and components by their values, files by their ids. */
type PartConditions<Parts> = {
  readonly [P in keyof Parts as Parts[P] extends { readonly part: 'zone' } ? never : P]?: Parts[P] extends {
    readonly part: 'file';
  }
    ? { readonly id: Condition<number> }
    : Parts[P] extends { readonly part: 'relation' }
      ? number | Filters<TargetOf<Parts[P]>>
      : Filters<TargetOf<Parts[P]>>;
};

/** Which entries are listed. */
export type Filters<M extends Model> = {
  readonly [F in keyof M['fields']]?: Condition<NonNullable<M['fields'][F]>>;
} & PartConditions<M['parts']> & {
    readonly $and?: readonly Filters<M>[];
    readonly $or?: readonly Filters<M>[];
    readonly $not?: Filters<M>;
  };

/** The parts that lead to at most one entry or component, by which lists are sorted. */
type SinglePart<Parts> = {
  [P in Names<Parts>]: Parts[P] extends { readonly many: false; readonly target: unknown } ? P : never;
}[Names<Parts>];

type SortPath<M extends Model> =
  | FieldName<M>
  | {
      [P in SinglePart<M['parts']>]: `${P}.${FieldName<TargetOf<M['parts'][P & keyof M['parts']]>>}`;
    }[SinglePart<M['parts']>];

/** A sort key: an attribute, or one of a single part such as `author.name`, with the order. */
export type SortKey<M extends Model> = SortPath<M> | `${SortPath<M>}:${'asc' | 'desc'}`;

/** The requested parts of the entries of a relation. */
interface RelationQuery<M extends Model> {
  readonly fields?: readonly FieldName<M>[];
  readonly populate?: Populate<M>;
  readonly filters?: Filters<M>;
  readonly sort?: SortKey<M> | readonly SortKey<M>[];
  readonly start?: number;
  readonly limit?: number;
}

interface ComponentQuery<M extends Model> {
  readonly fields?: readonly FieldName<M>[];
  readonly populate?: Populate<M>;
}

interface FileQuery {
  readonly fields?: readonly (keyof ContentFile)[];
}

/** The requested parts of a zone: the named components only. */
interface ZoneQuery<Targets> {
  readonly on: { readonly [Uid in keyof Targets]?: true | ComponentQuery<AsModel<Targets[Uid]>> };
}

type PartQuery<Part> = Part extends { readonly part: 'file' }
  ? FileQuery
  : Part extends { readonly part: 'zone'; readonly targets: infer Targets }
    ? ZoneQuery<Targets>
    : Part extends { readonly part: 'component' }
      ? ComponentQuery<TargetOf<Part>>
      : RelationQuery<TargetOf<Part>>;

/** The parts to return: all of one level, names, or parts with their own requests. */
export type Populate<M extends Model> =
  '*' | readonly Names<M['parts']>[] | { readonly [P in keyof M['parts']]?: true | PartQuery<M['parts'][P]> };

/** A request for parts that names nothing else than what exists, at any depth. */
export type CheckedPopulate<M extends Model, P> = P extends string | readonly unknown[]
  ? P
  : { readonly [K in keyof P]: K extends keyof M['parts'] ? CheckedPart<M['parts'][K], P[K]> : never };

type CheckedPart<Part, Q> = Q extends true
  ? true
  : {
      readonly [K in keyof Q]: K extends keyof PartQuery<Part>
        ? K extends 'populate'
          ? CheckedPopulate<TargetOf<Part>, Q[K]>
          : PartQuery<Part>[K]
        : never;
    };

/** The names of the projections that a content type declares. */
export type ProjectionName<M extends Model> = M extends { readonly projections: infer Declared }
  ? Names<Declared>
  : never;

/** The version of the entries in a response. */
export interface VersionQuery {
  /** The code of the locale. @default the default locale */
  readonly locale?: string;
  /** `draft` returns published entries and drafts. */
  readonly status?: 'published' | 'draft';
}

/** The parameters of a request for one entry. */
export interface EntryQuery<M extends Model, F extends FieldName<M>, P> extends VersionQuery {
  /** The attributes to return. @default all */
  readonly fields?: readonly F[];
  /** Relations, files, components and zones to return. @default none */
  readonly populate?: P & CheckedPopulate<M, P>;
}

/** The parameters of a request for what a projection reads of one entry. */
export interface ProjectedQuery<N> extends VersionQuery {
  /** A projection that the content type declares, instead of `fields` and `populate`. */
  readonly projection: N;
}

/** The page of a list: by number or by position. */
export type PageQuery =
  | { readonly page?: number; readonly pageSize?: number; readonly withCount?: boolean }
  | { readonly start?: number; readonly limit?: number; readonly withCount?: boolean };

/** The parameters of a list about which entries it contains. */
export interface SelectionQuery<M extends Model> {
  readonly filters?: Filters<M>;
  readonly sort?: SortKey<M> | readonly SortKey<M>[];
  readonly pagination?: PageQuery;
  /** A search in all texts. */
  readonly search?: string;
}

/** The parameters of a list. */
export interface ListQuery<M extends Model, F extends FieldName<M>, P>
  extends EntryQuery<M, F, P>, SelectionQuery<M> {}

/** The parameters of a list of what a projection reads. */
export interface ProjectedListQuery<M extends Model, N> extends ProjectedQuery<N>, SelectionQuery<M> {}
