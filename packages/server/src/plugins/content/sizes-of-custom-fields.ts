import { fieldSizeOf, type FieldSizes } from '@admin/content-model';
import type { ServerPlugin } from '../../plugin-api/index.ts';
import { customFieldUid } from './contributed-content.ts';

/** How wide the custom fields of plugins are before anybody arranges them, by their uids. */
export function sizesOfCustomFields(plugins: readonly ServerPlugin[]): FieldSizes {
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
