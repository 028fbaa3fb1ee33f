import { fieldSizeOf, type FieldSizes } from '@admin/content-model';
import type { ServerPlugin } from '../definition/index.ts';

/** How wide the custom fields of plugins are before anybody arranges them, by their uids. */
export function sizesOfCustomFields(plugins: readonly ServerPlugin[]): FieldSizes {
  return Object.fromEntries(
    plugins.flatMap(({ id, customFields = [] }) =>
      customFields.map(({ name, type, defaultSize, isResizable }) => {
        const size = fieldSizeOf({ type });
        return [
          `plugin::${id}.${name}`,
          { default: defaultSize ?? size.default, isResizable: isResizable ?? size.isResizable },
        ];
      }),
    ),
  );
}
