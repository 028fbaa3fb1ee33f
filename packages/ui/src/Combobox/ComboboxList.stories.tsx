import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCombobox } from 'downshift';
import { Specimen, Specimens } from '../storyboard/index.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { ComboboxList } from './ComboboxList.tsx';

const nora: ComboboxOption = { value: 'nora', label: 'Nora Vance', hint: 'Editor' };
const options = [nora, { value: 'idris', label: 'Idris Hale' }];

function Open({ name, loading = false }: { readonly name: string; readonly loading?: boolean }) {
  const combobox = useCombobox<ComboboxOption>({ items: options, isOpen: true, initialHighlightedIndex: 1 });
  return (
    <>
      <input {...combobox.getInputProps({ 'aria-label': name })} />
      <ComboboxList
        combobox={combobox}
        labels={{ clear: 'Clear', open: 'Show options', empty: 'No matches', loading: 'Loading' }}
        loading={loading}
        menuProps={combobox.getMenuProps({ 'aria-label': name })}
        options={options}
        value={nora}
      />
    </>
  );
}

const meta = { title: 'Controls/ComboboxList' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** The selected option has a check mark, and the option that Enter selects is highlighted. */
export const States: Story = {
  render: () => (
    <Specimens>
      <Specimen caption="Found">
        <Open name="Author" />
      </Specimen>
      <Specimen caption="Still loading">
        <Open loading name="Editor" />
      </Specimen>
    </Specimens>
  ),
};
