import type { CustomFieldFault, CustomFieldValidator, CustomFieldValidators } from '../../content/index.ts';
import type { ServerCustomField, ServerPlugin } from '../../plugin-api/index.ts';
import { customFieldUid } from './build-content.ts';
import { fieldSizeOf, type FieldMessage, type FieldSizes } from '@admin/content-model';

/** Returns a message of the panel with its English text, in which values replace placeholders. */
function faultOf({ id, defaultMessage, values = {} }: FieldMessage): CustomFieldFault {
  const message = defaultMessage.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
  return { message, text: { id, values } };
}

function validatorOf(uid: string, { type, validate }: ServerCustomField): CustomFieldValidator | undefined {
  if (validate === undefined) return undefined;
  return {
    type,
    validate(value, location) {
      try {
        // `defineCustomField` ties the validator to the type; the options were validated with the content.
        const found = validate(value as never, location as never) ?? undefined;
        if (found === undefined) return undefined;
        return typeof found === 'object' ? faultOf(found) : { message: found };
      } catch (cause) {
        throw new Error(`The custom field ${uid} could not be validated at ${location.path.join('.')}.`, {
          cause,
        });
      }
    },
  };
}

/** Returns the validators of the custom fields of plugins, by uid. */
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

/** Returns the default sizes of the custom fields of plugins, by uid. */
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
