import type { CustomFieldValidator, CustomFieldValidators } from '../../content/index.ts';
import type { ServerCustomField, ServerPlugin } from '../../plugin-api/index.ts';
import { customFieldUid } from './build-content.ts';
import { fieldSizeOf, type FieldSizes } from '@admin/content-model';

function validatorOf(uid: string, { type, validate }: ServerCustomField): CustomFieldValidator | undefined {
  if (validate === undefined) return undefined;
  return {
    type,
    validate(value, location) {
      try {
        // `defineCustomField` has tied the judge to the type, and the content was held to its options.
        return validate(value as never, location as never) ?? undefined;
      } catch (cause) {
        throw new Error(`The custom field ${uid} could not be validated at ${location.path.join('.')}.`, {
          cause,
        });
      }
    },
  };
}

/** What the custom fields of plugins find wrong with values, by their uids. */
export function customFieldValidators(
  plugins: readonly Pick<ServerPlugin, 'id' | 'customFields'>[],
): CustomFieldValidators {
  return new Map(
    plugins.flatMap(({ id, customFields = [] }) =>
      customFields.flatMap((field) => {
        const uid = customFieldUid(id, field);
        const validate = validatorOf(uid, field);
        return validate ? [[uid, validate] as const] : [];
      }),
    ),
  );
}

/** How wide the custom fields of plugins are before anybody arranges them, by their uids. */
export function customFieldSizes(plugins: readonly ServerPlugin[]): FieldSizes {
  return Object.fromEntries(
    plugins.flatMap(({ id, customFields = [] }) =>
      customFields.map((field) => {
        const { type, defaultSize, isResizable } = field;
        const size = fieldSizeOf({ type });
        return [
          customFieldUid(id, field),
          { default: defaultSize ?? size.default, isResizable: isResizable ?? size.isResizable },
        ];
      }),
    ),
  );
}
