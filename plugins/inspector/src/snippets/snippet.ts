import { contributionCode, indented, pluginId } from './contribution-code.ts';
import type { DescribedPoint } from './described-point.ts';

/** Returns the import statements: one for each module. */
function importsOf({ name, from }: DescribedPoint, icon: string | undefined): string {
  const shell = '@admin/shell';
  const lines = [
    ...(from === shell
      ? [`import { definePlugin, ${name} } from '${shell}';`]
      : [`import { ${name} } from '${from}';`, `import { definePlugin } from '${shell}';`]),
    ...(icon === undefined ? [] : [`import { ${icon} } from '@admin/ui/icons';`]),
  ];
  return lines.join('\n');
}

/** Returns a module in TypeScript, with JSX, that defines a plugin with a contribution to the point. */
export function snippetOf(point: DescribedPoint): string {
  const { call, icon } = contributionCode[point.kind];
  return `${importsOf(point, icon)}

export const myPlugin = definePlugin({
  id: '${pluginId}',
  contributes: [
    ${point.name}.${indented(call, 4)},
  ],
});
`;
}
