import type { CustomFieldType } from '@admin/content-model';
import type { PathStep } from '@admin/content-model/validation';

/** Where a value of a custom field stands. */
export interface CustomFieldPlace {
  /** The options of the attribute, as its content type says them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly path: readonly PathStep[];
}

/** A custom field that says of values whether they are right. */
export interface CustomFieldJudge {
  /** What its values are stored as. */
  readonly type: CustomFieldType;
  /** What is wrong with a value of that type, as a sentence; undefined when nothing is. */
  readonly judge: (value: unknown, place: CustomFieldPlace) => string | undefined;
}

/** The custom fields that judge their values, by uid. */
export type CustomFieldJudges = ReadonlyMap<string, CustomFieldJudge>;
