import type { DescribedKind, DescribedPoint } from './described-point.ts';

/** The id of the plugin in the snippets. */
const pluginId = 'my-plugin';

const message = (name: string, text: string) => `{ id: '${pluginId}.${name}', defaultMessage: '${text}' }`;

/** The contribution of each kind, without the call around it; the component is in the same file, so that it compiles. */
const contributions: Readonly<Record<DescribedKind, string>> = {
  zone: `{
  id: '${pluginId}.part',
  // With the component in its own file: () => import('./Part.tsx')
  component: async () => ({ default: (props) => <p>{Object.keys(props).join(', ')}</p> }),
}`,
  slot: `{
  id: '${pluginId}.wrapper',
  // With the component in its own file: () => import('./Wrapper.tsx')
  wrap: async () => ({
    default: ({ Default, ...props }) => (
      <div>
        <Default {...props} />
      </div>
    ),
  }),
}`,
  hook: `{
  id: '${pluginId}.change',
  // Returns the new value. The given one is frozen.
  run: (value, context) => value,
}`,
  action: `{
  id: '${pluginId}.action',
  useAction: (input) => ({
    label: ${message('action', 'My action')},
    run: () => console.log(input),
  }),
}`,
  'custom-field': `{
  name: 'my-field',
  pluginId: '${pluginId}',
  type: 'string',
  intlLabel: ${message('my-field', 'My field')},
  intlDescription: ${message('my-field.description', 'A short text')},
  components: {
    // With the component in its own file: () => import('./MyFieldInput.tsx')
    Input: async () => ({
      default: ({ name, label, value, onChange, disabled }) => (
        <label>
          {label}
          <input
            disabled={disabled}
            name={name}
            onChange={(event) => onChange(event.target.value)}
            value={value ?? ''}
          />
        </label>
      ),
    }),
  },
}`,
  editor: `{
  id: '${pluginId}.editor',
  // The attribute type whose built-in editor it replaces.
  type: 'string',
  kind: 'value',
  // With the component in its own file: () => import('./MyEditor.tsx')
  component: async () => ({
    default: ({ name, label, value, onChange, disabled }) => (
      <label>
        {label}
        <input
          disabled={disabled}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          value={value ?? ''}
        />
      </label>
    ),
  }),
}`,
};

const indented = (text: string, depth: number) => text.replaceAll('\n', `\n${' '.repeat(depth)}`);

/** Returns the import statements: one for each module. */
function importsOf({ name, from }: DescribedPoint): string {
  const shell = '@admin/shell';
  if (from === shell) return `import { definePlugin, ${name} } from '${shell}';`;
  return `import { ${name} } from '${from}';\nimport { definePlugin } from '${shell}';`;
}

/** Returns a module in TypeScript, with JSX, that defines a plugin with a contribution to the point. */
export function snippetOf(point: DescribedPoint): string {
  return `${importsOf(point)}

export const myPlugin = definePlugin({
  id: '${pluginId}',
  contributes: [
    ${point.name}.add(${indented(contributions[point.kind], 4)}),
  ],
});
`;
}
