import type { DescribedKind } from './described-point.ts';

/** The id of the plugin in the snippets. */
export const pluginId = 'my-plugin';

const message = (name: string, text: string) => `{ id: '${pluginId}.${name}', defaultMessage: '${text}' }`;

/** The code that contributes to a point of one kind. */
export interface ContributionCode {
  /** The method of the point, and its arguments; their components are in the same file, so that it compiles. */
  readonly call: string;
  /** The icon that the arguments contain, of `@admin/ui/icons`. */
  readonly icon?: string;
}

const page = `// With the component in its own file: () => import('./MyPage.tsx')
  page: async () => ({ default: () => <h1>My page</h1> }),`;

const input = `default: ({ name, label, value, onChange, disabled }) => (
      <label>
        {label}
        <input
          disabled={disabled}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          value={value ?? ''}
        />
      </label>
    ),`;

/** The contribution of each kind. */
export const contributionCode: Readonly<Record<DescribedKind, ContributionCode>> = {
  zone: {
    call: `add({
  id: '${pluginId}.part',
  // With the component in its own file: () => import('./Part.tsx')
  component: async () => ({ default: (props) => <p>{Object.keys(props).join(', ')}</p> }),
})`,
  },
  slot: {
    call: `add({
  id: '${pluginId}.wrapper',
  // With the component in its own file: () => import('./Wrapper.tsx')
  wrap: async () => ({
    default: ({ Default, ...props }) => (
      <div>
        <Default {...props} />
      </div>
    ),
  }),
})`,
  },
  hook: {
    call: `add({
  id: '${pluginId}.change',
  // Returns the new value. The given one is frozen.
  run: (value, context) => value,
})`,
  },
  action: {
    call: `add({
  id: '${pluginId}.action',
  useAction: (input) => ({
    label: ${message('action', 'My action')},
    run: () => console.log(input),
  }),
})`,
  },
  'custom-field': {
    call: `add({
  name: 'my-field',
  pluginId: '${pluginId}',
  type: 'string',
  intlLabel: ${message('my-field', 'My field')},
  intlDescription: ${message('my-field.description', 'A short text')},
  components: {
    // With the component in its own file: () => import('./MyFieldInput.tsx')
    Input: async () => ({
      ${indented(input, 2)}
    }),
  },
})`,
  },
  editor: {
    call: `add({
  id: '${pluginId}.editor',
  // The attribute type whose built-in editor it replaces.
  type: 'string',
  kind: 'value',
  // With the component in its own file: () => import('./MyEditor.tsx')
  component: async () => ({
    ${input}
  }),
})`,
  },
  route: {
    call: `add({
  id: '${pluginId}.page',
  // Below the base path of the panel.
  path: '${pluginId}',
  ${page}
})`,
  },
  'page-replacement': {
    // The home page is no contribution; any route or page of the settings can be replaced.
    call: `replace('settings.profile', {
  id: '${pluginId}.profile',
  // With the component in its own file: () => import('./Profile.tsx')
  page: async () => ({
    default: ({ Default }) => (
      <>
        <p>Above the page</p>
        <Default />
      </>
    ),
  }),
})`,
  },
  'settings-page': {
    call: `add({
  id: '${pluginId}.settings',
  // Below the settings.
  to: '${pluginId}',
  label: ${message('settings', 'My settings')},
  ${page}
})`,
  },
  'menu-link': {
    icon: 'Puzzle',
    call: `add({
  id: '${pluginId}.link',
  // The path of a page, such as one that the plugin adds to \`routes\`.
  to: '/${pluginId}',
  label: ${message('link', 'My page')},
  icon: Puzzle,
})`,
  },
  theme: {
    call: `add({
  id: '${pluginId}.theme',
  label: ${message('theme', 'My theme')},
  // The standard theme that supplies the other colours.
  scheme: 'light',
  tokens: { '--surface-page': '#fdf6e3' },
})`,
  },
  'block-type': {
    icon: 'Puzzle',
    call: `add({
  id: '${pluginId}.note',
  type: '${pluginId}.note',
  content: 'text',
  label: ${message('note', 'Note')},
  icon: Puzzle,
  // With the component in its own file: () => import('./Note.tsx')
  element: async () => ({ default: ({ children }) => <aside>{children}</aside> }),
  insert: () => ({ type: '${pluginId}.note', children: [{ type: 'text', text: '' }] }),
  // Returns the error of a stored or pasted block.
  check: () => undefined,
})`,
  },
  'block-mark': {
    icon: 'Puzzle',
    call: `add({
  id: '${pluginId}.small',
  mark: '${pluginId}.small',
  label: ${message('small', 'Small')},
  icon: Puzzle,
  // With the component in its own file: () => import('./Small.tsx')
  element: async () => ({ default: ({ children }) => <small>{children}</small> }),
})`,
  },
  'media-library': {
    call: `add({
  id: '${pluginId}.files',
  // With the component in its own file: () => import('./FilesDialog.tsx')
  dialog: async () => ({
    default: ({ onClose }) => (
      <dialog open>
        <button onClick={onClose}>Close</button>
      </dialog>
    ),
  }),
})`,
  },
  'inline-element': {
    icon: 'Puzzle',
    call: `add({
  id: '${pluginId}.quotation',
  type: '${pluginId}.quotation',
  content: 'text',
  label: ${message('quotation', 'Quotation')},
  icon: Puzzle,
  // With the component in its own file: () => import('./Quotation.tsx')
  element: async () => ({ default: ({ children }) => <q>{children}</q> }),
  insert: () => ({ type: '${pluginId}.quotation', children: [{ type: 'text', text: '' }] }),
  // Returns the error of a stored or pasted element.
  check: () => undefined,
})`,
  },
};

/** Indents the lines of a text after its first one. */
export function indented(text: string, depth: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(depth)}`);
}
