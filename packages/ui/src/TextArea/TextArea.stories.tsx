import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/index.ts';
import { FormColumn, Specimen, Specimens } from '../storyboard/index.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  args: { 'aria-label': 'Summary', placeholder: 'Two sentences about the article' },
  render: (args) => (
    <FormColumn>
      <TextArea {...args} />
    </FormColumn>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = {};

const paragraph =
  'The dough rests overnight in a cold place. In the morning it has doubled, smells of apples and holds its shape when the bowl is turned over. That is the moment to heat the oven.';

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens>
      <Specimen caption="empty">
        <Field label="Summary">
          <TextArea placeholder="Two sentences about the article" />
        </Field>
      </Specimen>
      <Specimen caption="grows with its text">
        <Field label="Summary">
          <TextArea defaultValue={`${paragraph} ${paragraph}`} />
        </Field>
      </Specimen>
      <Specimen caption="invalid">
        <Field error="The value is too short (min: 40)." label="Summary" required>
          <TextArea defaultValue="Bread." />
        </Field>
      </Specimen>
      <Specimen caption="disabled">
        <Field disabled label="Summary">
          <TextArea defaultValue={paragraph} />
        </Field>
      </Specimen>
      <Specimen caption="read only">
        <Field label="Summary">
          <TextArea defaultValue={paragraph} readOnly />
        </Field>
      </Specimen>
      <Specimen caption="code, one row">
        <Field label="JSON">
          <TextArea defaultValue={'{\n  "crumb": "open",\n  "hydration": 0.78\n}'} rows={1} variant="code" />
        </Field>
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'ملخص',
    defaultValue: 'يرتاح العجين طوال الليل في مكان بارد، وفي الصباح يتضاعف حجمه.',
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
