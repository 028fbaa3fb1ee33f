import { type CustomFieldType, customFieldTypes } from '@admin/content-model';
import type { Lazy } from '../core/contribution-types.ts';
import { type Contribution, createExtensionPoint, type ReadablePoint } from '../core/extension-point.ts';
import type {
  CustomField,
  CustomFieldCellProps,
  CustomFieldFilterProps,
  CustomFieldInputProps,
  CustomFieldOf,
  CustomFieldOption,
  CustomFieldSection,
  CustomFieldStoredValues,
  CustomFieldValues,
  UnfilteredType,
} from './custom-field.ts';
import { missingComponent } from './required-parts.ts';

/** Returns the uid of a custom field, as attributes name it in `customField`. */
export function customFieldUid({ name, pluginId }: Pick<CustomField, 'name' | 'pluginId'>): string {
  return pluginId ? `plugin::${pluginId}.${name}` : `global::${name}`;
}

/** A component that takes `Props`; for one with other props, the sentence that the compiler shows instead of both types. */
type Checked<Given, Props, Part extends string, PropsName extends string, T extends string> = Given &
  (Given extends Lazy<Props>
    ? Given
    : Given extends Lazy<never>
      ? `The ${Part} of a field of the type ${T} takes the props ${PropsName}['${T}']>`
      : Lazy<Props>);

/** The components of a field. The checks are left out while the type of the field is wrong. */
interface CheckedComponents<T extends CustomFieldType, Input, Cell, Filter> {
  readonly Input: [CustomFieldType] extends [T]
    ? Input
    : Checked<
        Input,
        CustomFieldInputProps<CustomFieldValues[T]>,
        'Input',
        'CustomFieldInputProps<CustomFieldValues',
        T
      >;
  readonly Cell?: [CustomFieldType] extends [T]
    ? Cell
    : Checked<
        Cell,
        CustomFieldCellProps<CustomFieldStoredValues[T]>,
        'Cell',
        'CustomFieldCellProps<CustomFieldStoredValues',
        T
      >;
  readonly Filter?: [CustomFieldType] extends [T]
    ? Filter
    : T extends UnfilteredType
      ? Filter & `Lists have no filters for fields of the type ${T}`
      : Checked<
          Filter,
          CustomFieldFilterProps<CustomFieldValues[T]>,
          'Filter',
          'CustomFieldFilterProps<CustomFieldValues',
          T
        >;
}

/** The extension point of custom fields. */
export interface CustomFieldsPoint extends ReadablePoint<CustomField> {
  /** Adds a field. Its `type` determines the props of its components and the value that `validate` receives. */
  readonly add: <const T extends CustomFieldType, Input, Cell, Filter>(
    field: Omit<CustomFieldOf<T>, 'components'> & {
      readonly components: CheckedComponents<T, Input, Cell, Filter>;
    },
  ) => Contribution;
}

/** Attribute kinds with their own inputs. Look one up with `useCustomField(uid)`. */
export const customFields = createExtensionPoint<CustomField>().with({
  id: 'shell.custom-fields',
  key: customFieldUid,
  validate: checkCustomField,
  duplicate: (uid) => `Custom field already registered: '${uid}'`,
  // A field of one type is a member of the union, which the compiler cannot infer.
}) as CustomFieldsPoint;

/** The widths that an edit view supports, in columns of twelve. */
const widths: readonly unknown[] = [4, 6, 8, 12];

/** Attribute settings that an option may set directly, not under `options`. */
const rootOptions: ReadonlySet<string> = new Set([
  'min',
  'minLength',
  'max',
  'maxLength',
  'required',
  'regex',
  'enum',
  'unique',
  'private',
  'default',
]);

const objectKey = /^[A-Za-z$_-][\w$-]*$/;

/** An incomplete field, as an author without a compiler may pass it. */
interface Draft {
  readonly name?: unknown;
  readonly type?: unknown;
  readonly intlLabel?: unknown;
  readonly intlDescription?: unknown;
  readonly components?: {
    readonly Input?: unknown;
    readonly Cell?: unknown;
    readonly Filter?: unknown;
  } | null;
  readonly validate?: unknown;
  readonly defaultSize?: unknown;
  readonly isResizable?: unknown;
}

function isSection(entry: CustomFieldOption | CustomFieldSection): entry is CustomFieldSection {
  return 'items' in entry;
}

function checkOption({ name }: CustomFieldOption): string | undefined {
  if (!name) return "The 'name' property is required on an options object";
  if (name.startsWith('options') || rootOptions.has(name)) return undefined;
  return `'${name}' must be prefixed with 'options.'`;
}

function isAbsentOrFunction(value: unknown): boolean {
  return value === undefined || typeof value === 'function';
}

/** Returns the first error of a custom field, or undefined. */
export function checkCustomField(field: CustomField): string | undefined {
  const draft: Draft = field;
  const { name, type, intlLabel, intlDescription, components, validate, defaultSize, isResizable } = draft;
  if (!name) return 'A name must be provided';
  if (!type) return 'A type must be provided';
  if (!intlLabel) return 'An intlLabel must be provided';
  if (!intlDescription) return 'An intlDescription must be provided';
  if (!components) return 'A components object must be provided';
  if (!components.Input) return 'An Input component must be provided';
  const given = [components.Input, components.Cell, components.Filter].filter(
    (part) => typeof part === 'function',
  );
  const direct = given.map(missingComponent).find((reason) => reason !== undefined);
  if (direct) return direct;
  if (!customFieldTypes.some((known) => known === type)) {
    return `The custom field type '${field.type}' is invalid: it must be one of ${customFieldTypes.join(', ')}`;
  }
  if (!objectKey.test(field.name)) {
    return `The custom field name '${field.name}' is not a valid object key: use letters, digits, $, _ and -, and no digit first`;
  }
  if (!isAbsentOrFunction(components.Cell)) return 'The Cell must be a function that fetches a component';
  if (!isAbsentOrFunction(components.Filter)) return 'The Filter must be a function that fetches a component';
  if (!isAbsentOrFunction(validate)) return 'The `validate` must be a function';
  if (defaultSize !== undefined && !widths.includes(defaultSize)) {
    return `The defaultSize must be one of ${widths.join(', ')} columns`;
  }
  if (isResizable !== undefined && typeof isResizable !== 'boolean') {
    return 'The isResizable must be true or false';
  }
  return [...(field.options?.base ?? []), ...(field.options?.advanced ?? [])]
    .flatMap((entry) => (isSection(entry) ? entry.items : [entry]))
    .map(checkOption)
    .find((reason) => reason !== undefined);
}
