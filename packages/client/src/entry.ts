import type { AsModel, ContentFile, Model, TargetOf } from './model.ts';
import type { FieldName, ProjectionName } from './query.ts';

type Flat<Type> = { [K in keyof Type]: Type[K] };

type FieldsOf<Query> = Query extends { readonly fields: readonly (infer F)[] } ? F : never;
type PopulateOf<Query> = Query extends { readonly populate: infer P } ? P : never;

/** The values of an entry: all, or the requested ones and the id. */
type Values<M extends Model, F> = [F] extends [never]
  ? M['fields']
  : Pick<M['fields'], Extract<F | 'id', keyof M['fields']>>;

type Requested<M extends Model, Query> = Entry<M, FieldsOf<Query> & FieldName<M>, PopulateOf<Query>>;

type Listed<Part, Value> = Part extends { readonly many: true } ? Value[] : Value | null;

type FileValue<Query> = [FieldsOf<Query>] extends [never]
  ? ContentFile
  : Pick<ContentFile, Extract<FieldsOf<Query> | 'id', keyof ContentFile>>;

/** The components of a zone that a request names, or all of them. */
type ZoneItem<Targets, Query> = Query extends { readonly on: infer On }
  ? {
      [Uid in keyof On & keyof Targets]: { readonly __component: Uid } & Requested<
        AsModel<Targets[Uid]>,
        On[Uid]
      >;
    }[keyof On & keyof Targets]
  : {
      [Uid in keyof Targets]: { readonly __component: Uid } & Requested<AsModel<Targets[Uid]>, unknown>;
    }[keyof Targets];

type PartValue<Part, Query> = Part extends { readonly part: 'file' }
  ? // A media attribute without files is null, with several as with one.
    Listed<Part, FileValue<Query>> | null
  : Part extends { readonly part: 'zone'; readonly targets: infer Targets }
    ? ZoneItem<Targets, Query>[]
    : Listed<Part, Requested<TargetOf<Part>, Query>>;

type Parts<M extends Model, P> = [P] extends [never]
  ? unknown
  : P extends string
    ? { readonly [K in keyof M['parts']]: PartValue<M['parts'][K], unknown> }
    : P extends readonly (infer Name)[]
      ? { readonly [K in Name & keyof M['parts']]: PartValue<M['parts'][K], unknown> }
      : { readonly [K in keyof P & keyof M['parts']]: PartValue<M['parts'][K], P[K]> };

/**
 * An entry in a response: its values, and the populated parts.
 * @template F the requested fields; never for all
 * @template P the requested parts; never for none
 */
export type Entry<M extends Model, F = never, P = never> = Flat<Values<M, F> & Parts<M, P>>;

/**
 * An entry as a declared projection reads it. Parts that the token may not read are absent.
 * @template N the name of the projection
 */
export type ProjectedEntry<M extends Model, N extends ProjectionName<M>> = Requested<
  M,
  NonNullable<M['projections']>[N & keyof NonNullable<M['projections']>]
>;

/** The page of a list in a response; members depend on how the page was requested. */
export interface PageInfo {
  readonly page?: number;
  readonly pageSize?: number;
  readonly pageCount?: number;
  readonly start?: number;
  readonly limit?: number;
  readonly total?: number;
  readonly cursor?: string | null;
}

type Position =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly start: true }
  | { readonly end: true };

type LinkInput =
  | number
  | null
  | readonly number[]
  | {
      readonly connect?: readonly (number | { readonly id: number; readonly position?: Position })[];
      readonly disconnect?: readonly number[];
    };

type PartInput<Part> = Part extends { readonly part: 'relation' }
  ? LinkInput
  : Part extends { readonly part: 'file'; readonly many: true }
    ? readonly number[]
    : Part extends { readonly part: 'file' }
      ? number | null
      : Part extends { readonly part: 'zone'; readonly targets: infer Targets }
        ? readonly {
            [Uid in keyof Targets]: { readonly __component: Uid; readonly id?: number } & Input<
              AsModel<Targets[Uid]>
            >;
          }[keyof Targets][]
        : Part extends { readonly many: true }
          ? readonly (Input<TargetOf<Part>> & { readonly id?: number })[]
          : (Input<TargetOf<Part>> & { readonly id?: number }) | null;

/** The values with which an entry is written: absent ones stay unchanged, relations and files are ids. */
export type Input<M extends Model> = {
  readonly [F in Exclude<keyof M['fields'], 'id' | 'createdAt' | 'updatedAt'>]?: M['fields'][F] | null;
} & { readonly [P in keyof M['parts']]?: PartInput<M['parts'][P]> } & {
  readonly [W in keyof M['writeOnly']]?: M['writeOnly'][W] | null;
};
